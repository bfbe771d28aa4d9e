# right; board: queens; form: columns; finds: all; boards: 17; each call of a generator hands on what an inner one yields
def search(queens=()):
    if len(queens) == n:
        yield queens
    else:
        for c in range(n):
            if all(c != q and abs(c - q) != len(queens) - r for r, q in enumerate(queens)):
                for each in search(queens + (c,)):
                    yield each

for each in search():
    print(each)
