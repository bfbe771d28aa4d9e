// The size, findings, causes and moves that a verdict names for students' programs.
import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { judge } from '../../web/recognize/judge.js';
import { judged, MILLISECONDS, program, run } from './running.mjs';

test('a size of its own is said by the program, at whatever size it is asked for', async () => {
  for (const name of ['wrong-class-size-six.py', 'wrong-nothing-undone-literal.py', 'wrong-flags-kept.js']) {
    for (const n of [5, 8]) {
      const its = program(name);
      const { n: size, moves } = await judged(its, n);
      assert.deepEqual([size, moves?.boards], [Number(its.n), Number(its.boards)], `${name}, ${n}`);
    }
  }
});

test('a private field is followed at every size', async () => {
  assert.deepEqual(await Promise.all([4, 6].map(async (n) => (await judged(program('private-fields.js'), n)).moves?.boards)), [17, 153]);
});

test('a variable with too few boards for the results shows no moves', async () => {
  const { verdict, moves, board } = await judged(program('generator-of-rests.py'), 6);
  assert.deepEqual([verdict, moves, board.chosen], ['right', null, null]);
});

test('a program that fails at once has no size of its own', async () => {
  const { n, size } = await judged({ ...program('wrong-index.py'), source: 'def solve(size):\n    return missing + size\n\nprint(solve(n))\n' }, 6);
  assert.deepEqual([n, size], [6, 'asked']);
});

test('a program that stops at its first solution keeps its queens, which is no fault', async () => {
  const { findings, moves } = await judged(program('wrong-stops-at-first.py'), 4);
  assert.deepEqual(findings.map(({ id }) => id), ['wrong-solution', 'attacked-placement']);
  // The first queen that another attacks, as a search by hand shows.
  assert.deepEqual([findings[1].position, findings[1].values], [3, { square: '(2, 1)', queen: '(1, 2)' }]);
  assert.equal(findings[0].position, moves?.lines.length);
});

test('a whole board is not blamed for queens that attack each other before it is tested', async () => {
  for (const n of [4, 5]) {
    const { findings, moves } = await judged(program('wrong-whole-board-columns.py'), n);
    assert.deepEqual([findings.map(({ id }) => id), moves?.variables], [['wrong-solution'], []], String(n));
  }
});

test('a wrong board has the line that printed it', async () => {
  const its = program('wrong-counted-then-printed.py');
  const { findings } = await judged(its, 4);
  assert.equal(findings[0].line, its.source.split('\n').findIndex((line) => line.includes('print(" ".join')) + 1);
});

test('no line is to blame for a solution that is missing', async () => {
  const { findings } = await judged(program('wrong-last-column.py'), 4);
  assert.equal(findings.find(({ id }) => id === 'missing-solution')?.line, 0);
});

test('a value that is kept comes first, with the line that added it, where it keeps a correct search from its next square', async () => {
  const its = program('wrong-one-set-kept.py');
  const { findings, moves, results } = await judged(its, 4);
  const added = its.source.split('\n').findIndex((line) => line.includes('used_up.add')) + 1;
  assert.deepEqual(findings.map(({ id, line }) => [id, line]), [['not-undone', added], ['missing-solution', 0]]);
  assert.deepEqual(findings[0].values, { name: 'used_up', value: 7, queen: '(4, 3)', added });
  // By hand: with queens on (0, 0) and (1, 2), the next square of row 2 that no queen attacks is (2, 5), and 2 + 5 is 7.
  assert.deepEqual(moves?.difference, { position: 9, own: { kind: 'remove', square: [1, 2] }, its: { kind: 'place', square: [2, 5] }, isFlag: false, kept: { name: 'used_up', value: 7, square: '(2, 5)' } });
  assert.deepEqual(moves?.variables.map(({ name }) => name), ['placed', 'used_up']);
  assert.deepEqual(moves?.variables[1].values.slice(0, 3), [{ value: { set: [] }, position: 0 }, { value: { set: [0] }, position: 1 }, { value: { set: [0, 3] }, position: 2 }]);
  assert.equal(results.hint, null);
});

