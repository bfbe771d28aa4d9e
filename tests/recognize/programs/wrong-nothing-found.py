# wrong; missing-solution; board: x; form: columns; the last column is never tried, so nothing is ever printed
def place(x, k, i):
    for j in range(1, k):
        if x[j] == i or abs(x[j] - i) == abs(j - k):
            return False
    return True

def nqueen(x, k, n):
    for i in range(1, n):
        if place(x, k, i):
            x[k] = i
            if k == n:
                print(*x[1:])
            else:
                nqueen(x, k + 1, n)

n = int(input("Enter the number of queens: "))
x = [0] * (n + 1)
nqueen(x, 1, n)
print("done")
