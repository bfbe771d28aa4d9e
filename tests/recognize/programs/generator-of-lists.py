# right; board: a; form: columns; finds: all; a generator with lists as parameters, nothing is ever changed in place
def queens(n, i=0, a=[], b=[], c=[]):
    if i < n:
        for j in range(n):
            if j not in a and i + j not in b and i - j not in c:
                yield from queens(n, i + 1, a + [j], b + [i + j], c + [i - j])
    else:
        yield a

for solution in queens(n):
    print(solution)
