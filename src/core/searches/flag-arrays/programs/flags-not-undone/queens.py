def solve(n):
    cols = [False] * n
    diags1, diags2 = [False] * (2 * n - 1), [False] * (2 * n - 1)
    queens, solutions = [], []

    def search(row):
        if row == n:                                                            #: base
            solutions.append(queens[:])                                         #: record
            return                                                              #: return
        for col in range(n):                                                    #: loop
            diag1, diag2 = row - col + n - 1, row + col                         #: diagonals
            # prune: attacked squares are skipped
            if not (cols[col] or diags1[diag1] or diags2[diag2]):               #: test
                # choose
                cols[col] = diags1[diag1] = diags2[diag2] = True                #: mark
                queens.append(col)                                              #: place
                # recurse
                search(row + 1)                                                 #: recurse
                # undo
                queens.pop()                                                    #: remove

    search(0)
    return solutions                                                            #: finish
