def solve(n):
    cols = mains = antis = 0
    queens, solutions = [], []

    def search(row):
        nonlocal cols, mains, antis
        if row == n:                                                            #: base
            solutions.append(queens[:])                                         #: record
            return                                                              #: return
        for col in range(n):                                                    #: loop
            c, m, a = 1 << col, 1 << (row-col+n-1), 1 << (row+col)              #: bits
            # prune: attacked squares are skipped
            if not (cols & c or mains & m or antis & a):                        #: test
                # choose
                cols, mains, antis = cols ^ c, mains ^ m, antis ^ a             #: toggle
                queens.append(col)                                              #: place
                # recurse
                search(row + 1)                                                 #: recurse
                # undo
                queens.pop()                                                    #: remove
                cols, mains, antis = cols ^ c, mains ^ m, antis ^ a             #: untoggle

    search(0)
    return solutions                                                            #: finish
