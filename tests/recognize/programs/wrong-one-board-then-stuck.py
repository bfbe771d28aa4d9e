# wrong; missing-solution; n: 5; finds: all; a diagonal is never freed, so only one of the ten boards is found, without an end of the search
def arrange(size):
    files, rising, falling = set(), set(), set()
    found = []
    picture = [['-'] * size for _ in range(size)]

    def fill(rank):
        if rank == size:
            found.append([''.join(line) for line in picture])
            return
        for file in range(size):
            if file in files or rank + file in rising or rank - file in falling:
                continue
            files.add(file)
            rising.add(rank + file)
            falling.add(rank - file)
            picture[rank][file] = 'Q'
            fill(rank + 1)
            files.remove(file)
            rising.remove(rank + file)
            picture[rank][file] = '-'

    fill(0)
    return found


for board in arrange(5):
    print('\n'.join(board))
    print()
