def solve(n):
    cols, diags1, diags2 = set(), set(), set()
    queens, solutions = [], []
    dots = ["."] * n  # one row for all rows of a board

    def board():  # a text for each row
        texts = []
        for col in queens:
            dots[col] = "Q"
            texts.append("".join(dots))
            dots[col] = "."
        return texts

    def search(row):
        if row == n:                                                            #: base
            solutions.append(board())                                           #: record
            return                                                              #: return
        for col in range(n):                                                    #: loop
            diag1, diag2 = row - col, row + col                                 #: diagonals
            # prune: attacked squares are skipped
            if (col not in cols and diag1 not in diags1                         #: test
                    and diag2 not in diags2):
                # choose
                cols.add(col)                                                   #: mark-column
                diags1.add(diag1)                                               #: mark-main
                diags2.add(diag2)                                               #: mark-anti
                queens.append(col)                                              #: place
                # recurse
                search(row + 1)                                                 #: recurse
                # undo
                queens.pop()                                                    #: remove
                cols.remove(col)                                                #: unmark-column
                diags1.remove(diag1)                                            #: unmark-main
                diags2.remove(diag2)                                            #: unmark-anti

    search(0)
    return solutions                                                            #: finish
