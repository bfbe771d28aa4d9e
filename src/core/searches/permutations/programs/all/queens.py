def solve(n):
    used = [False] * n
    queens, solutions = [], []

    def peaceful():
        for i in range(n):                                                      #: outer
            for j in range(i + 1, n):                                           #: inner
                if abs(queens[i] - queens[j]) == j - i:                         #: compare
                    return False                                                #: reject
        return True                                                             #: apart

    def search(row):
        if row == n:                                                            #: base
            if peaceful():                                                      #: check
                solutions.append(queens[:])                                     #: record
            return                                                              #: return
        for col in range(n):                                                    #: loop
            # prune: columns already used are skipped
            if not used[col]:                                                   #: test
                # choose
                used[col] = True                                                #: mark
                queens.append(col)                                              #: place
                # recurse
                search(row + 1)                                                 #: recurse
                # undo
                queens.pop()                                                    #: remove
                used[col] = False                                               #: unmark

    search(0)
    return solutions                                                            #: finish
