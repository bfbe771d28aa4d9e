def solve(n):
    board = [[0] * n for _ in range(n)]
    solutions = []

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
            solutions.append(rows())                                            #: record
            return True                                                         #: return
        found = False                                                           #: start
        for row in range(n):                                                    #: loop
            # prune: attacked squares are skipped
            if is_safe(row, col):                                               #: test
                # choose
                board[row][col] = 1                                             #: place
                # recurse
                found = search(col + 1) or found                                #: recurse
                # undo
                board[row][col] = 0                                             #: remove
        return found                                                            #: total

    search(0)
    return solutions                                                            #: finish
