# wrong; not-undone missing-solution; n: 6; boards: 6; records: 0; kept: b; board: b; form: matrix; a queen is never taken off the matrix, so that the search gives up
import sys


def safe(b, r, c, n):
    for i in range(n):
        for j in range(n):
            if b[i][j] == 1 and (i == r or j == c or abs(i - r) == abs(j - c)):
                return False
    return True


def solve(b, r, n):
    if r == n:
        return True
    for c in range(n):
        if safe(b, r, c, n):
            b[r][c] = 1
            if solve(b, r + 1, n):
                return True
    return False


def main():
    n = int(sys.argv[2]) if len(sys.argv) > 2 else 6
    b = [[0] * n for _ in range(n)]
    if solve(b, 0, n):
        for line in b:
            print(line)
    else:
        print("No solution")


main()
