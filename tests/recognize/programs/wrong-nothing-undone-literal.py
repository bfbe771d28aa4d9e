# wrong; not-undone missing-solution; n: 6; boards: 7; records: 0; kept: seen; board: spots; form: squares; no variable has the size, and the sets of columns and diagonals only grow
spots, seen, minus, plus, answers = [], set(), set(), set(), []


def go(i):
    if i == 6:
        answers.append(list(spots))
        return
    for j in range(6):
        if j not in seen and i - j not in minus and i + j not in plus:
            spots.append((i, j))
            seen.add(j)
            minus.add(i - j)
            plus.add(i + j)
            go(i + 1)
            spots.pop()


go(0)
print("answers:", len(answers))
