# wrong; duplicate-solution; board: queens; each solution is printed twice
queens = []

def search(row):
    if row == n:
        print(queens)
        print(queens)
        return
    for col in range(n):
        if all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            search(row + 1)
            queens.pop()

search(0)
