# wrong; wrong-solution; board: queens; form: columns; records each board one row too early
queens = []
cols = set()
diags1 = set()
diags2 = set()
solutions = []

def search(row):
    if row == n - 1:
        solutions.append(queens[:])
        return
    for col in range(n):
        if col in cols or row + col in diags1 or row - col in diags2:
            continue
        queens.append(col)
        cols.add(col)
        diags1.add(row + col)
        diags2.add(row - col)
        search(row + 1)
        queens.pop()
        cols.remove(col)
        diags1.remove(row + col)
        diags2.remove(row - col)

search(0)
