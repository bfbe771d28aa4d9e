# wrong; not-undone missing-solution; n: 6; boards: 9; records: 0; kept: solver.left; board: queens; form: columns; a class with its size as a default argument, and a set that is never emptied
class Solver:
    def __init__(self, board_size=6):
        self.board_size = board_size
        self.queens = []
        self.left = set()
        self.right = set()
        self.found = []

    def safe(self, row, col):
        return col not in self.queens and row - col not in self.left and row + col not in self.right

    def solve(self, row=0):
        if row == self.board_size:
            self.found.append(list(self.queens))
            return
        for col in range(self.board_size):
            if self.safe(row, col):
                self.queens.append(col)
                self.left.add(row - col)
                self.right.add(row + col)
                self.solve(row + 1)
                self.right.discard(row + col)
                self.queens.pop()


solver = Solver()
solver.solve()
print(len(solver.found), "solutions")
for each in solver.found:
    print(each)
