# wrong; error; the row is never increased
def search(row, queens):
    if row == n:
        print(queens)
        return
    for col in range(n):
        search(row, queens + [col])

search(0, [])
