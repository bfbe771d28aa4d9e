def solve(n):
    cols, diags1, diags2 = set(), set(), set()
    queens, solutions = [0] * n, []

    def search(row):
        if row == n:                                                            #: base
            solutions.append(queens[:])                                         #: record
            return                                                              #: return
        for col in range(n):                                                    #: loop
            diag1, diag2 = row - col, row + col                                 #: diagonals
            # prune: attacked squares are skipped
            if col in cols or diag1 in diags1 or diag2 in diags2:               #: test
                continue                                                        #: skip
            # choose: overwrites what stood there
            queens[row] = col                                                   #: place
            cols.add(col)                                                       #: mark-column
            diags1.add(diag1)                                                   #: mark-main
            diags2.add(diag2)                                                   #: mark-anti
            # recurse
            search(row + 1)                                                     #: recurse
            # undo
            cols.remove(col)                                                    #: unmark-column
            diags1.remove(diag1)                                                #: unmark-main
            diags2.remove(diag2)                                                #: unmark-anti

    search(0)
    return solutions                                                            #: finish
