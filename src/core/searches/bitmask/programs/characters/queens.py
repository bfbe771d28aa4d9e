def solve(n):
    full = (1 << n) - 1
    board = [[" "] * n for _ in range(n)]
    solutions = []

    def columns():  # of the queens, row by row
        found = []
        for line in board:
            found.append(line.index("Q"))
        return found

    def search(row, cols, ld, rd):
        if row == n:                                                            #: base
            solutions.append(columns())                                         #: record
            return                                                              #: return
        # prune: only the free squares are tried
        free = full & ~(cols | ld | rd)                                         #: scan
        while free:                                                             #: loop
            # choose
            bit = free & -free                                                  #: take
            free &= free - 1                                                    #: drop
            board[row][bit.bit_length() - 1] = "Q"                              #: place
            # recurse
            search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1)       #: recurse
            # undo
            board[row][bit.bit_length() - 1] = " "                              #: remove

    search(0, 0, 0, 0)
    return solutions                                                            #: finish
