def solve(n, given=()):
    full = (1 << n) - 1
    queens, solutions = [-1] * n, []  # -1: the row has no queen
    taken = [0] * n  # squares that given queens attack, by row
    for row, col in given:
        queens[row] = col
        for r in range(n):
            bit, away = 1 << col, abs(r - row)
            taken[r] |= bit | bit << away | bit >> away

    def search(row, cols, ld, rd):
        # rows with a given queen are passed over
        while row < n and queens[row] >= 0:                                     #: next
            row, ld, rd = row + 1, ld << 1, rd >> 1                             #: advance
        if row == n:                                                            #: base
            solutions.append(queens[:])                                         #: record
            return                                                              #: return
        # prune: only the free squares are tried
        free = full & ~(cols | ld | rd | taken[row])                            #: scan
        while free:                                                             #: loop
            # choose
            bit = free & -free                                                  #: take
            free &= free - 1                                                    #: drop
            queens[row] = bit.bit_length() - 1                                  #: place
            # recurse
            search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1)       #: recurse
            # undo
            queens[row] = -1                                                    #: remove

    search(0, 0, 0, 0)
    return solutions                                                            #: finish
