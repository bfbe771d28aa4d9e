# unknown; it never ends
queens = []
while True:
    queens.append(0)
    queens.pop()
