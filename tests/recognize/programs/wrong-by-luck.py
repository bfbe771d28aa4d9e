# wrong; missing-solution; n: 5; board: placed; form: squares; clears every queen where the last one should go, right at n = 4 by luck
n = int(input())
placed = []
boards = []


def fits(row, col):
    return all(c != col and abs(r - row) != abs(c - col) for r, c in placed)


def fill(row):
    if row == n:
        if len(placed) == n:
            boards.append(sorted(placed))
        return
    for col in range(n):
        if fits(row, col):
            placed.append((row, col))
            fill(row + 1)
            placed.clear()


fill(0)
for each in boards:
    print(each)