test('the variable of the board is shown as it is at each event, beside the one whose undo is missing', async () => {
  for (const name of ['wrong-one-set-kept.py', 'wrong-one-flag-kept.py']) {
    const { moves } = await judged(program(name), 4);
    const [board] = moves?.variables ?? [];
    const events = (moves?.text ?? '').split('\n').filter((line) => /^(?:place|remove) /.test(line));
    /** @type {Map<string, string>} */
    const standing = new Map();
    const stands = events.map((event) => {
      const [kind, row, column] = event.split(' ');
      if (kind === 'place') standing.set(row, column);
      else standing.delete(row);
      return [...standing].map((square) => square.join(',')).sort().join(' ');
    });
    /** A list of columns, or a matrix of marks. @param {any} value */
    const queensIn = (value) => value.flatMap((/** @type {any} */ each, /** @type {number} */ row) => (typeof each === 'number' ? [`${row},${each}`] : [...each].flatMap((mark, column) => (mark === 'Q' ? [`${row},${column}`] : [])))).sort().join(' ');
    const values = board.values.filter(({ position }) => position > 0 || board.values.length === 1);
    assert.ok(values.length > 3, name);
    // A value that was reported before an event is the one at it.
    for (const { value, position } of values) assert.equal(queensIn(value), stands[position], `${name}: ${position}`);
  }
});

test('a count of 0 is not explained by an undo that nothing shows to be missing', async () => {
  for (const name of ['wrong-last-column.py', 'wrong-same-row.py', 'wrong-text-sum.js']) assert.equal((await judged(program(name), 4)).results.hint, null, name);
});

test('boards with too few queens are shown, with the rows in which queens were placed', async () => {
  for (const [name, from, to] of /** @type {const} */ ([['wrong-stops-a-row-early.py', 0, 2], ['wrong-begins-in-row-one.py', 1, 3]])) {
    for (const end of ['', 'print(solutions)\n', 'print(len(solutions))\n']) {
      const its = program(name);
      const { findings, causes, results, verdict } = await judged({ ...its, source: `${its.source}\n${end}` }, 4);
      assert.equal(verdict, 'wrong');
      // The first board of three queens without attacks, as a search by hand shows.
      assert.deepEqual([findings[0].id, findings[0].values], ['wrong-solution', { standing: 3, n: 4, list: '[0, 3, 1]' }], name);
      assert.deepEqual(results.fault?.values, findings[0].values);
      assert.equal(findings[0].line, its.source.split('\n').findIndex((line) => line.includes('solutions.append')) + 1);
      assert.deepEqual(causes, [{ id: 'rows', values: { name: 'row', from, to, rows: 3, n: 4 } }], name);
    }
  }
});

test('a counter is read by its name where it does not count full boards', async () => {
  const its = program('wrong-column-too-many.py');
  for (const [source, verdict, found] of [[its.source, 'wrong', 12], [its.source.replace('n + 1', 'n'), 'right', 2]]) {
    const judgement = await judged({ ...its, source: String(source) }, 4);
    assert.deepEqual([judgement.verdict, judgement.results.source, judgement.results.found], [verdict, 'kept', found]);
  }
});

test('an empty list counts nothing', async () => {
  for (const name of ['wrong-nothing-found.py', 'wrong-same-row.py']) {
    const { results } = await judged(program(name), 4);
    assert.deepEqual([results.kind, results.found], ['all', 0], name);
  }
});

test('a board that is drawn with too few queens has no cause in rows that are all filled', async () => {
  assert.deepEqual((await judged(program('wrong-drawn-beside-the-board.py'), 4)).causes, []);
});

test('boards that are one row short are not those of a smaller board', async () => {
  const { n, size, findings } = await judged(program('wrong-base-case-too-early.py'), 5);
  assert.deepEqual([n, size, findings[0].id], [5, 'asked', 'wrong-solution']);
});

test('a list that is never shortened is shown, and named with the line that adds to it', async () => {
  const its = program('wrong-queens-not-popped.py');
  const { findings } = await judged(its, 4);
  const added = its.source.split('\n').findIndex((line) => line.includes('queens.append')) + 1;
  assert.deepEqual(findings.map(({ id, line, values }) => [id, line, values.name ?? values.standing]), [['not-undone', added, 'queens'], ['wrong-solution', 0, 8]]);
  assert.match(findings[1].message, /\[0, 2, 3, 1, 1, 3, 0, 2\]/);
});

test('a list that logs every placement is not blamed', async () => {
  const { source } = program('wrong-stops-a-row-early.py');
  const { findings } = await judged({ ...program('wrong-stops-a-row-early.py'), source: source.replace('solutions = []', 'solutions = []\nlog = []').replace('queens.append(col)', 'queens.append(col)\n        log.append(col)') }, 4);
  assert.ok(!findings.some(({ id }) => id === 'not-undone'), JSON.stringify(findings));
});

