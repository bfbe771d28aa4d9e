# right; board: q; form: columns; finds: symmetric; only solutions that are not turned or mirrored ones of another
def images(s):
    size = len(s)
    def turn(a):
        out = [0] * size
        for r, c in enumerate(a):
            out[c] = size - 1 - r
        return tuple(out)
    all_images = []
    for start in (tuple(s), tuple(size - 1 - c for c in s)):
        for _ in range(4):
            all_images.append(start)
            start = turn(start)
    return all_images

fundamental = []
seen = set()

def search(q):
    row = len(q)
    if row == n:
        if tuple(q) not in seen:
            fundamental.append(list(q))
            seen.update(images(q))
        return
    for col in range(n):
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(q)):
            q.append(col)
            search(q)
            q.pop()

search([])
print("fundamental solutions:", len(fundamental))
for s in fundamental:
    print(s)
