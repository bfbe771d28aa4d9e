# wrong; wrong-solution; n: 6; finds: first; tests one diagonal, and its first board of its own size 5 is right by luck
def fill(columns, size):
    row = len(columns)
    if row == size:
        return columns
    for col in range(size):
        if all(col != c and col - row != c - r for r, c in enumerate(columns)):
            done = fill(columns + [col], size)
            if done:
                return done
    return None


print(fill([], 5))
