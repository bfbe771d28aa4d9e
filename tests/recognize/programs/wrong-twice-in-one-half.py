# wrong; duplicate-solution; each solution of one half is recorded twice, and the other half is searched as well
def search(row, queens):
    if row == n:
        if queens[0] < n // 2:
            solution()
            solution()
        return
    for c in range(n):
        if all(c != q and abs(c - q) != row - r for r, q in enumerate(queens)):
            place(row, c)
            search(row + 1, queens + [c])
            remove(row, c)
search(0, [])
