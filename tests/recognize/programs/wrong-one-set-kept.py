# wrong; not-undone; n: 6; kept: used_up; board: placed; form: columns; one set of diagonals is never emptied
N = 6
used_cols = set()
used_up = set()
used_down = set()
placed = []
found = []

def go(r):
    if r == N:
        found.append(list(placed))
        return
    for c in range(N):
        if c in used_cols or r + c in used_up or r - c in used_down:
            continue
        placed.append(c)
        used_cols.add(c)
        used_up.add(r + c)
        used_down.add(r - c)
        go(r + 1)
        placed.pop()
        used_cols.discard(c)
        used_down.discard(r - c)

go(0)
print(len(found))
