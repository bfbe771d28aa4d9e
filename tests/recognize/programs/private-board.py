# right; board: __grid; form: matrix; finds: first; a private attribute, and the answer is printed by a method
class NQueens:
    def __init__(self, size):
        self.__size = size
        self.__grid = [["*"] * size for _ in range(size)]

    def __attacked(self, row, col):
        for i in range(self.__size):
            for j in range(self.__size):
                if self.__grid[i][j] == "Q":
                    if i == row or j == col or i + j == row + col or i - j == row - col:
                        return True
        return False

    def solve(self, left):
        if left == 0:
            return True
        for i in range(self.__size):
            for j in range(self.__size):
                if not self.__attacked(i, j) and self.__grid[i][j] != "Q":
                    self.__grid[i][j] = "Q"
                    if self.solve(left - 1):
                        return True
                    self.__grid[i][j] = "*"
        return False

    def show(self):
        for row in self.__grid:
            print(row)

game = NQueens(n)
game.solve(n)
game.show()
