# wrong; wrong-solution same-list; board: queens; the moves are right, what is recorded is not
queens, solutions = [], []

def search(row):
    if row == n:
        solutions.append(sorted(queens))
        return
    for col in range(n):
        if all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            search(row + 1)
            queens.pop()

search(0)
print(solutions)
