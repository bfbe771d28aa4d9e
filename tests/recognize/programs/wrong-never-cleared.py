# wrong; not-undone missing-solution; board: board; form: matrix; a matrix whose queens are never cleared, with a count
def solve(board, row, n):
    if row == n:
        return 1
    total = 0
    for col in range(n):
        if all(not board[r][c] for r in range(row) for c in range(n) if c == col or abs(c - col) == row - r):
            board[row][col] = 1
            total += solve(board, row + 1, n)
    return total


n = int(input())
print(solve([[0] * n for _ in range(n)], 0, n))
