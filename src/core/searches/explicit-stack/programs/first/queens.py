def solve(n):
    board = [[0] * n for _ in range(n)]
    stack = []

    def validate(row, col):
        for r in range(row):                                                    #: scan
            line, left, right = board[r], col - (row - r), col + (row - r)      #: reach
            if (line[col] or left >= 0 and line[left]                           #: look
                    or right < n and line[right]):
                return False                                                    #: hit
        return True                                                             #: safe

    def columns():
        return [col for row, col in stack]

    def search():
        row = col = 0
        while stack or col < n:                                                 #: loop
            while row < n and col < n:                                          #: columns
                # prune: attacked squares are skipped
                if validate(row, col):                                          #: test
                    # choose
                    board[row][col] = 1                                         #: place
                    stack.append((row, col))                                    #: push
                    # recurse, without a call
                    row, col = row + 1, 0                                       #: descend
                else:
                    col += 1                                                    #: next
            if row == n:                                                        #: base
                return True  # stack holds the solution                         #: return
            # undo
            row, col = stack.pop()                                              #: pop
            board[row][col] = 0                                                 #: remove
            col += 1                                                            #: advance
        return False  # all is used up                                          #: fail

    found = search()
    return [columns()] if found else []                                         #: finish
