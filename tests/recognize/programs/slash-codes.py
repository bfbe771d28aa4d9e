# right; board: board; form: matrix; finds: first; lookup tables for the diagonals, filled column by column
N = int(input("Enter the size of the board: "))

def print_solution(board):
    for row in board:
        print(" ".join("Q" if cell else "." for cell in row))

def is_safe(row, col, slash, backslash, row_used, slash_used, backslash_used):
    return not (slash_used[slash[row][col]] or backslash_used[backslash[row][col]] or row_used[row])

def solve_util(board, col, slash, backslash, row_used, slash_used, backslash_used):
    if col >= N:
        return True
    for i in range(N):
        if is_safe(i, col, slash, backslash, row_used, slash_used, backslash_used):
            board[i][col] = 1
            row_used[i] = True
            slash_used[slash[i][col]] = True
            backslash_used[backslash[i][col]] = True
            if solve_util(board, col + 1, slash, backslash, row_used, slash_used, backslash_used):
                return True
            board[i][col] = 0
            row_used[i] = False
            slash_used[slash[i][col]] = False
            backslash_used[backslash[i][col]] = False
    return False

def solve():
    board = [[0 for _ in range(N)] for _ in range(N)]
    slash = [[r + c for c in range(N)] for r in range(N)]
    backslash = [[r - c + N - 1 for c in range(N)] for r in range(N)]
    if not solve_util(board, 0, slash, backslash, [False] * N, [False] * (2 * N - 1), [False] * (2 * N - 1)):
        print("Solution does not exist")
        return
    print_solution(board)

solve()
