// How results are judged, whatever program they are of: the runs are written here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOf, hintFor } from '../../web/recognize/counts.js';
import { endOf } from '../../web/recognize/ending.js';
import { judge } from '../../web/recognize/judge.js';
import { readRun } from '../../web/recognize/stream.js';

/** @typedef {(n: number) => string} Output of a program at a size */

/** A runner of a program that prints. @param {Output} output @param {string[]} [more] records @param {number} [lines] that run */
const printing = (output, more = ['D'], lines = 1) => async (/** @type {import('../../web/recognize/observe.js').Request} */ { n }) => [`n${n}`, ...Array(lines).fill('L1'), `O${JSON.stringify(output(n))}`, ...more, ''].join('\n');
const verdictOn = async (/** @type {Output} */ output, /** @type {number} */ n, /** @type {Partial<import('../../web/recognize/observe.js').Asked>} */ asked = {}) => judge({ source: '', language: 'python', n, ...asked }, printing(output));

const TOTALS = [0, 1, 0, 0, 2, 10, 4, 40, 92];
const SYMMETRIC = [0, 1, 0, 0, 1, 2, 1, 6, 12];
/** All solutions. @type {Record<number, number[][]>} */
const ALL = {
  4: [[1, 3, 0, 2], [2, 0, 3, 1]],
  5: [[0, 2, 4, 1, 3], [0, 3, 1, 4, 2], [1, 3, 0, 2, 4], [1, 4, 2, 0, 3], [2, 0, 3, 1, 4], [2, 4, 1, 3, 0], [3, 0, 2, 4, 1], [3, 1, 4, 2, 0], [4, 1, 3, 0, 2], [4, 2, 0, 3, 1]],
  6: [[1, 3, 5, 0, 2, 4], [2, 5, 1, 4, 0, 3], [3, 0, 4, 1, 5, 2], [4, 2, 0, 5, 3, 1]],
};
const FIRSTS = /** @type {Record<number, number[]>} */ ({ 4: [1, 3, 0, 2], 5: [0, 2, 4, 1, 3], 6: [1, 3, 5, 0, 2, 4], 7: [0, 2, 4, 6, 1, 3, 5] });

const drawnOf = (/** @type {number[]} */ columns) => columns.map((column) => `${'.'.repeat(column)}Q${'.'.repeat(columns.length - column - 1)}\n`).join('');

