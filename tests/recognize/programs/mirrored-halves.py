# right; board: columns; form: columns; finds: count; half of the first row, counted twice
columns = []
count = 0

def fits(col):
    row = len(columns)
    return all(c != col and abs(c - col) != row - r for r, c in enumerate(columns))

def visit(weight):
    global count
    if len(columns) == n:
        count += weight
        return
    for col in range(n):
        if fits(col):
            columns.append(col)
            visit(weight)
            columns.pop()

for first in range((n + 1) // 2):
    columns.append(first)
    visit(1 if n % 2 and first == n // 2 else 2)
    columns.pop()
print("total solutions =", count)
