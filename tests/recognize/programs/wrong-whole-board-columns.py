# wrong; wrong-solution; board: board; form: whole board; finds: first; repairs a whole board but does not count queens in one column as conflicts
import random

random.seed(1)


def conflicts(row, col):
    return sum(1 for r in range(n) if r != row and abs(board[r] - col) == abs(r - row))


board = [random.randrange(n) for _ in range(n)]
while True:
    bad = [r for r in range(n) if conflicts(r, board[r]) > 0]
    if not bad:
        break
    row = random.choice(bad)
    board[row] = min(range(n), key=lambda col: (conflicts(row, col), random.random()))
print(board)
