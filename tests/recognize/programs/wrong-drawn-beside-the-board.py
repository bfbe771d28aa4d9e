# wrong; wrong-solution; draws boards that are right one column too far
n = int(input())
sols = []
q = []
def go(r):
    if r == n:
        sols.append(q[:])
        return
    for c in range(n):
        if all(k != c and abs(k - c) != r - i for i, k in enumerate(q)):
            q.append(c)
            go(r + 1)
            q.pop()
go(0)
for s in sols:
    for r in range(n):
        print(" ".join("Q" if s[r] + 1 == c else "." for c in range(n)))
    print()
