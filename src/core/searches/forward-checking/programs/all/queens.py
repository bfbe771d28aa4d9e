def solve(n):
    domains = [[True] * n for _ in range(n)]  # whether a column is left
    queens, solutions = [], []

    def columns_of(row):
        return [col for col in range(n) if domains[row][col]]

    def restrict(row, col, taken):
        for later in range(row + 1, n):                                         #: outer
            for square in col, row + col - later, col - row + later:            #: inner
                if 0 <= square < n and domains[later][square]:                  #: look
                    domains[later][square] = False                              #: restrict
                    taken.append((later, square))                               #: add
            if not columns_of(later):                                           #: check
                return False                                                    #: fail
        return True                                                             #: safe

    def search(row):
        if row == n:                                                            #: base
            solutions.append(queens[:])                                         #: record
            return                                                              #: return
        columns = columns_of(row)                                               #: columns
        for col in columns:                                                     #: loop
            # choose
            queens.append(col)                                                  #: place
            taken = []                                                          #: start
            # prune: a row with no square left ends the branch
            if restrict(row, col, taken):                                       #: test
                # recurse
                search(row + 1)                                                 #: recurse
            # undo
            queens.pop()                                                        #: remove
            while taken:                                                        #: reach
                later, square = taken.pop()                                     #: advance
                domains[later][square] = True                                   #: restore

    search(0)
    return solutions                                                            #: finish
