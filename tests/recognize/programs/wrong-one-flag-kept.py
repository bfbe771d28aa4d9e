# wrong; not-undone; kept: rising; board: grid; form: matrix; one array of diagonals is never cleared
grid = [["-"] * n for _ in range(n)]
in_column = [0] * n
rising = [0] * (2 * n)
falling = [0] * (2 * n)
found = []


def set_square(r, c):
    grid[r][c] = "Q"
    in_column[c] = 1
    rising[r + c] = 1
    falling[r - c + n] = 1


def clear_square(r, c):
    grid[r][c] = "-"
    in_column[c] = 0
    falling[r - c + n] = 0


def fill(r):
    if r == n:
        found.append(["".join(line) for line in grid])
        return
    for c in range(n):
        if in_column[c] or rising[r + c] or falling[r - c + n]:
            continue
        set_square(r, c)
        fill(r + 1)
        clear_square(r, c)


fill(0)
print(len(found))
