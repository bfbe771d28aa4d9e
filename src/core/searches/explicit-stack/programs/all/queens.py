def solve(n):
    board = [[0] * n for _ in range(n)]
    stack, solutions = [], []

    def validate(row, col):
        for r in range(row):                                                    #: scan
            line, left, right = board[r], col - (row - r), col + (row - r)      #: reach
            if line[col] or left >= 0 and line[left] or right < n and line[right]:  #: look
                return False                                                    #: hit
        return True                                                             #: safe

    def columns():
        return [col for row, col in stack]

    row = col = 0
    while stack or col < n:                                                     #: loop
        while row < n and col < n:                                              #: columns
            # prune: attacked squares are skipped
            if validate(row, col):                                              #: test
                board[row][col] = 1  # choose                                   #: place
                stack.append((row, col))                                        #: push
                row, col = row + 1, 0  # instead of a call                      #: descend
            else:
                col += 1                                                        #: next
        if row == n:                                                            #: base
            solutions.append(columns())                                         #: record
        row, col = stack.pop()                                                  #: pop
        board[row][col] = 0  # undo                                             #: remove
        col += 1                                                                #: advance
    return solutions                                                            #: finish
