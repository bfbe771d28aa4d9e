def solve(n):
    cols, diags1, diags2 = set(), set(), set()
    queens, solutions = [], []

    def search(row):
        if row == n:                                                            #: base
            solutions.append(queens[:])                                         #: record
            return                                                              #: return
        for col in range(n):                                                    #: loop
            if not (col in cols or row-col in diags1 or row+col in diags2):     #: test
                cols.add(col)                                                   #: mark-column
                diags1.add(row-col)                                             #: mark-main
                diags2.add(row+col)                                             #: mark-anti
                queens.append(col)                                              #: place
                search(row + 1)                                                 #: recurse
                queens.pop()                                                    #: remove
                cols.remove(col)                                                #: unmark-column
                diags1.remove(row-col)                                          #: unmark-main
                diags2.remove(row+col)                                          #: unmark-anti

    search(0)
    return solutions                                                            #: finish
