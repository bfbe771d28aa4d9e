# right; finds: first; all boards are searched, and only the first is printed
shown = False
columns = []


def look(size):
    global shown
    row = len(columns)
    if row == size:
        if not shown:
            print('A solution:', columns)
        shown = True
        return
    for column in range(size):
        if all(column != c and abs(column - c) != row - r for r, c in enumerate(columns)):
            columns.append(column)
            look(size)
            columns.pop()


look(n)
