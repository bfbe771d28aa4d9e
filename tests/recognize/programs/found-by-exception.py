# right; board: row_of; form: columns; finds: first; the first solution ends the search by an exception
class Found(Exception):
    pass

row_of = [None] * n

def search(col):
    if col == n:
        raise Found
    for row in range(n):
        if all(row_of[c] != row and abs(row_of[c] - row) != col - c for c in range(col)):
            row_of[col] = row
            search(col + 1)
            row_of[col] = None

try:
    search(0)
    print("no solution")
except Found:
    print(row_of)
