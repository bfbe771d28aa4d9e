# right; board: answer; form: columns; finds: count; a matrix counts how often each square is attacked
def mark(attacked, n, row, col, by):
    for r in range(n):
        for c in range(n):
            if r == row or c == col or abs(r - row) == abs(c - col):
                attacked[r][c] += by

def place_queens(n, row, attacked, answer, out):
    if row == n:
        out.append("".join(str(c + 1) for c in answer))
        return
    for col in range(n):
        if attacked[row][col] == 0:
            answer.append(col)
            mark(attacked, n, row, col, 1)
            place_queens(n, row + 1, attacked, answer, out)
            mark(attacked, n, row, col, -1)
            answer.pop()

out = []
place_queens(n, 0, [[0] * n for _ in range(n)], [], out)
print(len(out))
