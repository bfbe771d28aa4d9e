# wrong; same-list; board: placed; form: columns; the same dictionary is recorded each time, and as often as there are solutions
def solve(row=0, placed={}, ways=[]):
    if row == n:
        ways.append(placed)
        return ways
    for col in range(n):
        if all(c != col and abs(c - col) != row - r for r, c in placed.items()):
            placed[row] = col
            solve(row + 1, placed)
            del placed[row]
    return ways


answers = solve()
for each in answers:
    print(each)
print("There are", len(answers), "solutions")
