// Data read from JavaScript programs while they run: the searches' own listings, and programs in the style of courses,
// each with another form of board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepare } from '../../web/program/javascript.js';
import { Misspelt } from '../../web/program/names.js';
import { listing, run, verdictOn } from './running.mjs';

const FOUND = /** @type {Record<number, number>} */ ({ 1: 1, 2: 0, 3: 0, 4: 2, 5: 10, 6: 4 });

/** Number of queens placed by a plain recursion. @param {number} n @param {number[]} [queens] @returns {number} */
const placements = (n, queens = []) => (queens.length === n ? 0 : Array.from({ length: n }, (_, column) => column)
  .filter((column) => queens.every((other, row) => other !== column && Math.abs(other - column) !== queens.length - row))
  .reduce((sum, column) => sum + 1 + placements(n, [...queens, column]), 0));

for (const variant of ['board-scan', 'flag-arrays', 'hash-sets', 'bit-flags', 'bitmask', 'explicit-stack', 'permutations']) {
  test(`the listing of ${variant} is right and runs line by line`, () => {
    const source = listing(variant, 'queens.js');
    for (const n of [1, 2, 4, 5, 6]) {
      const log = run(source, { n });
      assert.equal(log.error, undefined);
      const verdict = verdictOn(log, n);
      assert.deepEqual([verdict.right, verdict.found, verdict.findings], [true, FOUND[n], []], `n = ${n}`);
      const placed = verdict.events.filter(({ kind }) => kind === 'place').length;
      if (variant !== 'permutations') assert.equal(placed, placements(n), `n = ${n}`);
      // Each event belongs to the line that causes it.
      const text = source.split('\n');
      verdict.events.forEach(({ kind }, i) => {
        const line = text[verdict.lines[i] - 1];
        if (kind === 'place') assert.match(line, /board\[row\]\[col\] = 1|push/, `n = ${n}, event ${i + 1}`);
        if (kind === 'remove') assert.match(line, /board\[row\]\[col\] = 0|pop/, `n = ${n}, event ${i + 1}`);
        if (kind === 'solution') assert.match(line, /solutions\.push|return found/, `n = ${n}, event ${i + 1}`);
      });
    }
  });
}

