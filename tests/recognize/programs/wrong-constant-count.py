# wrong; excess-count; returns a number that has nothing to do with queens
def solve(n):
    return 99
