def solve(n, given=()):
    cols = mains = antis = 0
    queens, solutions = [-1] * n, []  # -1: the row has no queen
    for row, col in given:
        cols |= 1 << col
        mains |= 1 << (row-col+n-1)
        antis |= 1 << (row+col)
        queens[row] = col

    def search(row):
        nonlocal cols, mains, antis
        # rows with a given queen are passed over
        while row < n and queens[row] >= 0:                                     #: next
            row += 1                                                            #: advance
        if row == n:                                                            #: base
            solutions.append(queens[:])                                         #: record
            return                                                              #: return
        for col in range(n):                                                    #: loop
            c, m, a = 1 << col, 1 << (row-col+n-1), 1 << (row+col)              #: bits
            # prune: attacked squares are skipped
            if not (cols & c or mains & m or antis & a):                        #: test
                # choose
                cols, mains, antis = cols ^ c, mains ^ m, antis ^ a             #: toggle
                queens[row] = col                                               #: place
                # recurse
                search(row + 1)                                                 #: recurse
                # undo
                queens[row] = -1                                                #: remove
                cols, mains, antis = cols ^ c, mains ^ m, antis ^ a             #: untoggle

    search(0)
    return solutions                                                            #: finish
