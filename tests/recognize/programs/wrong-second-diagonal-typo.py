# wrong; wrong-solution; n: 5; boards: 106; records: 19; board: queens; form: columns; the size is the length of a list, and one diagonal is compared with the wrong sign
queens = [-1] * 5
answers = []


def free(row, col):
    for r in range(row):
        if queens[r] == col or queens[r] - r == col - row or queens[r] + r == col - row:
            return False
    return True


def search(row):
    if row == len(queens):
        answers.append(queens.copy())
        return
    for col in range(len(queens)):
        if free(row, col):
            queens[row] = col
            search(row + 1)
            queens[row] = -1


search(0)
print(answers)
