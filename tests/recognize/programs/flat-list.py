# right; board: cells; form: matrix; finds: count; one list of all cells
class Board:
    solutions = 0

    def __init__(self, size):
        self.size = size
        self.cells = [False] * (size * size)

    def threatened(self, row, col):
        for r in range(row):
            d = row - r
            if self.cells[r * self.size + col]:
                return True
            if col >= d and self.cells[r * self.size + col - d]:
                return True
            if col + d < self.size and self.cells[r * self.size + col + d]:
                return True
        return False

    def fill(self, row=0):
        if row == self.size:
            Board.solutions += 1
            return
        for col in range(self.size):
            if not self.threatened(row, col):
                self.cells[row * self.size + col] = True
                self.fill(row + 1)
                self.cells[row * self.size + col] = False

b = Board(n)
b.fill()
print(f"There are {Board.solutions} solutions for the {n}-queens problem")
