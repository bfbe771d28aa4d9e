# right; board: board; form: matrix; finds: all; a class that is never called, sets in a closure
class Solution:
    def solveNQueens(self, n: int) -> list[list[str]]:
        cols, pos, neg = set(), set(), set()
        res = []
        board = [["."] * n for _ in range(n)]

        def backtrack(r):
            if r == n:
                res.append(["".join(row) for row in board])
                return
            for c in range(n):
                if c in cols or (r + c) in pos or (r - c) in neg:
                    continue
                cols.add(c)
                pos.add(r + c)
                neg.add(r - c)
                board[r][c] = "Q"
                backtrack(r + 1)
                cols.remove(c)
                pos.remove(r + c)
                neg.remove(r - c)
                board[r][c] = "."

        backtrack(0)
        return res