test('a row that is the same in each call is named, whatever the program ends with', async () => {
  const its = program('wrong-same-row.py');
  const cause = { id: 'same-row', values: { name: 'row', value: 0, function: 'search' } };
  for (const source of [its.source, `${its.source}print(len(solutions))\n`, its.source.replace(/if col in cols.*\n.*/, 'pass')]) assert.deepEqual((await judged({ ...its, source }, 4)).causes, [cause]);
  assert.deepEqual((await judged(program('sets-in-closure.py'), 4)).causes, []);
});

test('the list and the index of an IndexError are named', async () => {
  const { causes, error } = await judged(program('wrong-short-lists.py'), 4);
  assert.equal(error?.type, 'IndexError');
  // With queens on (0, 0) and (1, 2), column 3 is the first of row 2 whose diagonal is looked up beyond the list: 2 + 3.
  assert.deepEqual(causes, [{ id: 'index', values: { item: 'diags1[5]', list: 'diags1', length: 4, last: 3 } }]);
});

test('an empty list has no last index', async () => {
  const { causes } = await judged({ ...program('wrong-short-lists.py'), source: 'queens = []\nfor row in range(4):\n    queens[row] = 0\n' }, 4);
  assert.deepEqual(causes, [{ id: 'empty', values: { item: 'queens[0]', list: 'queens' } }]);
});

test('a list that is not copied is said to be that, with the board that it was', async () => {
  const { findings } = await judged(program('wrong-no-copy.py'), 4);
  const same = findings.find(({ id }) => id === 'same-list');
  assert.ok(!same || !/in {1,2}are|\[…\]/.test(same.message), same?.message);
});

test('a wrong result is shown on the board only where the board is wrong in the same way', async () => {
  // It records three queens, and its board is empty when the solution is noticed.
  const [unseen, seen] = await Promise.all(['wrong-base-case-too-early.py', 'wrong-stops-a-row-early.py'].map((name) => judged(program(name), 4)));
  assert.deepEqual([unseen.findings[0].detail, unseen.findings[0].position], ['detail-short', 0]);
  assert.deepEqual([seen.findings[0].detail, seen.findings[0].position], ['detail-short', 6]);
});

test('every count of a table is compared', async () => {
  const [right, wrong] = await Promise.all(['table-of-counts.py', 'wrong-in-a-table.py'].map((name) => judged(program(name), 4)));
  for (const each of [right, wrong]) assert.deepEqual([each.size, each.table, each.moves], ['table', [1, 2, 3, 4, 5, 6, 7], null]);
  assert.equal(wrong.n, 6);
  assert.deepEqual((await judged(program('table-of-counts.py'), 9)).n, 7);
});

test('one object is one candidate for the board', async () => {
  const { board } = await judged(program('own-size-class-attribute.py'), 4);
  assert.deepEqual(board.candidates.map(({ name }) => name), ['b.rows']);
});

test('names do not matter', async () => {
  for (const [name, form] of [['overwritten-then-tested.py', 'columns'], ['flat-list.py', 'matrix'], ['map-of-rows.js', 'columns']]) {
    const { source, language } = program(name);
    const board = program(name).board ?? '';
    const renamed = source.replaceAll(new RegExp(`\\b${board}\\b`, 'g'), 'total_time').replaceAll(/\b(safe|search|solutions|fill|row|col)\b/g, 'zz_$1');
    const { board: found, verdict } = await judged({ ...program(name), source: renamed }, 4);
    assert.deepEqual([verdict, found.chosen?.form, found.chosen?.name.split('.').pop(), language], ['right', form, 'total_time', language]);
  }
});

test('the moves are a trace with the line of each event', async () => {
  const { moves } = await judged(program('wrong-one-diagonal.py'), 5);
  assert.match(moves?.text ?? '', /^n 5\n/);
  const lines = program('wrong-one-diagonal.py').source.split('\n');
  const events = (moves?.text ?? '').split('\n').filter((line) => /^(place|remove|solution)/.test(line));
  assert.equal(events.length, moves?.lines.length);
  for (const [i, event] of events.entries()) {
    const wanted = event.startsWith('place') ? 'path.append(col)' : event.startsWith('remove') ? 'path.pop()' : 'found.append';
    assert.ok(lines[(moves?.lines[i] ?? 0) - 1].includes(wanted), `${event}: line ${moves?.lines[i]}`);
  }
});

