def solve(n):
    full = (1 << n) - 1
    queens = []
    # from the middle outwards
    order = sorted(range(n), key=lambda col: abs(2 * col - n + 1))

    def nearest(free):
        for col in order:
            if free >> col & 1:
                return 1 << col

    def search(row, cols, ld, rd):
        if row == n:                                                            #: base
            return True  # queens holds the solution                            #: return
        # prune: only the free squares are tried
        free = full & ~(cols | ld | rd)                                         #: scan
        while free:                                                             #: loop
            # choose
            bit = nearest(free)                                                 #: take
            free ^= bit                                                         #: drop
            queens.append(bit.bit_length() - 1)                                 #: place
            # recurse
            if search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1):   #: recurse
                return True  # stop: nothing is undone                          #: found
            # undo
            queens.pop()                                                        #: remove
        return False  # no free square of this row leads to a solution          #: fail

    found = search(0, 0, 0, 0)
    return [queens] if found else []                                            #: finish