/** Each in another form. @type {Record<string, string>} */
const MANNERS = {
  'a list from 1 on, by steps forward and back': `
    let x = new Array(n + 1).fill(0), count = 0;
    function place(k) {
      for (let i = 1; i < k; i++) if (x[i] === x[k] || Math.abs(x[i] - x[k]) === k - i) return false;
      return true;
    }
    let k = 1;
    while (k > 0) {
      x[k]++;
      while (x[k] <= n && !place(k)) x[k]++;
      if (x[k] > n) { x[k] = 0; k--; }
      else if (k === n) count++;
      else x[++k] = 0;
    }`,
  'a list that is overwritten': `
    const queens = Array(n).fill(0), solutions = [];
    const safe = (row, col) => { for (let i = 0; i < row; i++) if (queens[i] === col || Math.abs(queens[i] - col) === row - i) return false; return true; };
    (function go(row) {
      if (row === n) return solutions.push(queens.slice());
      for (let col = 0; col < n; col++) if (safe(row, col)) { queens[row] = col; go(row + 1); }
    })(0);`,
  'a list that is filled with -1': `
    var board = []; var total = 0;
    for (var i = 0; i < n; i++) board.push(-1);
    function ok(row, col) { for (var r = 0; r < row; r++) { var c = board[r]; if (c == col || c - r == col - row || c + r == col + row) return false } return true }
    function solve(row) {
      if (row == n) { total++
        return }
      for (var col = 0; col < n; col++)
        if (ok(row, col)) {
          board[row] = col
          solve(row + 1)
          board[row] = -1
        }
    }
    solve(0)`,
  'a new list for each call': `
    const solutions = [];
    const search = (queens) => {
      if (queens.length === n) { solutions.push(queens); return; }
      for (let c = 0; c < n; c++) {
        if (queens.some((q, i) => q === c || Math.abs(q - c) === queens.length - i)) continue;
        search([...queens, c]);
      }
    };
    search([]);`,
  'words of dots, as it is asked in interviews': `
    var solveNQueens = function(n) {
      const board = new Array(n).fill(null).map(() => new Array(n).fill('.'));
      const res = [];
      const isValid = (r, c) => {
        for (let i = 0; i < r; i++) for (let j = 0; j < n; j++)
          if (board[i][j] === 'Q' && (j === c || r - i === Math.abs(c - j))) return false;
        return true;
      };
      const backtrack = (r) => {
        if (r === n) { res.push(board.map((row) => row.join(''))); return; }
        for (let c = 0; c < n; c++) {
          if (!isValid(r, c)) continue;
          board[r][c] = 'Q';
          backtrack(r + 1);
          board[r][c] = '.';
        }
      };
      backtrack(0);
      return res;
    };`,
  'a class, with pairs': `
    class Solver {
      solve(n) {
        const queens = [], answers = [];
        const go = (row) => {
          if (row === n) { answers.push(queens.map(([, c]) => c)); }
          else for (let c = 0; c < n; c++) {
            if (queens.some(([r, k]) => k === c || Math.abs(r - row) === Math.abs(k - c))) continue;
            queens.push([row, c]); go(row + 1); queens.pop();
          }
        };
        go(0);
        return answers;
      }
    }`,
  'a mask alone': `
    let count = 0;
    function go(cols, left, right) {
      if (cols === (1 << n) - 1) { count++; return; }
      for (let free = ((1 << n) - 1) & ~(cols | left | right); free; free &= free - 1) {
        const bit = free & -free;
        go(cols | bit, (left | bit) << 1, (right | bit) >> 1);
      }
    }
    go(0, 0, 0);`,
  'a set of squares': `
    const board = new Set(); let count = 0;
    const free = (r, c) => ![...board].some((s) => { const [a, b] = s.split(',').map(Number); return b === c || Math.abs(a - r) === Math.abs(b - c); });
    function go(r) {
      if (r === n) { count += 1; return }
      for (let c = 0; c < n; c++) if (free(r, c)) { board.add(r + ',' + c); go(r + 1); board.delete(r + ',' + c); }
    }
    go(0);`,
  'one typed list of all squares': `
    const board = new Uint8Array(n * n); let count = 0;
    function free(r, c) { for (let i = 0; i < r; i++) for (let j = 0; j < n; j++) if (board[i * n + j] && (j === c || r - i === Math.abs(c - j))) return false; return true; }
    function go(r) {
      if (r === n) { count++; return }
      for (let c = 0; c < n; c++) { if (!free(r, c)) continue; board[r * n + c] = 1; go(r + 1); board[r * n + c] = 0; }
    }
    go(0);`,
  'calls of its own': `
    const put = []; 
    function go(row) {
      if (row === n) { solution(); return; }
      for (let c = 0; c < n; c++) {
        test(row, c);
        if (put.some((q, i) => q === c || Math.abs(q - c) === row - i)) continue;
        put.push(c); place(row, c); go(row + 1); remove(row, c); put.pop();
      }
    }
    go(0);`,
  'lines that are printed': `
    const put = []; 
    const trace = (kind, ...where) => console.log('@' + [kind, ...where].join(' '));
    function go(row) {
      if (row === n) { trace('solution'); return; }
      for (let c = 0; c < n; c++) {
        if (put.some((q, i) => q === c || Math.abs(q - c) === row - i)) continue;
        put.push(c); trace('place', row, c); go(row + 1); trace('remove', row, c); put.pop();
      }
    }
    go(0);`,
};

for (const [manner, source] of Object.entries(MANNERS)) {
  test(`${manner}: its actions are recorded`, () => {
    const named = manner.includes('mask') ? { board: 'cols' } : {};
    for (const n of [4, 5, 6]) {
      const log = run(source, { n, ...named });
      assert.equal(log.error, undefined);
      const verdict = verdictOn(log, n, /\bcount\b|total/.test(source) ? 'count' : 'all');
      assert.deepEqual([verdict.right, verdict.found, verdict.findings], [true, FOUND[n], []], `n = ${n}`);
      if (!manner.includes('from 1')) assert.equal(verdict.events.filter(({ kind }) => kind === 'place').length, placements(n));
    }
  });
}

test('a column-by-column program is recognized', () => {
  const source = 'const q = [], solutions = []; function go(c) { if (c === n) { solutions.push([...q]); return; } for (let r = 0; r < n; r++) { if (q.some((o, i) => o === r || Math.abs(o - r) === c - i)) continue; q.push(r); go(c + 1); q.pop(); } }\ngo(0);';
  const verdict = verdictOn(run(source, { n: 6, byColumn: true }), 6);
  assert.ok(verdict.right, JSON.stringify(verdict.findings));
  assert.deepEqual(verdict.events.slice(0, 2).map(({ kind, row, col }) => [kind, row, col]), [['place', 0, 0], ['place', 2, 1]]);
});

