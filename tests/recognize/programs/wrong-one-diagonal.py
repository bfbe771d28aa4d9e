# wrong; wrong-solution; board: path; one diagonal is not tested
path = []
found = []

def ok(col):
    row = len(path)
    for r, c in enumerate(path):
        if c == col or col - c == row - r:
            return False
    return True

def dfs():
    if len(path) == n:
        found.append(path.copy())
        return
    for col in range(n):
        if ok(col):
            path.append(col)
            dfs()
            path.pop()

dfs()
for f in found:
    print(f)
print("solutions:", len(found))
