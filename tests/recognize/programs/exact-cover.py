# right; board: solution; form: squares; finds: all; Knuth's Algorithm X over rows, columns and diagonals
def cover_of(n):
    Y = {(r, c): [("row", r), ("col", c), ("up", r + c), ("down", r - c)] for r in range(n) for c in range(n)}
    X = {}
    for square, names in Y.items():
        for name in names:
            X.setdefault(name, set()).add(square)
    return X, Y

def solve(X, Y, solution):
    main = [k for k in X if k[0] in ("row", "col")]
    if not main:
        yield list(solution)
        return
    c = min(main, key=lambda k: len(X[k]))
    for square in sorted(X[c]):
        solution.append(square)
        removed = select(X, Y, square)
        yield from solve(X, Y, solution)
        deselect(X, Y, square, removed)
        solution.pop()

def select(X, Y, square):
    columns = []
    for j in Y[square]:
        for other in X[j]:
            for k in Y[other]:
                if k != j and k in X:
                    X[k].discard(other)
        columns.append(X.pop(j))
    return columns

def deselect(X, Y, square, columns):
    for j in reversed(Y[square]):
        X[j] = columns.pop()
        for other in X[j]:
            for k in Y[other]:
                if k != j and k in X:
                    X[k].add(other)

X, Y = cover_of(n)
for s in solve(X, Y, []):
    print(sorted(s))
