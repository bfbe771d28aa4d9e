# wrong; error; the last diagonal lies outside of its list
cols = [False] * n
up = [False] * (2 * n - 3)
down = [False] * (2 * n - 1)

def search(row):
    if row == n:
        return 1
    count = 0
    for col in range(n):
        if not (cols[col] or up[row + col] or down[row - col + n - 1]):
            cols[col] = up[row + col] = down[row - col + n - 1] = True
            count += search(row + 1)
            cols[col] = up[row + col] = down[row - col + n - 1] = False
    return count

print(search(0))
