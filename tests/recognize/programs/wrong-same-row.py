# wrong; missing-solution; board: queens; each call gets the row of the one before, and the list of solutions stays empty
queens = []
cols = set()
diags1 = set()
diags2 = set()
solutions = []

def search(row):
    if row == n:
        solutions.append(queens[:])
        return
    for col in range(n):
        if col in cols or row + col in diags1 or row - col in diags2:
            continue
        queens.append(col)
        cols.add(col)
        diags1.add(row + col)
        diags2.add(row - col)
        search(row)
        queens.pop()
        cols.remove(col)
        diags1.remove(row + col)
        diags2.remove(row - col)

search(0)
