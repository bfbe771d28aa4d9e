# wrong; not-undone missing-solution; board: queens; form: columns; a list without its pop, whose boards are printed
n = int(input())
queens = []


def safe(row, col):
    for r in range(row):
        if queens[r] == col or abs(queens[r] - col) == row - r:
            return False
    return True


def solve(row):
    if row == n:
        for q in queens:
            print("." * q + "Q" + "." * (n - q - 1))
        print()
        return
    for col in range(n):
        if safe(row, col):
            queens.append(col)
            solve(row + 1)


solve(0)
