def solve(n):
    full = (1 << n) - 1

    def search(row, cols, ld, rd):
        if row == n:                                                            #: base
            return 1                                                            #: return
        count = 0                                                               #: start
        # prune: only the free squares are tried
        free = full & ~(cols | ld | rd)                                         #: scan
        while free:                                                             #: loop
            # choose
            bit = free & -free                                                  #: take
            free &= free - 1                                                    #: drop
            # recurse
            below = search(row + 1, cols | bit,                                 #: recurse
                           (ld | bit) << 1, (rd | bit) >> 1)
            count += below                                                      #: add
        return count                                                            #: total

    solutions = search(0, 0, 0, 0)
    return solutions                                                            #: finish
