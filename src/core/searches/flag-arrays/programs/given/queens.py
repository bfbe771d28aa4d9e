def solve(n, given=()):
    cols = [False] * n
    diags1, diags2 = [False] * (2 * n - 1), [False] * (2 * n - 1)
    queens, solutions = [-1] * n, []  # -1: the row has no queen
    for row, col in given:
        cols[col] = diags1[row - col + n - 1] = diags2[row + col] = True
        queens[row] = col

    def search(row):
        # rows with a given queen are passed over
        while row < n and queens[row] >= 0:                                     #: next
            row += 1                                                            #: advance
        if row == n:                                                            #: base
            solutions.append(queens[:])                                         #: record
            return                                                              #: return
        for col in range(n):                                                    #: loop
            diag1, diag2 = row - col + n - 1, row + col                         #: diagonals
            # prune: attacked squares are skipped
            if not (cols[col] or diags1[diag1] or diags2[diag2]):               #: test
                # choose
                cols[col] = diags1[diag1] = diags2[diag2] = True                #: mark
                queens[row] = col                                               #: place
                # recurse
                search(row + 1)                                                 #: recurse
                # undo
                queens[row] = -1                                                #: remove
                cols[col] = diags1[diag1] = diags2[diag2] = False               #: unmark

    search(0)
    return solutions                                                            #: finish
