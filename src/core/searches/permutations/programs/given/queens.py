def solve(n, given=()):
    used = [False] * n
    queens, solutions = [-1] * n, []  # -1: the row has no queen
    for row, col in given:
        used[col] = True
        queens[row] = col

    def peaceful():
        for i in range(n):                                                      #: outer
            for j in range(i + 1, n):                                           #: inner
                if abs(queens[i] - queens[j]) == j - i:                         #: compare
                    return False                                                #: reject
        return True                                                             #: apart

    def search(row):
        # rows with a given queen are passed over
        while row < n and queens[row] >= 0:                                     #: next
            row += 1                                                            #: advance
        if row == n:                                                            #: base
            if peaceful():                                                      #: check
                solutions.append(queens[:])                                     #: record
            return                                                              #: return
        for col in range(n):                                                    #: loop
            # prune: columns already used are skipped
            if not used[col]:                                                   #: test
                # choose
                used[col] = True                                                #: mark
                queens[row] = col                                               #: place
                # recurse
                search(row + 1)                                                 #: recurse
                # undo
                queens[row] = -1                                                #: remove
                used[col] = False                                               #: unmark

    search(0)
    return solutions                                                            #: finish
