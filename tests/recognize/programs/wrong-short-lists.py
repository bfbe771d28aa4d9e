# wrong; error; the lists of the diagonals are too short
queens = []
cols = [False] * n
diags1 = [False] * n
diags2 = [False] * n
solutions = []

def search(row):
    if row == n:
        solutions.append(queens[:])
        return
    for col in range(n):
        if cols[col] or diags1[row + col] or diags2[row - col]:
            continue
        queens.append(col)
        cols[col] = diags1[row + col] = diags2[row - col] = True
        search(row + 1)
        queens.pop()
        cols[col] = diags1[row + col] = diags2[row - col] = False

search(0)