test('a finding of the results has the event that shows it', async () => {
  const { findings, moves } = await judged(program('wrong-one-diagonal.py'), 5);
  const [first] = findings;
  assert.equal(first.id, 'wrong-solution');
  assert.equal((moves?.text ?? '').split('\n').filter((line) => /^(place|remove|solution)/.test(line))[first.position - 1], 'solution');
});

test('what is asked for decides', async () => {
  const first = program('found-by-exception.py');
  const verdicts = await Promise.all(['first', 'all', 'any'].map(async (expect) => (await judged(first, 4, { expect: /** @type {'first'} */ (expect) })).verdict));
  assert.deepEqual(verdicts, ['right', 'wrong', 'right']);
});

test('another slot can be chosen for the board', async () => {
  const each = { ...program('wrong-one-diagonal.py'), source: `path, late = [], [0] * n
def dfs():
    if len(path) == n:
        print(path)
    for c in range(n):
        if all(c != x and abs(c - x) != len(path) - r for r, x in enumerate(path)):
            late[len(path)] = c
            path.append(c)
            dfs()
            path.pop()
dfs()` };
  const { board } = await judged(each, 4);
  assert.equal(board.chosen?.name, 'path');
  const other = board.candidates.find(({ name }) => name === 'late');
  assert.ok(other, board.candidates.map(({ description }) => description).join('\n'));
  const again = await judged(each, 4, { board: other.slots });
  assert.equal(again.board.chosen?.description, 'board: `late`, a list of columns counted from 0, overwritten');
  assert.equal(again.verdict, 'right');
});

test('answers that are given are used', async () => {
  const each = program('slash-codes.py');
  assert.equal((await judged(each, 4, { input: ['5'] })).n, 5);
  assert.deepEqual((await judged(each, 4, { input: ['5'] })).asked, ['Enter the size of the board: ']);
});

test('answers are given to programs that read their arguments', async () => {
  const sources = { python: 'import sys\nprint(sys.argv[1])\n', javascript: 'console.log(process.argv[2]);\n' };
  for (const language of /** @type {const} */ (['python', 'javascript'])) {
    const asked = { source: sources[language], language, n: 4, milliseconds: MILLISECONDS };
    assert.equal((await judge(asked, run)).output, '4\n');
    const { output, asked: questions } = await judge({ ...asked, input: ['6'] }, run);
    assert.deepEqual([output, questions], ['6\n', [language === 'python' ? 'sys.argv' : 'process.argv']]);
  }
});

test('TypeScript in a file of JavaScript is run', async () => {
  const { verdict, results } = await judged({ ...program('typed-solver.ts'), language: 'javascript' }, 4);
  assert.deepEqual([verdict, results.found], ['right', results.of]);
});

test('a program runs once for each size', async () => {
  for (const name of ['sets-in-closure.py', 'sets-and-join.js', 'wrong-one-diagonal.py']) {
    for (const n of [4, 6]) {
      /** @type {string[]} */
      const requests = [];
      await judge({ ...program(name), n, milliseconds: MILLISECONDS }, (request) => {
        requests.push(`${request.n} ${request.slots === undefined}`);
        return run(request);
      });
      // A board is found at n = 4, and then followed alone at the size that was asked for.
      assert.equal(new Set(requests).size, requests.length, `${name}, n = ${n}: ${requests}`);
      assert.ok(requests.length <= 3, `${name}, n = ${n}: ${requests}`);
    }
  }
});

test('a search that the program does not begin is begun here, which is said', async () => {
  assert.equal((await judged(program('wrong-one-diagonal.py'), 4)).called, null);
  const { called, verdict } = await judged({ ...program('wrong-one-diagonal.py'), source: 'def search(n, queens=()):\n    if len(queens) == n:\n        return [queens]\n    return [each for c in range(n) if all(c != q and abs(c - q) != len(queens) - r for r, q in enumerate(queens)) for each in search(n, queens + (c,))]\n' }, 4);
  assert.deepEqual([called, verdict], ['search', 'right']);
});

