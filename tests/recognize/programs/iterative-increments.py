# right; board: x; form: columns; finds: count; no recursion: x[k] is increased until it fits, from 1
def place(x, k):
    for i in range(1, k):
        if x[i] == x[k] or abs(x[i] - x[k]) == k - i:
            return False
    return True

def n_queens(n):
    x = [0] * (n + 1)
    k = 1
    count = 0
    while k > 0:
        x[k] += 1
        while x[k] <= n and not place(x, k):
            x[k] += 1
        if x[k] <= n:
            if k == n:
                count += 1
            else:
                k += 1
                x[k] = 0
        else:
            k -= 1
    return count

print(n_queens(n))
