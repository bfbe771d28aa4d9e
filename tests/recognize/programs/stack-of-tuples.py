# right; board: queens; form: columns; finds: all; depth first with a stack of states
def solve(n):
    solutions = []
    stack = [()]
    while stack:
        queens = stack.pop()
        row = len(queens)
        if row == n:
            solutions.append(queens)
            continue
        for col in reversed(range(n)):
            if all(col != c and abs(col - c) != row - r for r, c in enumerate(queens)):
                stack.append(queens + (col,))
    return solutions

if __name__ == "__main__":
    size = n
    for s in solve(size):
        print(list(s))
    print("Total:", len(solve(size)))
