// Data read from Python programs while CPython runs them: the searches' own listings, and programs in the style of
// courses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listing, runPython, verdictOn } from './running.mjs';

const FOUND = /** @type {Record<number, number>} */ ({ 1: 1, 2: 0, 4: 2, 5: 10, 6: 4 });

for (const variant of ['board-scan', 'flag-arrays', 'hash-sets', 'bit-flags', 'bitmask', 'explicit-stack', 'permutations']) {
  test(`the listing of ${variant} is right and runs line by line`, async () => {
    const source = listing(variant, 'queens.py');
    for (const n of [1, 4, 5, 6]) {
      const log = await runPython(source, { n });
      assert.equal(log.error, undefined);
      const verdict = verdictOn(log, n);
      assert.deepEqual([verdict.right, verdict.found, verdict.findings], [true, FOUND[n], []], `n = ${n}`);
      const text = source.split('\n');
      verdict.events.forEach(({ kind }, i) => {
        const line = text[verdict.lines[i] - 1];
        if (kind === 'place') assert.match(line, /board\[row\]\[col\] = 1|append/, `n = ${n}, event ${i + 1}`);
        if (kind === 'remove') assert.match(line, /board\[row\]\[col\] = 0|pop/, `n = ${n}, event ${i + 1}`);
      });
    }
  });
}

/** Each in another form. @type {Record<string, string>} */
const MANNERS = {
  'a list that is overwritten, with a question for n': `
n = int(input("n = "))
x = [0] * n
count = 0

def ok(k):
    for i in range(k):
        if x[i] == x[k] or abs(x[i] - x[k]) == k - i:
            return False
    return True

def go(k):
    global count
    if k == n:
        count += 1
        print(x)
        return
    for c in range(n):
        x[k] = c
        if ok(k): go(k + 1)
    x[k] = -1

go(0)
`,
  'a class, as it is asked in interviews': `
from typing import List

class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        """All of them."""
        board = [["."] * n for _ in range(n)]
        res = []
        def valid(r, c):
            return all(board[i][j] == "." or (j != c and r - i != abs(c - j)) for i in range(r) for j in range(n))
        def backtrack(r):
            if r == n: res.append(["".join(row) for row in board]); return
            for c in range(n):
                if not valid(r, c):
                    continue
                board[r][c] = "Q"
                backtrack(r + 1)
                board[r][c] = "."
        backtrack(0)
        return res
`,
  'a new tuple for each call, from a main program': `
def extend(queens, solutions):
    if len(queens) == n:
        solutions.append(queens)
    else:
        for c in range(n):
            if all(c != q and len(queens) - r != abs(c - q) for r, q in enumerate(queens)):
                extend(queens + (c,), solutions)

def main():
    solutions = []
    extend((), solutions)
    print(len(solutions))

if __name__ == '__main__':
    main()
`,
  'a dictionary': `
queens = {}
solutions = []
def go(row):
    if row == n:
        solutions.append(dict(queens))
        return
    for col in range(n):
        if any(c == col or row - r == abs(col - c) for r, c in queens.items()):
            continue
        queens[row] = col
        go(row + 1)
        del queens[row]
go(0)
`,
  'calls of its own': `
put = []
def go(row):
    if row == n:
        solution()
        return
    for col in range(n):
        test(row, col)
        if any(c == col or row - r == abs(col - c) for r, c in enumerate(put)): continue
        place(row, col); put.append(col)
        go(row + 1)
        remove(row, col); put.pop()
go(0)
`,
};

for (const [manner, source] of Object.entries(MANNERS)) {
  test(`${manner}: its actions are recorded`, async () => {
    for (const n of [4, 6]) {
      const log = await runPython(source, { n });
      assert.equal(log.error, undefined);
      const verdict = verdictOn(log, n, /\bcount\b/.test(source) ? 'count' : 'all');
      assert.deepEqual([verdict.right, verdict.found, verdict.findings], [true, FOUND[n], []], `n = ${n}`);
    }
  });
}

/** @type {[string, string, number, RegExp][]} */
const BROKEN = [
  ['an error', 'queens = []\nfor i in range(3):\n    queens.append(i)\n    if i == 2:\n        queens[7]\n', 5, /IndexError/],
  ['what is no Python', 'queens = []\nif True\n    pass\n', 2, /SyntaxError/],
  ['calls without end', 'def f():\n    f()\nf()\n', 2, /recursion/],
  ['memory without end', 'x = []\nwhile True:\n    x.append([0] * 1000000)\n', 3, /MemoryError/],
  ['a report that is none', 'i = 0\nplace(i, "a")\n', 2, /whole numbers/],
];
for (const [what, source, line, message] of BROKEN) {
  test(`${what} is reported with its line`, async () => {
    const { error } = await runPython(source, { n: 4 });
    assert.match(error?.message ?? '', message);
    assert.equal(error?.line, line);
  });
}

test('endless loops end in time', async () => {
  for (const source of ['while True: pass', 'while True:\n    try:\n        place(0, 0)\n    except Exception:\n        pass\n']) {
    assert.equal((await runPython(source, { n: 4, milliseconds: 100 })).timedOut, true, source);
  }
});
