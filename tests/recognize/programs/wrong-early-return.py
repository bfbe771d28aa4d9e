# wrong; missing-solution; n: 6; boards: 6; records: 0; board: queens; form: columns; returns after the first column that does not lead on
def solve(num_queens):
    queens = []
    solutions = []

    def attacked(row, col):
        for r, c in enumerate(queens):
            if c == col or abs(c - col) == row - r:
                return True
        return False

    def search(row):
        if row == num_queens:
            solutions.append(queens[:])
            return True
        for col in range(num_queens):
            if not attacked(row, col):
                queens.append(col)
                done = search(row + 1)
                queens.pop()
                return done
        return False

    search(0)
    return solutions


N_QUEENS = 6
answers = solve(N_QUEENS)
print("Solutions found:", len(answers))
