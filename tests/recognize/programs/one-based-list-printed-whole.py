# right; board: x; form: columns; finds: all; rows and columns from 1, the unused place 0 is printed as well
def fits(k, i):
    return all(x[j] != i and abs(x[j] - i) != k - j for j in range(1, k))

def place(k):
    for i in range(1, n + 1):
        if fits(k, i):
            x[k] = i
            if k == n:
                print(x)
            else:
                place(k + 1)

x = [0] * (n + 1)
place(1)
