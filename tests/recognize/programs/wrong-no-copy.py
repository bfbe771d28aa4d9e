# wrong; wrong-solution same-list; board: board; the same list is recorded each time
def solve(n):
    board, result = [-1] * n, []
    def go(r):
        if r == n:
            result.append(board)
            return
        for c in range(n):
            if all(board[i] != c and abs(board[i] - c) != r - i for i in range(r)):
                board[r] = c
                go(r + 1)
                board[r] = -1
    go(0)
    return result