/** @type {[string, Output, number, 'right' | 'wrong' | 'unknown', string, number, string?, number?][]} what it prints, n, the verdict, what it finds, the size that it has, its text, and the number of lines that run */
const PRINTED = [
  ['the right count', (n) => `${TOTALS[n]}\n`, 6, 'right', 'count', 6],
  ['a count that is always 99', () => '99\n', 4, 'wrong', 'count', 4, 'def solve(n):'],
  ['a number of a program that is not about queens', () => '3\n', 4, 'unknown', '', 4, 'print(3)'],
  ['a sorted list', () => '[1, 2, 3, 4]\n', 4, 'unknown', '', 4, 'print(sorted(a))'],
  ['a table of squares', () => '1 1\n2 4\n3 9\n4 16\n', 4, 'unknown', '', 4, 'print(i, i * i)'],
  ['a count that is always 0', () => '0 solutions\n', 4, 'wrong', 'count', 4],
  ['a count of its own size', () => '92\n', 4, 'right', 'count', 8, 'size = 8', 2057],
  ['the same without a search', () => '92\n', 4, 'unknown', '', 4, 'size = 8'],
  ['the count of its own size, which is the one that was asked for', () => '4\n', 6, 'right', 'count', 6, 'size = 6', 153],
  ['the same without a search', () => '4\n', 6, 'unknown', '', 6, 'size = 6'],
  ['a count of a size that it does not name', () => '92\n', 4, 'unknown', '', 4, 'print(92)', 2057],
  ['the count of the size that was asked for, which it does not name', () => '4\n', 6, 'unknown', '', 6, 'print(4)', 153],
  ['the same at a size at which no other is tried', () => '40 solutions\n', 7, 'unknown', '', 7, 'print("40 solutions")', 552],
  ['the right count at that size', (n) => `${TOTALS[n]} solutions\n`, 7, 'right', 'count', 7],
  ['a count that is right at one size by luck', (n) => `${n === 4 ? 2 : n} solutions\n`, 4, 'wrong', 'count', 5],
  ['counts up to symmetry', (n) => `${SYMMETRIC[n]} solutions\n`, 4, 'right', 'symmetric', 4],
  ['a count that looks like it at one size', (n) => `${n === 5 ? 2 : TOTALS[n]} solutions\n`, 5, 'wrong', 'count', 5],
  ['the first solution', (n) => `${JSON.stringify(FIRSTS[n])}\n`, 5, 'right', 'first', 5],
  ['the first solution and that it is one', (n) => `${JSON.stringify(FIRSTS[n])}\nsolutions: 1\n`, 5, 'right', 'first', 5],
  ['one solution under the heading of all', (n) => `All solutions:\n${JSON.stringify(FIRSTS[n])}\nTotal: 1\n`, 5, 'wrong', 'all', 5],
  ['one solution that is not said to be all', (n) => `Not all solutions are shown:\n${JSON.stringify(FIRSTS[n])}\nTotal: 1\n`, 5, 'right', 'first', 5],
  ['a search by chance that finds nothing at another size', (n) => (n === 5 ? `${JSON.stringify(FIRSTS[5])}\n` : 'No solution found\n'), 5, 'right', 'first', 5, 'import random', 60],
  ['one solution where others are missed', (n) => (n === 5 ? `${JSON.stringify(FIRSTS[5])}\nsolutions: 1\n` : 'solutions: 0\n'), 5, 'wrong', 'all', 5],
  ['nothing', () => '', 4, 'unknown', '', 4],
  ['nothing, but a solution at another size', (n) => (n === 5 ? drawnOf(FIRSTS[5]) : ''), 4, 'wrong', 'all', 4, 'def solve(n):', 60],
  ['a solution, but nothing at another size', (n) => (n === 5 ? drawnOf(FIRSTS[5]) : ''), 5, 'wrong', 'all', 4, 'def solve(n):', 60],
  ['one, always', () => '1\n', 4, 'unknown', 'count', 4],
  ['that there is one, and what n is', (n) => `n = ${n}, 1 solution\n`, 5, 'unknown', 'count', 5],
  ['that there is none', () => 'No solution exists\n', 4, 'wrong', 'all', 4],
  ['that there is none, where there is none', (n) => (n === 3 ? 'No solution exists\n' : `${TOTALS[n]}\n`), 3, 'right', 'all', 3],
  ['that there is none, whatever n is', () => 'No solution exists\n', 3, 'unknown', '', 3],
  ['one board, whatever n is', () => '[1, 3, 0, 2]\n', 4, 'unknown', '', 4, 'print([1, 3, 0, 2])'],
  ['all boards, whatever n is', () => '[1, 3, 0, 2]\n[2, 0, 3, 1]\n', 5, 'unknown', '', 5, 'print(BOARDS)'],
  ['one board, whatever n is, at a size at which no other is tried', () => `${JSON.stringify(FIRSTS[7])}\n`, 7, 'unknown', '', 7, 'print(QUEENS)'],
  ['one board of its own size after a search', () => '[1, 3, 0, 2]\n', 5, 'right', 'first', 4, 'size = 4', 60],
  ['queens as pairs behind each other', (n) => (ALL[n] ?? []).map((columns) => `${columns.map((column, row) => `${row},${column}`).join(' ')}\n`).join(''), 5, 'right', 'all', 5],
  ['a table', () => '1 1\n2 0\n3 0\n4 2\n5 10\n', 4, 'right', 'count', 4],
  ['a table in words', () => [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${n}-queens: ${TOTALS[n]} ways\n`).join(''), 4, 'right', 'count', 4],
  ['a table that is wrong almost everywhere', () => '1 1\n2 1\n3 1\n4 3\n5 13\n6 17\n', 4, 'wrong', 'count', 2, 'def queens(n):'],
];

for (const [what, output, n, verdict, kind, size, source = '', lines = 1] of PRINTED) {
  test(`printed: ${what}`, async () => {
    const judged = await judge({ source, language: 'python', n }, printing(output, ['D'], lines));
    assert.deepEqual([judged.verdict, judged.results.kind, judged.n], [verdict, kind, size], JSON.stringify(judged.findings));
    if (verdict === 'wrong') assert.equal(judged.findings[0].id, Number(judged.results.found) > TOTALS[size] ? 'excess-count' : 'missing-solution');
  });
}

test('a search by chance that gives an attacked board at another size is wrong', async () => {
  const { verdict, n, size, findings } = await judge({ source: 'import random', language: 'python', n: 5 }, printing((its) => `${JSON.stringify(its === 6 ? [0, 1, 2, 3, 4, 5] : FIRSTS[its])}\n`, ['D'], 60));
  assert.deepEqual([verdict, n, size, findings[0].id], ['wrong', 6, 'other', 'wrong-solution']);
});

/** Lines that belong to boards begin with `>` here, without it in what is printed. @type {[string, string[], number[]][]} what it prints, its lines, those of the first wrong board */
const MARKED = [
  ['drawn boards', ['n = 4', '>. Q . .', '>. . . Q', '>Q . . .', '>. . Q .', '', '>. . Q .', '>Q . . .', '>. . . Q', '>. Q . .', 'done'], []],
  ['a drawn board that is wrong', ['>.Q..', '>...Q', '>Q...', '>..Q.', '', '>.Q..', '>..Q.', '>Q...', '>...Q', '2 solutions'], [6, 7, 8, 9]],
  ['boards with lines between their rows', ['>| |Q| | |', '>+-+-+-+-+', '>| | | |Q|', '>+-+-+-+-+', '>|Q| | | |', '>+-+-+-+-+', '>| | |Q| |', 'end'], []],
  ['a line for each queen', ['Solution:', '>row 0 -> column 1', '>row 1 -> column 3', '>row 2 -> column 0', '>row 3 -> column 2'], []],
  ['a list over several lines', ['>[', '>  [1, 3, 0, 2],', '>  [2, 0, 3, 1]', '>]', 'ready'], []],
  ['a list in each line', ['first', '>[1, 3, 0, 2]', 'second', '>[2, 0, 3, 1]'], []],
];

for (const [what, lines, wrong] of MARKED) {
  test(`every line of a board is named: ${what}`, async () => {
    const { results: { lines: read, fault, source } } = await judge({ source: '', language: 'python', n: 4 }, printing(() => `${lines.map((line) => line.replace(/^>/, '')).join('\n')}\n`, ['D'], 17));
    assert.equal(source, 'printed');
    const isCount = (/** @type {number} */ line) => lines[line - 1].endsWith('solutions');
    assert.deepEqual(read.filter((line) => !isCount(line)), lines.flatMap((line, i) => (line.startsWith('>') ? [i + 1] : [])));
    if (wrong.length > 0) assert.deepEqual([fault?.output, fault?.outputLast], [wrong[0], wrong.at(-1)]);
  });
}

test('what is asked for is not guessed', async () => {
  assert.equal((await verdictOn((n) => `${SYMMETRIC[n]} solutions\n`, 4, { expect: 'count' })).verdict, 'wrong');
  assert.equal((await verdictOn((n) => `${JSON.stringify(FIRSTS[n])}\n`, 5, { expect: 'all' })).verdict, 'wrong');
});

/** @type {[string, string[], { input?: string[] }, string, boolean, boolean]} records, what was given, the kind, whether it ran, whether it is the program's own fault */
const ERROR = (/** @type {string} */ type, message = 'm', line = 3, missing = null) => `X${JSON.stringify({ line, type, message, missing })}`;
/** @type {[string, string[], { input?: string[] }, string, boolean][]} records, what was given, the kind of the end, whether it is the program's own fault */
const ENDS = [
  ['an error', [ERROR('TypeError')], {}, 'error', true],
  ['a mistake in its grammar', [ERROR('SyntaxError')], {}, 'syntax', true],
  ['a module that is not there', [ERROR('ModuleNotFoundError', 'm', 1, /** @type {any} */ ('numpy'))], {}, 'missing', false],
  ['Python 2', [ERROR('SyntaxError', "Missing parentheses in call to 'print'. Did you mean print(...)?")], {}, 'python2', false],
  ['an answer that it cannot use', ['I"First queen?"', ERROR('ValueError')], {}, 'input', false],
  ['an answer of the reader that it cannot use', ['I"First queen?"', ERROR('ValueError')], { input: ['x'] }, 'error', true],
  ['a function that was called in the wrong way', ['C"solve"', ERROR('TypeError', 'm', 0)], {}, 'call', false],
  ['its time', ['Ttime'], {}, 'time', false],
  ['a stream that breaks off', [], {}, 'time', false],
];

for (const [what, records, given, kind, isOwn] of ENDS) {
  test(`the end: ${what}`, async () => {
    const { ran, error } = endOf(readRun(['n4', 'L1', ...records, ''].join('\n')), given);
    assert.deepEqual([ran, error?.kind, error?.isOwn], [isOwn, kind, isOwn]);
    const judged = await judge({ source: '', language: 'python', n: 4, ...given }, async () => ['n4', 'L1', ...records, ''].join('\n'));
    assert.deepEqual([judged.verdict, judged.ran, judged.findings[0]?.id], isOwn ? ['wrong', true, 'error'] : ['unknown', false, undefined]);
  });
}

test('a depth of calls that only the page does not allow is no fault', async () => {
  for (const [source, line, kind] of /** @type {[string, number | null, string][]} */ ([['sys.setrecursionlimit(10 ** 6)', null, 'depth'], ['sys.setrecursionlimit(10 ** 6)', 4, 'error'], ['', null, 'error']])) {
    const { verdict, error } = await judge({ source, language: 'python', n: 4 }, async () => `n4\nL1\n${ERROR('RecursionError', 'm', /** @type {any} */ (line))}\n`);
    assert.deepEqual([error?.kind, verdict], [kind, kind === 'depth' ? 'unknown' : 'wrong'], source);
  }
});

test('boards that were printed before a limit are told, without a verdict', async () => {
  for (const limit of ['output', 'trace', 'time']) {
    const { verdict, ran, error, results, findings } = await judge({ source: '', language: 'python', n: 5 }, printing(() => '[0, 2, 4, 1, 3]\n[0, 3, 1, 4, 2]\n', [`T${limit}`]));
    assert.deepEqual([verdict, ran, error?.kind, results.kind, results.found, results.of, results.fault, findings], ['unknown', false, limit, 'all', 2, 10, null, []]);
  }
  const { verdict, results } = await judge({ source: '', language: 'python', n: 5 }, printing(() => '[0, 2, 4, 1, 3]\n[0, 1, 2, 3, 4]\n', ['Toutput']));
  assert.deepEqual([verdict, results.found, results.fault?.id, results.fault?.output], ['unknown', 1, 'wrong-solution', 2]);
});

test('wrong counts have their hint', () => {
  assert.deepEqual([0, 256, 24, 7, 2, 3].map((count) => hintFor(count, 4)), [undefined, 'nothing-tested', undefined, 'one-diagonal-untested', undefined, undefined]);
  // By hand: 24 boards without a shared column, and 24 without a shared diagonal.
  assert.deepEqual([[0, 1, 2, 3], [0, 0, 0, 0]].map((columns) => hintFor(24, 4, [columns.map((column, row) => [row, column])])), ['diagonals-untested', 'columns-untested']);
  assert.equal(hintFor(120, 5), 'diagonals-untested');
  assert.deepEqual([countOf('nothing-tested', 4), countOf('diagonals-untested', 5), countOf('one-diagonal-untested', 4)], [4 ** 4, 120, 7]);
  assert.deepEqual([hintFor(5040, 7), hintFor(40_320, 8)], ['diagonals-untested', undefined]);
  assert.equal(hintFor(2, 3), undefined);
});

/** @param {string[]} records */
const saying = (records) => judge({ source: '', language: 'python', n: 4 }, async () => ['n4', 'L1', ...records, 'D', ''].join('\n'));
/** A search that says what it does. @param {(kind: string) => string} record */
function search(record) {
  /** @type {string[]} */
  const records = [];
  const queens = /** @type {number[]} */ ([]);
  const visit = (/** @type {number} */ row) => {
    if (row === 4) records.push(record('solution'));
    for (let column = 0; row < 4 && column < 4; column++) {
      if (queens.some((c, r) => c === column || Math.abs(c - column) === row - r)) continue;
      queens.push(column);
      records.push(record(`place ${row} ${column}`));
      visit(row + 1);
      queens.pop();
      records.push(record(`remove ${row} ${column}`));
    }
  };
  visit(0);
  return records;
}

test('a program that says what it does, by calls or by printed lines, is judged by that', async () => {
  for (const record of [(/** @type {string} */ text) => `P${text}`, (/** @type {string} */ text) => `O"@${text}\\n"`]) {
    const { verdict, results } = await saying(search(record));
    assert.deepEqual([verdict, results.found, results.of, results.source], ['right', 2, 2, 'said']);
    const records = search(record);
    const end = records.findIndex((each) => each.includes('solution'));
    assert.equal((await saying(records.slice(0, end))).verdict, 'unknown', 'a solution was reached, but not said');
    const wrong = await saying(records.slice(0, end - 1));
    assert.equal(wrong.verdict, 'wrong');
  }
});

test('a solution that comes again is named by its line where it was printed, and by its columns elsewhere', async () => {
  const [first, second] = ALL[4].map((columns) => JSON.stringify(columns));
  const again = [first, second, first];
  for (const [records, message] of /** @type {[string[], string][]} */ ([
    [again.map((each) => `O${JSON.stringify(`${each}\n`)}`), 'This solution was already printed on line 1 of the output.'],
    [[`R[${again}]`], 'The solution with queens in columns 1, 3, 0, 2 is recorded more than once.'],
  ])) assert.deepEqual((await saying(records)).findings.map(({ id, message: said }) => [id, said]), [['duplicate-solution', message]]);
});

test('a square that the board does not have is named with its line', async () => {
  for (const records of [['Pplace 0 4'], ['Pplace -1 0'], ['O"place 9 9\\n"'], ['Ptest 4 4', 'Ttime']]) {
    const { error, verdict, findings } = await saying(records);
    assert.deepEqual([error?.kind, error?.line, verdict, findings[0].id], ['beyond', 1, 'wrong', 'error'], String(records));
  }
});
