# right; board: spots; finds: first; a flag ends the calls but not their loops, which place further queens after the solution
done = False
spots = []


def fits(col):
    row = len(spots)
    return all(col != other and abs(col - other) != row - i for i, other in enumerate(spots))


def extend(size):
    global done
    if done:
        return
    if len(spots) == size:
        print(spots)
        done = True
        return
    for col in range(size):
        if fits(col):
            spots.append(col)
            extend(size)
            spots.pop()


extend(n)
