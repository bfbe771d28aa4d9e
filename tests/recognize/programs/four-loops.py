# right; board: a, b, c, d; form: counters; finds: all; n: 4; four loops inside each other, and no list
def attacks(p, q, rows):
    return p == q or abs(p - q) == rows

for a in range(4):
    for b in range(4):
        if attacks(a, b, 1):
            continue
        for c in range(4):
            if attacks(a, c, 2) or attacks(b, c, 1):
                continue
            for d in range(4):
                if not (attacks(a, d, 3) or attacks(b, d, 2) or attacks(c, d, 1)):
                    print(a, b, c, d)
