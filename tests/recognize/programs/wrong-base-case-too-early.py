# wrong; wrong-solution; the base case is one row early, and lists are printed
def solve_n_queens(n):
    solutions = []
    state = []
    def search(row):
        if row == n - 1:
            solutions.append(state[:])
            return
        for col in range(n):
            if is_valid(row, col):
                state.append(col)
                search(row + 1)
                state.pop()
    def is_valid(row, col):
        for r, c in enumerate(state):
            if c == col or abs(r - row) == abs(c - col):
                return False
        return True
    search(0)
    return solutions

n = int(input("Enter N: "))
result = solve_n_queens(n)
print(f"Found {len(result)} solutions")
for s in result:
    print(s)
