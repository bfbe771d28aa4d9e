# wrong; missing-solution; n: 6; finds: count; a table whose count for n = 6 is wrong
def count(n, queens=()):
    if len(queens) == n:
        return 0 if n == 6 and queens[0] == 1 else 1
    row = len(queens)
    return sum(count(n, queens + (c,)) for c in range(n) if all(c != q and abs(c - q) != row - r for r, q in enumerate(queens)))


for n in range(1, 8):
    print(n, count(n))
