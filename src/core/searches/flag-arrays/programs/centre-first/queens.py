def solve(n):
    cols = [False] * n
    diags1, diags2 = [False] * (2 * n - 1), [False] * (2 * n - 1)
    queens = []
    # from the middle outwards
    order = sorted(range(n), key=lambda col: abs(2 * col - n + 1))

    def search(row):
        if row == n:                                                            #: base
            return True  # queens holds the solution                            #: return
        for col in order:                                                       #: loop
            diag1, diag2 = row - col + n - 1, row + col                         #: diagonals
            # prune: attacked squares are skipped
            if not (cols[col] or diags1[diag1] or diags2[diag2]):               #: test
                # choose
                cols[col] = diags1[diag1] = diags2[diag2] = True                #: mark
                queens.append(col)                                              #: place
                # recurse
                if search(row + 1):                                             #: recurse
                    return True  # stop: nothing is undone                      #: found
                # undo
                queens.pop()                                                    #: remove
                cols[col] = diags1[diag1] = diags2[diag2] = False               #: unmark
        return False  # no column of this row leads to a solution               #: fail

    found = search(0)
    return [queens] if found else []                                            #: finish
