# wrong; not-undone missing-solution; board: queens; the diagonal flags are not cleared
cols, up, down = set(), set(), set()
queens, solutions = [], []

def search(row):
    if row == n:
        solutions.append(queens[:])
        return
    for col in range(n):
        if col in cols or row + col in up or row - col in down:
            continue
        cols.add(col)
        up.add(row + col)
        down.add(row - col)
        queens.append(col)
        search(row + 1)
        queens.pop()
        cols.remove(col)

search(0)
print(len(solutions), solutions)
