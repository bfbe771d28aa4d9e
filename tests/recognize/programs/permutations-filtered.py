# right; board: order; form: whole board; finds: all; permutations, filtered by sets of diagonals
from itertools import permutations

columns = range(n)
for order in permutations(columns):
    if n == len(set(order[i] + i for i in columns)) == len(set(order[i] - i for i in columns)):
        print(order)
