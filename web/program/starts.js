// Starting points for a program: the listings of the searches, and programs with a gap to fill.

/** @typedef {'javascript' | 'python'} Language */

/** Each leaves out what its name says. @type {Record<'safe' | 'undo' | 'masks', Record<Language, string>>} */
const SKELETONS = {
  safe: {
    'javascript': `const queens = [], solutions = [];

function isSafe(row, col) {
  // HOLE
  return true;
}

function search(row) {
  if (row === n) {
    solutions.push([...queens]);
    return;
  }
  for (let col = 0; col < n; col++) {
    if (isSafe(row, col)) {
      queens.push(col);
      search(row + 1);
      queens.pop();
    }
  }
}

search(0);
`,
    python: `queens, solutions = [], []

def is_safe(row, col):
    # HOLE
    return True

def search(row):
    if row == n:
        solutions.append(queens[:])
        return
    for col in range(n):
        if is_safe(row, col):
            queens.append(col)
            search(row + 1)
            queens.pop()

search(0)
`,
  },
  undo: {
    'javascript': `const board = Array.from({ length: n }, () => Array(n).fill(0));
let count = 0;

function isSafe(row, col) {
  for (let r = 0; r < row; r++)
    for (let c = 0; c < n; c++)
      if (board[r][c] && (c === col || row - r === Math.abs(col - c)))
        return false;
  return true;
}

function search(row) {
  if (row === n) {
    count++;
    return;
  }
  for (let col = 0; col < n; col++) {
    if (isSafe(row, col)) {
      board[row][col] = 1;
      search(row + 1);
      // HOLE
    }
  }
}

search(0);
`,
    python: `board = [[0] * n for _ in range(n)]
count = 0

def is_safe(row, col):
    for r in range(row):
        for c in range(n):
            if board[r][c] and (c == col or row - r == abs(col - c)):
                return False
    return True

def search(row):
    global count
    if row == n:
        count += 1
        return
    for col in range(n):
        if is_safe(row, col):
            board[row][col] = 1
            search(row + 1)
            # HOLE

search(0)
`,
  },
  masks: {
    'javascript': `const full = 2 ** n - 1;
const queens = [];
let count = 0;

function search(row, cols, left, right) {
  if (row === n) {
    count++;
    return;
  }
  let free = full & ~(cols | left | right);
  while (free !== 0) {
    const bit = free & -free;
    free ^= bit;
    queens.push(Math.log2(bit));
    // HOLE
    search(row + 1, cols, left, right);
    queens.pop();
  }
}

search(0, 0, 0, 0);
`,
    python: `full = (1 << n) - 1
queens = []
count = 0

def search(row, cols, left, right):
    global count
    if row == n:
        count += 1
        return
    free = full & ~(cols | left | right)
    while free:
        bit = free & -free
        free ^= bit
        column = 0
        while bit >> column > 1:
            column += 1
        queens.append(column)
        # HOLE
        search(row + 1, cols, left, right)
        queens.pop()

search(0, 0, 0, 0)
`,
  },
};

export const HOLES = /** @type {(keyof typeof SKELETONS)[]} */ (Object.keys(SKELETONS));
export const SEARCHES = ['board-scan', 'flag-arrays', 'hash-sets', 'bit-flags', 'bitmask', 'explicit-stack', 'permutations', 'forward-checking', 'min-conflicts'];

/**
 * @param {string} name of a search or of a hole
 * @param {Language} language
 * @param {Record<string, string>} say with what is to be done in each hole, by its name behind `hole-`
 * @returns {Promise<string>}
 */
export async function startOf(name, language, say) {
  if (Object.hasOwn(SKELETONS, name)) return SKELETONS[/** @type {keyof typeof SKELETONS} */ (name)][language].replace('HOLE', say[`hole-${name}`]);
  const { default: load } = await import('../queens.js');
  return `${(await load()).listing(/** @type {any} */ (name), language).text.trimEnd()}\n`;
}
