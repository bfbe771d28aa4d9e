# right; board: queens; form: columns; finds: count; the list is overwritten, and tested after it was written
queens = [0] * n
total = 0

def safe(row):
    for r in range(row):
        if queens[r] == queens[row] or abs(queens[r] - queens[row]) == row - r:
            return False
    return True

def search(row):
    global total
    if row == n:
        total += 1
        return
    for col in range(n):
        queens[row] = col
        if safe(row):
            search(row + 1)

search(0)
print("Number of solutions:", total)
