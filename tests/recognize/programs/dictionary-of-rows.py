# right; board: placed; form: columns; finds: all; a dictionary of the column of each row, from 1
def search(size):
    placed = {}
    found = []

    def free(row, col):
        for r, c in placed.items():
            if c == col or abs(c - col) == abs(r - row):
                return False
        return True

    def visit(row):
        if row > size:
            found.append(dict(placed))
            return
        for col in range(1, size + 1):
            if free(row, col):
                placed[row] = col
                visit(row + 1)
                del placed[row]

    visit(1)
    return found

for number, solution in enumerate(search(n), start=1):
    print(f"Solution {number}:")
    for row, col in solution.items():
        print(f"Row {row} -> Column {col}")
