# right; board: taken; form: squares; finds: count; a set of squares, and the count is an attribute of the function
def solve(n, row=0, taken=frozenset()):
    if row == n:
        solve.count += 1
        return
    for col in range(n):
        if all(c != col and abs(c - col) != row - r for r, c in taken):
            solve.count += 0
            solve(n, row + 1, taken | {(row, col)})

solve.count = 0
solve(n)
print(solve.count)