/** A fault, its change, and the finding that reports it. @type {[string, string, string, string, string][]} */
const WRONG = [
  ['undoes half of it', 'board-scan', 'board[row][col] = 0;', 'if (row > 1) board[row][col] = 0;', 'not-undone'],
  ['does not look at a diagonal', 'flag-arrays', ' && !diags2[diag2]', '', 'wrong-solution'],
  ['leaves its marks', 'flag-arrays', 'cols[col] = diags1[diag1] = diags2[diag2] = false;', '', 'missing-solution'],
];
for (const [what, variant, gone, instead, id] of WRONG) {
  test(`a program that ${what} is found`, () => {
    const source = listing(variant, 'queens.js');
    assert.ok(source.includes(gone));
    const { findings } = verdictOn(run(source.replace(gone, instead), { n: 4 }), 4);
    assert.ok(findings.some((each) => each.id === id), JSON.stringify(findings));
  });
}

test('a program with one list for all solutions is found', () => {
  const { findings } = verdictOn(run(listing('flag-arrays', 'queens.js').replace('[...queens]', 'queens'), { n: 4 }), 4);
  assert.deepEqual(findings.map(({ id }) => id), ['same-list']);
});

test('without a list of solutions each full board without an attack counts as one', () => {
  const source = listing('flag-arrays', 'queens.js').replace('solutions.push([...queens]);', 'console.log(queens.join());');
  const log = run(source, { n: 6, solutions: 'none' });
  assert.equal(log.end().derived, true);
  assert.ok(verdictOn(log, 6).right);
  assert.deepEqual(log.printed, ['1,3,5,0,2,4', '2,5,1,4,0,3', '3,0,4,1,5,2', '4,2,0,5,3,1']);
});

test('changes of variables are recorded with the next line', () => {
  const { lines, values } = run('let row = 1;\nrow = row + 1;\nconst name = "a\\nb";\nname.length;', { n: 4 }).end().recording;
  assert.deepEqual([...lines.all].filter((_, i) => i % 2 === 1), [1, 2, 3, 4]);
  assert.deepEqual(values.map(({ at, name, value }) => [at, name, value]), [[1, 'row', '1'], [2, 'row', '2'], [3, 'name', '"a\\nb"']]);
});

/** @type {[string, string, number, RegExp][]} */
const BROKEN = [
  ['an error', 'const queens = [];\nqueens.push(0);\n\nqueens.nothing.more;\n', 4, /TypeError/],
  ['something thrown', 'let a = 1;\nthrow "enough";', 2, /"enough"/],
  ['an error after a call', 'function f() {\n  return 1;\n}\nlet a = f() +\n  missing;', 5, /missing is not defined/],
  ['calls without end', 'function f() {\n  f();\n}\nf();', 2, /RangeError/],
  ['a report that is none', 'place(0, "a");', 1, /whole numbers/],
];
for (const [what, source, line, message] of BROKEN) {
  test(`${what} is reported with its line`, () => {
    const { error, ended } = run(source, { n: 4 });
    assert.deepEqual([error?.line, ended], [line, false]);
    assert.match(error?.message ?? '', message);
  });
}

test('syntax errors are reported with their line', () => {
  for (const [source, line] of /** @type {[string, number][]} */ ([['let a = 1;\nlet b = (;', 2], ['import x from "y";', 1], ['let a = 1;\nlet a;', 2], ['}); evil(); ({', 1], ['await 1;', 1]])) {
    assert.throws(() => prepare(source, { n: 4, board: '', solutions: '', milliseconds: 1000, letters: 1000 }), (/** @type {unknown} */ error) => error instanceof Misspelt && error.line === line, source);
  }
});

test('endless loops, with or without lines, end in time', () => {
  for (const source of ['while (true);', 'for (;;) {}', 'let i = 0;\ndo i++; while (true);', 'for (let i = 0; i < 3; i++) { try { for (;;) place(0, 0); } catch {} }']) {
    const log = run(source, { n: 4, milliseconds: 50 });
    assert.equal(log.timedOut, true, source);
    assert.equal(log.line, source.startsWith('let') ? 2 : 1);
  }
});

test('a program that redefines everything is recorded nevertheless', () => {
  const source = `
    postMessage = null; self.postMessage = null; performance.now = null;
    Array.prototype.push = Array.prototype.map = null; Array.isArray = null; Number.isInteger = null; JSON.stringify = null;
    String.prototype.split = null; RegExp.prototype.exec = null; Set = Map = null;
    Object.defineProperty(Array.prototype, 0, { set() { throw 1; } });
    let queens = [];
    queens = [...queens, 1];
    queens = [];`;
  const { events } = verdictOn(run(source, { n: 4 }), 4);
  assert.deepEqual(events.map(({ kind, row, col }) => [kind, row, col]), [['place', 0, 1], ['remove', 0, 1]]);
});
