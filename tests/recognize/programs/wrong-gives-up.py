# wrong; not-undone missing-solution; board: board; the queen of a failed call stays
board = [[0] * n for _ in range(n)]

def safe(r, c):
    for i in range(n):
        for j in range(n):
            if board[i][j] and (i == r or j == c or abs(i - r) == abs(j - c)):
                return False
    return True

def solve(r):
    if r == n:
        return True
    for c in range(n):
        if safe(r, c):
            board[r][c] = 1
            if solve(r + 1):
                return True
    return False

if solve(0):
    for row in board:
        print(row)
else:
    print("No solution exists")
