# right; n: 4; finds: count; a table of counts for n = 1 to 7
def solve(n, row=0, cols=frozenset(), ups=frozenset(), downs=frozenset()):
    if row == n:
        return 1
    return sum(
        solve(n, row + 1, cols | {c}, ups | {row + c}, downs | {row - c})
        for c in range(n)
        if c not in cols and row + c not in ups and row - c not in downs
    )


for n in range(1, 8):
    print(f"{n} queens: {solve(n)} solutions")
