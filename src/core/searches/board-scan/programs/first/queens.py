def solve(n):
    board = [[0] * n for _ in range(n)]

    def is_safe(row, col):
        for c in range(col - 1, -1, -1):                                        #: scan-row
            if board[row][c]:                                                   #: look-row
                return False                                                    #: hit-row
        for r, c in zip(range(row - 1, -1, -1), range(col - 1, -1, -1)):        #: scan-main
            if board[r][c]:                                                     #: look-main
                return False                                                    #: hit-main
        for r, c in zip(range(row + 1, n), range(col - 1, -1, -1)):             #: scan-anti
            if board[r][c]:                                                     #: look-anti
                return False                                                    #: hit-anti
        return True                                                             #: safe

    def rows():  # of the queens, column by column
        found = [0] * n
        for row in range(n):
            for col in range(n):
                if board[row][col]:
                    found[col] = row
        return found

    def search(col):
        if col == n:                                                            #: base
            return True  # board holds the solution                             #: return
        for row in range(n):                                                    #: loop
            # prune: attacked squares are skipped
            if is_safe(row, col):                                               #: test
                # choose
                board[row][col] = 1                                             #: place
                # recurse
                if search(col + 1):                                             #: recurse
                    return True  # stop: nothing is undone                      #: found
                # undo
                board[row][col] = 0                                             #: remove
        return False  # no row of this column leads to a solution               #: fail

    found = search(0)
    return [rows()] if found else []                                            #: finish
