# unknown; board: queens; form: columns; boards: 17; full boards that are neither kept nor printed
queens = []

def fits(col):
    row = len(queens)
    return all(c != col and abs(c - col) != row - r for r, c in enumerate(queens))

def search(row):
    if row == n:
        return
    for col in range(n):
        if fits(col):
            queens.append(col)
            search(row + 1)
            queens.pop()

search(0)
print("done")
