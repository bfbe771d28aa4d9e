# wrong; excess-count; board: columns; form: columns; finds: count; a loop goes one column beyond the board, and the number is not printed
columns = []
count = 0


def free(col):
    for r, c in enumerate(columns):
        if c == col or abs(c - col) == len(columns) - r:
            return False
    return True


def search():
    global count
    if len(columns) == n:
        count += 1
        return
    for col in range(n + 1):
        if free(col):
            columns.append(col)
            search()
            columns.pop()


search()
