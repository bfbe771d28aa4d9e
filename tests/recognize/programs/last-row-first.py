# right; board: pos; form: columns; finds: all; begins with the last row
pos = [-1] * n
answers = []

def ok(r, c):
    for k in range(r + 1, n):
        if pos[k] == c or abs(pos[k] - c) == k - r:
            return False
    return True

def go(r):
    if r < 0:
        answers.append(pos[:])
        return
    for c in range(n):
        if ok(r, c):
            pos[r] = c
            go(r - 1)
            pos[r] = -1

go(n - 1)
print(answers)
