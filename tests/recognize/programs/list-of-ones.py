# unknown; a list that holds no boards
solutions = [[0], [1], [2], [3]]
print(solutions)
