def solve(n, given=()):
    cols, diags1, diags2 = set(), set(), set()
    queens, solutions = [-1] * n, []  # -1: the row has no queen
    for row, col in given:
        cols.add(col)
        diags1.add(row - col)
        diags2.add(row + col)
        queens[row] = col

    def search(row):
        # rows with a given queen are passed over
        while row < n and queens[row] >= 0:                                     #: next
            row += 1                                                            #: advance
        if row == n:                                                            #: base
            solutions.append(queens[:])                                         #: record
            return                                                              #: return
        for col in range(n):                                                    #: loop
            diag1, diag2 = row - col, row + col                                 #: diagonals
            # prune: attacked squares are skipped
            if (col not in cols and diag1 not in diags1                         #: test
                    and diag2 not in diags2):
                # choose
                cols.add(col)                                                   #: mark-column
                diags1.add(diag1)                                               #: mark-main
                diags2.add(diag2)                                               #: mark-anti
                queens[row] = col                                               #: place
                # recurse
                search(row + 1)                                                 #: recurse
                # undo
                queens[row] = -1                                                #: remove
                cols.remove(col)                                                #: unmark-column
                diags1.remove(diag1)                                            #: unmark-main
                diags2.remove(diag2)                                            #: unmark-anti

    search(0)
    return solutions                                                            #: finish
