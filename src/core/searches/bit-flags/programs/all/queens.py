def solve(n):
    cols = main = anti = 0
    queens, solutions = [], []

    def search(row):
        nonlocal cols, main, anti
        if row == n:                                                            #: base
            solutions.append(queens[:])                                         #: record
            return                                                              #: return
        for col in range(n):                                                    #: loop
            c, m, a = 1 << col, 1 << (row-col+n-1), 1 << (row+col)              #: bits
            # prune: attacked squares are skipped
            if not (cols & c or main & m or anti & a):                          #: test
                cols, main, anti = cols ^ c, main ^ m, anti ^ a                 #: toggle
                queens.append(col)  # choose                                    #: place
                search(row + 1)  # recurse                                      #: recurse
                queens.pop()  # undo                                            #: remove
                cols, main, anti = cols ^ c, main ^ m, anti ^ a                 #: untoggle

    search(0)
    return solutions                                                            #: finish
