# wrong; wrong-solution; board: queens; form: columns; counts a board before another function prints it
n = int(input())
count = 0
queens = []
def ok(row, col):
    return all(c != col and row - r != col - c for r, c in enumerate(queens))
def show():
    for c in queens:
        print(" ".join("Q" if i == c else "." for i in range(n)))
    print()
def solve(row):
    global count
    if row == n:
        count += 1
        show()
        return
    for col in range(n):
        if ok(row, col):
            queens.append(col)
            solve(row + 1)
            queens.pop()
solve(0)
print("Total", count)
