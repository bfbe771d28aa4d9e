# right; n: 6; boards: 153; records: 4; board: rows; form: columns; finds: count; the size is a constant of the class
class Board:
    WIDTH = 6

    def __init__(self):
        self.rows = [None] * Board.WIDTH
        self.total = 0

    def fits(self, r, c):
        return all(self.rows[k] != c and abs(self.rows[k] - c) != r - k for k in range(r))

    def fill(self, r):
        if r == Board.WIDTH:
            self.total += 1
            return
        for c in range(Board.WIDTH):
            if self.fits(r, c):
                self.rows[r] = c
                self.fill(r + 1)
                self.rows[r] = None


b = Board()
b.fill(0)
print("Number of solutions:", b.total)
