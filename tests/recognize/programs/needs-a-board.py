# unknown; a function that nothing calls, and that needs a board
def safe(board, row, col):
    return all(board[i] != col and abs(board[i] - col) != row - i for i in range(row))
def solve(board, row=0):
    if row == len(board):
        return True
    for c in range(len(board)):
        if safe(board, row, c):
            board[row] = c
            if solve(board, row + 1):
                return True
    return False
