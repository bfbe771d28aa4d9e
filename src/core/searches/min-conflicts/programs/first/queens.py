def solve(n, seed=1):
    cols = [0] * n  # number of queens on each line
    diags1, diags2 = [0] * (2 * n - 1), [0] * (2 * n - 1)
    queens, solutions = [], []

    # the same seed gives the same choices
    def draw(choices):
        nonlocal seed
        seed = (75 * seed + 74) % 65537                                         #: draw
        return choices[seed % len(choices)]

    # a queen counts three times on its own square
    def on_lines(row, col):
        return cols[col] + diags1[row - col + n - 1] + diags2[row + col]

    def attacked_rows():
        return [row for row in range(n) if on_lines(row, queens[row]) > 3]

    # the columns with the fewest conflicts, without old
    def best(row, old):
        columns = [col for col in range(n) if col != old]
        fewest = min(on_lines(row, col) for col in columns)
        return [col for col in columns if on_lines(row, col) == fewest]

    def count(row, col, change):
        cols[col] += change
        diags1[row - col + n - 1] += change
        diags2[row + col] += change

    def clear():
        for numbers in cols, diags1, diags2:
            numbers[:] = [0] * len(numbers)
        queens.clear()

    for attempt in range(20):                                                   #: outer
        clear()                                                                 #: start
        # fill the board
        for row in range(n):                                                    #: inner
            col = draw(best(row, -1))                                           #: scan
            count(row, col, 1)                                                  #: mark
            queens.append(col)                                                  #: place
        moves = 0
        # move queens that are attacked
        rows = attacked_rows()                                                  #: check
        while rows and moves < 4 * n:                                           #: loop
            row = draw(rows)                                                    #: take
            old = queens[row]
            count(row, old, -1)                                                 #: unmark
            col = draw(best(row, old))                                          #: columns
            count(row, col, 1)                                                  #: add
            moves += 1
            queens[row] = col                                                   #: move
            rows = attacked_rows()                                              #: next
        if not rows:                                                            #: base
            solutions.append(queens)                                            #: record
            break                                                               #: return
    return solutions                                                            #: finish
