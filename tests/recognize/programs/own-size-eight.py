# right; board: queens; form: columns; finds: count; n: 8; a size of its own in the first line
SIZE = 8
queens = []
count = 0

def attacked(row, col):
    for r, c in enumerate(queens):
        if c == col or r - c == row - col or r + c == row + col:
            return True
    return False

def place(row):
    global count
    if row == SIZE:
        count += 1
        return
    for col in range(SIZE):
        if not attacked(row, col):
            queens.append(col)
            place(row + 1)
            queens.pop()

place(0)
print(count)
