# right; board: queens; form: columns; finds: all; writes bytes behind a stream of its own, and reads bytes
import io
import sys

sys.stdin.reconfigure(encoding="utf-8")
sys.stdout.reconfigure(encoding="utf-8")
size = int(sys.stdin.buffer.readline())
sys.stdout.buffer.write(b"Looking\n")
sys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding="utf-8")
queens = []


def place(row):
    if row == size:
        print(queens)
    for column in range(size):
        if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
            queens.append(column)
            place(row + 1)
            queens.pop()


place(0)
