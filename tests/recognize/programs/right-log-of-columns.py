# right; board: queens; form: columns; a list of every column that was placed, from which nothing is removed
n = int(input())
queens, tried = [], []


def solve(row):
    if row == n:
        print(queens)
        return
    for col in range(n):
        if all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            tried.append(col)
            solve(row + 1)
            queens.pop()


solve(0)
