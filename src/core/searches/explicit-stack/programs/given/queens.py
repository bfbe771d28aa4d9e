def solve(n, given=()):
    board = [[0] * n for _ in range(n)]
    filled = [False] * n  # whether the row has a given queen
    stack, solutions = [], []
    for row, col in given:
        board[row][col] = 1
        filled[row] = True

    def validate(row, col):
        for r in range(n):                                                      #: scan
            line, left, right = board[r], col - (row - r), col + (row - r)      #: reach
            if r != row and (line[col] or 0 <= left < n and line[left]          #: look
                             or 0 <= right < n and line[right]):
                return False                                                    #: hit
        return True                                                             #: safe

    def columns():
        return [line.index(1) for line in board]

    row = col = 0
    while True:
        while row < n and col < n:                                              #: columns
            # rows with a given queen are passed over
            if filled[row]:                                                     #: check
                row += 1                                                        #: skip
            # prune: attacked squares are skipped
            elif validate(row, col):                                            #: test
                # choose
                board[row][col] = 1                                             #: place
                stack.append((row, col))                                        #: push
                # recurse, without a call
                row, col = row + 1, 0                                           #: descend
            else:
                col += 1                                                        #: next
        if row == n:                                                            #: base
            solutions.append(columns())                                         #: record
        if not stack:                                                           #: loop
            return solutions                                                    #: finish
        # undo
        row, col = stack.pop()                                                  #: pop
        board[row][col] = 0                                                     #: remove
        col += 1                                                                #: advance
