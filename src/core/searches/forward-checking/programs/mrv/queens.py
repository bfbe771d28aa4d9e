def solve(n):
    domains = [[True] * n for _ in range(n)]  # whether a column is left
    queens = [-1] * n  # the column of each row's queen, or -1
    solutions = []

    def columns_of(row):
        return [col for col in range(n) if domains[row][col]]

    def empty_rows():
        return [row for row in range(n) if queens[row] < 0]

    def fewest():
        return min(empty_rows(), key=lambda row: len(columns_of(row)))

    def restrict(row, col, taken):
        for later in empty_rows():                                              #: outer
            for square in col, row + col - later, col - row + later:            #: inner
                if 0 <= square < n and domains[later][square]:                  #: look
                    domains[later][square] = False                              #: restrict
                    taken.append((later, square))                               #: add
            if not columns_of(later):                                           #: check
                return False                                                    #: fail
        return True                                                             #: safe

    def search(placed):
        if placed == n:                                                         #: base
            solutions.append(queens[:])                                         #: record
            return                                                              #: return
        row = fewest()                                                          #: next
        columns = columns_of(row)                                               #: columns
        for col in columns:                                                     #: loop
            # choose
            queens[row] = col                                                   #: place
            taken = []                                                          #: start
            # prune: a row with no square left ends the branch
            if restrict(row, col, taken):                                       #: test
                # recurse
                search(placed + 1)                                              #: recurse
            # undo
            queens[row] = -1                                                    #: remove
            while taken:                                                        #: reach
                later, square = taken.pop()                                     #: advance
                domains[later][square] = True                                   #: restore

    search(0)
    return solutions                                                            #: finish
