def solve(n):
    count = 0

    def search(row, cols, main, anti):  # each call has masks of its own
        nonlocal count
        if row == n:                                                            #: base
            count += 1                                                          #: record
            return                                                              #: return
        for col in range(n):                                                    #: loop
            diag1, diag2 = row - col + n - 1, row + col                         #: diagonals
            # prune: attacked squares are skipped
            if ((cols >> col) & 1 == 0 and (main >> diag1) & 1 == 0             #: test
                    and (anti >> diag2) & 1 == 0):
                cols ^= 1 << col  # choose                                      #: mark-column
                main ^= 1 << diag1                                              #: mark-main
                anti ^= 1 << diag2                                              #: mark-anti
                search(row + 1, cols, main, anti)  # recurse                    #: recurse
                anti ^= 1 << diag2  # undo: the loop goes on                    #: unmark-anti
                main ^= 1 << diag1                                              #: unmark-main
                cols ^= 1 << col                                                #: unmark-column

    search(0, 0, 0, 0)
    return count                                                                #: finish
