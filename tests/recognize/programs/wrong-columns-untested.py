# wrong; wrong-solution; board: queens; finds: count; 24 boards at n = 4, as without diagonals, but the columns are not tested
count = 0
def search(row, queens):
    global count
    if row == n:
        count += 1
        return
    for c in range(n):
        if all(abs(c - q) != row - r for r, q in enumerate(queens)):
            search(row + 1, queens + [c])
search(0, [])
print(count)
