# wrong; missing-solution; board: q; the last column is never tried
q = [0] * n
total = 0

def valid(k):
    return all(q[i] != q[k] and abs(q[i] - q[k]) != k - i for i in range(k))

def back(k):
    global total
    if k == n:
        total += 1
        return
    for c in range(n - 1):
        q[k] = c
        if valid(k):
            back(k + 1)

back(0)
print(total)
