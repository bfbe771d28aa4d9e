def solve(n):
    full = (1 << n) - 1
    queens, solutions = [0] * n, []

    def search(row, cols, ld, rd):
        if row == n:                                                            #: base
            solutions.append(queens[:])                                         #: record
            return                                                              #: return
        # prune: only the free squares are tried
        free = full & ~(cols | ld | rd)                                         #: scan
        while free:                                                             #: loop
            # choose: overwrites what stood there
            bit = free & -free                                                  #: take
            free &= free - 1                                                    #: drop
            queens[row] = bit.bit_length() - 1                                  #: place
            # recurse
            search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1)       #: recurse

    search(0, 0, 0, 0)
    return solutions                                                            #: finish
