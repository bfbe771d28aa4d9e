def solve(n):
    count = 0

    def search(row, cols, mains, antis):  # each call has masks of its own
        nonlocal count
        if row == n:                                                            #: base
            count += 1                                                          #: record
            return                                                              #: return
        for col in range(n):                                                    #: loop
            diag1, diag2 = row - col + n - 1, row + col                         #: diagonals
            # prune: attacked squares are skipped
            if ((cols >> col) & 1 == 0 and (mains >> diag1) & 1 == 0            #: test
                    and (antis >> diag2) & 1 == 0):
                # choose
                cols ^= 1 << col                                                #: mark-column
                mains ^= 1 << diag1                                             #: mark-main
                antis ^= 1 << diag2                                             #: mark-anti
                # recurse
                search(row + 1, cols, mains, antis)                             #: recurse
                # undo: the loop goes on
                antis ^= 1 << diag2                                             #: unmark-anti
                mains ^= 1 << diag1                                             #: unmark-main
                cols ^= 1 << col                                                #: unmark-column

    search(0, 0, 0, 0)
    return count                                                                #: finish
