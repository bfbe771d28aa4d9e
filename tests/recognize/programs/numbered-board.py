# right; board: b; form: matrix; finds: first; the queen of each column has its number
n = n
b = [[0] * n for _ in range(n)]

def free(r, c):
    for y in range(n):
        for x in range(c):
            if b[y][x] and (y == r or abs(y - r) == c - x):
                return False
    return True

def put(c):
    if c == n:
        return True
    for r in range(n):
        if free(r, c):
            b[r][c] = c + 1
            if put(c + 1):
                return True
            b[r][c] = 0
    return False

if put(0):
    for line in b:
        print("".join(" Q " if x else " . " for x in line))
