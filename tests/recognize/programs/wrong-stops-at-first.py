# wrong; wrong-solution; n: 8; boards: 48; records: 1; board: grid; form: matrix; finds: first; a size of 8 in a constant, one diagonal forgotten, stops at the first
SIZE = 8
grid = [["-" for _ in range(SIZE)] for _ in range(SIZE)]


def ok(y, x):
    for k in range(1, y + 1):
        if grid[y - k][x] == "Q":
            return False
        if x - k >= 0 and grid[y - k][x - k] == "Q":
            return False
    return True


def put(y):
    if y == SIZE:
        return True
    for x in range(SIZE):
        if ok(y, x):
            grid[y][x] = "Q"
            if put(y + 1):
                return True
            grid[y][x] = "-"
    return False


if put(0):
    print("\n".join(" ".join(line) for line in grid))
