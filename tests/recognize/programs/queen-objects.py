# right; board: queens; form: squares; finds: all; objects with a row and a column
from dataclasses import dataclass

@dataclass(frozen=True)
class Queen:
    row: int
    col: int

    def attacks(self, other):
        return self.row == other.row or self.col == other.col or abs(self.row - other.row) == abs(self.col - other.col)

class Solver:
    def __init__(self, n):
        self.n = n
        self.queens = []
        self.solutions = []

    def solve(self, row=0):
        if row == self.n:
            self.solutions.append([q.col for q in self.queens])
            return
        for col in range(self.n):
            queen = Queen(row, col)
            if not any(queen.attacks(q) for q in self.queens):
                self.queens.append(queen)
                self.solve(row + 1)
                self.queens.remove(queen)

def main():
    size = int(input("Size: "))
    solver = Solver(size)
    solver.solve()
    print(len(solver.solutions), "solutions")
    for s in solver.solutions:
        print(s)

main()
