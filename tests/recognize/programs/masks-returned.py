# right; board: cols; form: mask; finds: count; masks as parameters, the count is returned
class Solution:
    def totalNQueens(self, n):
        self.full = (1 << n) - 1
        return self.go(0, 0, 0)

    def go(self, cols, left, right):
        if cols == self.full:
            return 1
        total = 0
        free = self.full & ~(cols | left | right)
        while free:
            bit = free & -free
            free ^= bit
            total += self.go(cols | bit, (left | bit) << 1, (right | bit) >> 1)
        return total