test('a column in which no queen is ever placed is named', async () => {
  const { source } = program('wrong-last-column.py');
  for (const n of [4, 5, 6]) assert.deepEqual((await judged(program('wrong-last-column.py'), n)).causes, [{ id: 'column', values: { column: n - 1 } }]);
  assert.ok(source.includes('range(n - 1)'), source);
  const first = { ...program('wrong-last-column.py'), source: source.replace('range(n - 1)', 'range(1, n)') };
  assert.deepEqual((await judged(first, 5)).causes, [{ id: 'column', values: { column: 0 } }]);
  // A faulty test refuses many squares, but no column is left out.
  for (const name of ['wrong-one-set-kept.py', 'wrong-one-diagonal.py', 'wrong-nothing-found.py']) assert.deepEqual((await judged(program(name), 4)).causes, []);
});

test('full boards that nothing keeps are counted', async () => {
  const { causes } = await judged(program('reached-but-not-kept.py'), 5);
  assert.deepEqual(causes, [{ id: 'unkept', values: { boards: 10 } }]);
});

test('two faults: the rows that are missing come with the list that is not copied', async () => {
  const { causes, findings } = await judged(program('wrong-short-and-not-copied.js'), 4);
  assert.deepEqual(causes, [{ id: 'rows', values: { name: 'row', from: 0, to: 2, rows: 3, n: 4 } }]);
  assert.equal(findings[0].detail, 'detail-same-copy');
});

test('a count that two faults can give is explained by its boards', async () => {
  assert.equal((await judged(program('wrong-columns-untested.py'), 4)).results.hint, 'columns-untested');
});

test('a list that is overwritten is not blamed for queens that stay', async () => {
  const { findings } = await judged(program('wrong-overwritten-one-diagonal.js'), 4);
  assert.deepEqual(findings.map(({ id }) => id), ['wrong-solution', 'attacked-placement']);
});

test('a table of boards with blanks is read at every size', async () => {
  const source = `const board = Array.from({ length: n }, () => Array(n).fill(' '));
const isSafe = (r, c) => board.every((row, i) => row.every((cell, k) => cell === ' ' || (k !== c && Math.abs(i - r) !== Math.abs(k - c))));
function search(r) {
  if (r === n) console.table(board);
  for (let c = 0; r < n && c < n; c++) {
    if (!isSafe(r, c)) continue;
    board[r][c] = 'Q';
    search(r + 1);
    board[r][c] = ' ';
  }
}
search(0);`;
  for (const [n, of] of [[4, 2], [5, 10], [6, 4]]) {
    const { verdict, results, output } = await judge({ source, language: 'javascript', n, milliseconds: MILLISECONDS }, run);
    assert.deepEqual([verdict, results.found], ['right', of]);
    assert.match(output, /│ \(index\) │ 0/);
  }
});

test('a bracket that is never closed is named with its line', async () => {
  const program = (/** @type {string} */ head) => `${head}\n  if (row === n) {\n    console.log(row);\n  for (const c of [1, 2]) {\n    search(c);\n  }\n}\nsearch(0);\n`;
  for (const [language, head] of /** @type {const} */ ([['javascript', 'function search(row) {'], ['typescript', 'function search(row: number): void {']])) {
    const { error, verdict } = await judge({ source: program(head), language, n: 4 }, run);
    assert.deepEqual([verdict, error?.kind], ['wrong', 'syntax']);
    assert.match(error?.message ?? '', /the \{ on line 2 is not closed/);
  }
});

/** @type {[string, string, import('../../web/trace/results.js').Expected | undefined][]} Python that must not be praised */
const UNPRAISED = [
  ['nothing', '', undefined],
  ['a count alone', 'count = 99', undefined],
  ['a count alone that is right', 'count = 2', 'all'],
  ['a list of no boards', 'solutions = [[0], [1], [2], [3]]', undefined],
  ['a list of one number', 'solutions = [[0]]', 'first'],
  ['a list of one number, printed', 'print([[0]])', 'first'],
  ['queens that stand nowhere', 'place(0, 9)', undefined],
  ['an unknown module', 'import numpy_that_is_not_here', undefined],
];

describe('none of these is right', { concurrency: 3 }, () => {
  for (const [what, source, expect] of UNPRAISED) {
    it(what, async () => {
      for (const n of [2, 4]) assert.notEqual((await judge({ source, language: 'python', n, expect, milliseconds: MILLISECONDS }, run)).verdict, 'right', `n = ${n}`);
    });
  }
});
