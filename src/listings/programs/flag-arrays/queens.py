def solve(n):
    cols = [False] * n
    diags1, diags2 = [False] * (2 * n - 1), [False] * (2 * n - 1)
    queens, solutions = [], []

    def search(row):
        if row == n:                                                            #: base
            solutions.append(queens[:])                                         #: record
            return                                                              #: return
        for col in range(n):                                                    #: loop
            if not (cols[col] or diags1[row-col+n-1] or diags2[row+col]):       #: test
                cols[col] = diags1[row-col+n-1] = diags2[row+col] = True        #: mark
                queens.append(col)                                              #: place
                search(row + 1)                                                 #: recurse
                queens.pop()                                                    #: remove
                cols[col] = diags1[row-col+n-1] = diags2[row+col] = False       #: unmark

    search(0)
    return solutions                                                            #: finish
