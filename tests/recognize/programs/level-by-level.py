# right; finds: all; all boards with k queens before any with k + 1
def extend(boards, n):
    return [b + [c] for b in boards for c in range(n)
            if all(c != q and abs(c - q) != len(b) - r for r, q in enumerate(b))]

boards = [[]]
for _ in range(n):
    boards = extend(boards, n)
print(len(boards))
for b in boards:
    print(b)
