# right; finds: all; each generator extends the boards of another, so no variable holds the board of the search
def clash(one, other):
    return one[1] == other[1] or sum(one) == sum(other) or one[0] - one[1] == other[0] - other[1]


def boards(size, rank):
    if rank == 0:
        yield []
        return
    for rest in boards(size, rank - 1):
        for file in range(1, size + 1):
            if not any(clash((rank, file), square) for square in rest):
                yield rest + [(rank, file)]


for number, board in enumerate(boards(n, n), 1):
    print(f'{number:>3}: ' + ', '.join(f'({rank},{file})' for rank, file in board))
