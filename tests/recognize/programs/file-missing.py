# unknown; reads its size from a file that is not there
with open('size-of-the-board.txt') as file:
    size = int(file.read())

columns = []


def look():
    row = len(columns)
    if row == size:
        print(columns)
        return
    for column in range(size):
        if all(column != c and abs(column - c) != row - r for r, c in enumerate(columns)):
            columns.append(column)
            look()
            columns.pop()


look()
