# right; board: queens; form: columns; finds: all; boards: 17; a new tuple in each call of a generator
def search(queens=()):
    if len(queens) == n:
        yield queens
    else:
        for c in range(n):
            if all(c != q and abs(c - q) != len(queens) - r for r, q in enumerate(queens)):
                yield from search(queens + (c,))

for each in search():
    print(each)
