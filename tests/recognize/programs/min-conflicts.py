# right; board: state; form: whole board; finds: first; begins with a random board and moves one queen at a time
import random

random.seed(1)

def conflicts(state, row, col):
    return sum(1 for r, c in enumerate(state) if r != row and (c == col or abs(c - col) == abs(r - row)))

def solve(n):
    while True:
        state = [random.randrange(n) for _ in range(n)]
        for _ in range(200):
            bad = [r for r in range(n) if conflicts(state, r, state[r])]
            if not bad:
                return state
            row = random.choice(bad)
            state[row] = min(range(n), key=lambda c: (conflicts(state, row, c), random.random()))

result = solve(n)
for col in result:
    print("".join("Q" if c == col else "-" for c in range(n)))
