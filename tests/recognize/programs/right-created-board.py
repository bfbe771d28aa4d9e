# right; board: m; form: matrix; finds: all; a call returns the empty board before the search begins
def create(n):
    return [[0 for i in range(n)] for j in range(n)]

def attacked(m, r, c):
    n = len(m)
    for k in range(n):
        if m[r][k] == 1 or m[k][c] == 1:
            return True
    for i in range(n):
        for j in range(n):
            if (i + j == r + c or i - j == r - c) and m[i][j] == 1:
                return True
    return False

def solve(m, r, out):
    if r == len(m):
        out.append([row[:] for row in m])
        return
    for c in range(len(m)):
        if not attacked(m, r, c):
            m[r][c] = 1
            solve(m, r + 1, out)
            m[r][c] = 0

out = []
solve(create(int(input())), 0, out)
for m in out:
    for row in m:
        print(row)
    print("-" * 12)
