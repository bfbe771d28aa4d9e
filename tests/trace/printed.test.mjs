// The results that programs of any language print are recognized, right and wrong ones, and nothing else is taken for a result.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPrinted } from '../../web/trace/printed.js';
import { TOTALS } from '../../web/trace/printed-counts.js';
import { judgePrinted, searchPlainly } from './finished.mjs';

/** All solutions as lists of columns, found by trying every list. @param {number} n @returns {number[][]} */
function solutionsOf(n) {
  /** @type {number[][]} */
  let lists = [[]];
  for (let row = 0; row < n; row++) lists = lists.flatMap((list) => Array.from({ length: n }, (_, column) => [...list, column]));
  return lists.filter((list) => list.every((column, row) => list.slice(row + 1).every((other, i) => other !== column && Math.abs(other - column) !== i + 1)));
}
const ALL = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [n, solutionsOf(n)]));

/** @param {string} text @param {number} n @param {any} [expect] */
const judge = (text, n, expect) => judgePrinted(text, { n, expect, known: searchPlainly(n) });

/** Boards drawn in lines. @param {number[][]} boards @param {(cells: boolean[], row: number) => string} row @param {string} [between] */
const drawn = (boards, row, between = '\n\n') => boards.map((columns) => columns.map((column, i) => row(columns.map((_, at) => at === column), i)).join('\n')).join(between);
const cells = (/** @type {string} */ queen, /** @type {string} */ empty, by = '') => (/** @type {boolean[]} */ row) => row.map((is) => (is ? queen : empty)).join(by);
/** Lists in the brackets and with the separator of a language. @param {any} value @param {string} open @param {string} close @param {string} by @returns {string} */
const lists = (value, open, close, by) => (Array.isArray(value) ? `${open}${value.map((each) => lists(each, open, close, by)).join(by)}${close}` : String(value));
const words = (/** @type {number[][]} */ boards) => boards.map((columns) => columns.map((column) => `${'.'.repeat(column)}Q${'.'.repeat(columns.length - column - 1)}`));
const pairs = (/** @type {number[][]} */ boards, base = 0) => boards.map((columns) => columns.map((column, row) => [row + base, column + base]));
const fromOne = (/** @type {number[][]} */ boards) => boards.map((columns) => columns.map((column) => column + 1));
const lines = (/** @type {number[][]} */ boards, /** @type {(column: number, row: number) => string} */ line, between = '\n\n') => boards.map((columns) => columns.map(line).join('\n')).join(between);

/** Lists whose place 0 is not used. */
const padded = (/** @type {number[][]} */ boards) => fromOne(boards).map((columns) => [0, ...columns]);

/** How programs print their boards, by the kind. @type {Record<string, (boards: number[][]) => string>} */
const KINDS = {
  'lists with an unused place 0': (boards) => padded(boards).map((each) => lists(each, '[', ']', ', ')).join('\n'),
  'one list of such lists': (boards) => lists(padded(boards), '[', ']', ', '),
  'such lists after a number': (boards) => padded(boards).map((each, i) => `${i + 1} ${lists(each, '[', ']', ', ')}`).join('\n'),
  'numbers with an unused place 0': (boards) => padded(boards).map((each) => each.join(' ')).join('\n'),
  'matrix rows with an unused place 0': (boards) => drawn(boards, (row) => `[0, ${cells('1', '0', ', ')(row)}]`),
  'matrices with an unused row and place 0': (boards) => drawn(boards.map((columns) => [...columns]), (row, i) => `${i === 0 ? `${'0 '.repeat(row.length + 1).trim()}\n` : ''}0 ${cells('1', '0', ' ')(row)}`, '\n'),
  'a list of letters and blanks in quotes for each board': (boards) => boards.map((columns) => lists(columns.map((column) => columns.map((_, at) => (at === column ? '"Q"' : '" "'))), '[', ']', ',')).join('\n'),
  'letters with blanks': (boards) => drawn(boards, cells('Q', '.', ' ')),
  'letters': (boards) => drawn(boards, cells('Q', '.')),
  'underlines': (boards) => drawn(boards, cells('Q', '_')),
  'dashes': (boards) => drawn(boards, cells('Q', '-')),
  'crosses and noughts': (boards) => drawn(boards, cells('X', 'O')),
  'small letters of which one is rare': (boards) => drawn(boards, cells('x', 'o', ' ')),
  'stars': (boards) => drawn(boards, cells('*', '.', ' ')),
  'hashes': (boards) => drawn(boards, cells('Q', '#', ' ')),
  'chess pieces': (boards) => drawn(boards, cells('♛', '·', ' ')),
  'crowns': (boards) => drawn(boards, cells('👑', '⬜')),
  'crowns with variation selectors': (boards) => drawn(boards, cells('♛\uFE0F', '⬜\uFE0F', ' ')),
  'light and dark squares': (boards) => drawn(boards, (row, i) => row.map((is, at) => (is ? '♛' : (i + at) % 2 === 0 ? '□' : '■')).join(' ')),
  'numbers with blanks': (boards) => drawn(boards, cells('1', '0', ' ')),
  'numbers': (boards) => drawn(boards, cells('1', '0')),
  'blanks for empty squares': (boards) => drawn(boards, cells('Q', ' ')),
  'blanks for empty squares, with blanks': (boards) => drawn(boards, cells('Q', ' ', ' ')),
  'bars': (boards) => drawn(boards, (row) => `|${cells('Q', ' ', '|')(row)}|`),
  'bars and ruled lines': (boards) => drawn(boards, (row, i) => `${i === 0 ? `+${'---+'.repeat(row.length)}\n` : ''}|${cells(' Q ', '   ', '|')(row)}|\n+${'---+'.repeat(row.length)}`),
  'as console.table does': (boards) => boards.map((columns) => {
    const table = (/** @type {string[]} */ cells) => `│ ${cells.map((cell) => cell.padEnd(7)).join(' │ ')} │`;
    const rule = '─'.repeat(9);
    return [`┌${columns.map(() => rule).join('┬')}┐`, table(['(index)', ...columns.map((_, i) => String(i))]), ...columns.map((column, row) => table([String(row), ...columns.map((_, i) => (i === column ? "'Q'" : "''"))])), `└${rule}┘`].join('\n');
  }).join('\n'),
  'numbers in brackets': (boards) => drawn(boards, cells('[1]', '[0]')),
  'letters in brackets': (boards) => drawn(boards, cells('[Q]', '[ ]')),
  'a list of letters for each row': (boards) => drawn(boards, (row) => `[${cells("'Q'", "'.'", ', ')(row)}]`),
  'a list of numbers for each row': (boards) => drawn(boards, (row) => `[${cells('1', '0', ', ')(row)}]`),
  'a list of truth values for each row': (boards) => drawn(boards, (row) => `[${cells('True', 'False', ', ')(row)}]`),
  'rows numbered from 0': (boards) => drawn(boards, (row, i) => `${i} ${cells('Q', '.', ' ')(row)}`),
  'rows numbered from 1, with a bar': (boards) => drawn(boards, (row, i) => `${i + 1} | ${cells('Q', '.', ' ')(row)}`),
  'rows numbered as in chess, with columns below': (boards) => drawn(boards, (row, i) => `${row.length - i} ${cells('Q', '.', ' ')(row)}${i === row.length - 1 ? `\n  ${[...'abcdef'].slice(0, row.length).join(' ')}` : ''}`),
  'columns numbered above': (boards) => drawn(boards, (row, i) => `${i === 0 ? `  ${row.map((_, at) => at).join(' ')}\n` : ''}${i} ${cells('Q', '.', ' ')(row)}`),
  'no line between': (boards) => drawn(boards, cells('Q', '.', ' '), '\n'),
  'a line of the same length between': (boards) => drawn(boards, cells('Q', '.'), `\n${'-'.repeat(boards[0].length)}\n`),
  'a ruled line between': (boards) => drawn(boards, cells('Q', '.', ' '), '\n==========\n'),
  'headings': (boards) => boards.map((board, i) => `Solution ${i + 1}:\n${drawn([board], cells('Q', '.', ' '))}`).join('\n'),
  'numbers above': (boards) => boards.map((board, i) => `${i + 1}\n${drawn([board], cells('Q', '.', ' '))}`).join('\n'),
  'a question before the first row': (boards) => `Enter the number of queens: ${drawn(boards, cells('Q', '.', ' '))}`,
  'lists of columns': (boards) => lists(boards, '[', ']', ', '),
  'lists of columns from 1': (boards) => lists(fromOne(boards), '[', ']', ', '),
  'a list in each line': (boards) => boards.map((board) => lists(board, '[', ']', ', ')).join('\n'),
  'a list with a heading in each line': (boards) => boards.map((board, i) => `Solution ${i + 1}: ${lists(board, '[', ']', ', ')}`).join('\n'),
  'a tuple in each line': (boards) => boards.map((board) => lists(board, '(', ')', ', ')).join('\n'),
  'braces in each line': (boards) => boards.map((board) => lists(board, '{', '}', ', ')).join('\n'),
  'lists with blanks': (boards) => lists(boards, '[', ']', ' '),
  'lists of Lisp': (boards) => lists(fromOne(boards), '(', ')', ' '),
  'lists of Scala': (boards) => lists(boards, 'List(', ')', ', '),
  'a list with a name': (boards) => `solutions = ${lists(boards, '[', ']', ', ')}`,
  'lists over several lines': (boards) => JSON.stringify(boards, null, 2),
  'words': (boards) => lists(words(boards), '[', ']', ', '),
  'words in quotes': (boards) => JSON.stringify(words(boards)),
  'words over several lines': (boards) => JSON.stringify(words(boards), null, 2),
  'words of 0 and 1': (boards) => lists(words(boards), '[', ']', ' ').replaceAll('.', '0').replaceAll('Q', '1'),
  'a word with line breaks': (boards) => JSON.stringify(words(boards).map((board) => board.join('\n'))),
  'matrices': (boards) => JSON.stringify(words(boards).map((board) => board.map((row) => [...row].map((cell) => Number(cell === 'Q'))))),
  'matrices of truth values': (boards) => JSON.stringify(words(boards).map((board) => board.map((row) => [...row].map((cell) => cell === 'Q')))),
  'rows that end at their queen': (boards) => lists(boards.map((board) => board.map((column) => [...Array(column).fill(0), 1])), '[ ', ' ]', ', '),
  'pairs': (boards) => JSON.stringify(pairs(boards)),
  'pairs from 1': (boards) => JSON.stringify(pairs(boards, 1)),
  'pairs in each line': (boards) => pairs(boards).map((board) => board.map((pair) => lists(pair, '(', ')', ', ')).join(' ')).join('\n'),
  'dictionaries': (boards) => boards.map((board) => `{${board.map((column, row) => `${row}: ${column}`).join(', ')}}`).join('\n'),
  'dictionaries of Swift': (boards) => `[${boards.map((board) => `[${board.map((column, row) => `${row}: ${column}`).join(', ')}]`).join(', ')}]`,
  'dictionaries of Ruby': (boards) => boards.map((board) => `{${board.map((column, row) => `${row}=>${column}`).join(', ')}}`).join('\n'),
  'arrays of PHP': (boards) => boards.map((board) => `Array\n(\n${board.map((column, row) => `    [${row}] => ${column}`).join('\n')}\n)`).join('\n'),
  'objects': (boards) => boards.map((board) => JSON.stringify(board.map((col, row) => ({ row, col })))).join('\n'),
  'named objects': (boards) => boards.map((board) => `[${board.map((column, row) => `Queen(row=${row}, col=${column})`).join(', ')}]`).join('\n'),
  'numbers of the columns': (boards) => boards.map((board) => board.join(' ')).join('\n'),
  'numbers of the columns from 1': (boards) => fromOne(boards).map((board) => board.join(' ')).join('\n'),
  'numbers with commas': (boards) => boards.map((board) => board.join(',')).join('\n'),
  'numbers with headings': (boards) => boards.map((board, i) => `Solution ${i + 1}: ${board.join(' ')}`).join('\n'),
  'digits': (boards) => fromOne(boards).map((board) => board.join('')).join('\n'),
  'squares': (boards) => boards.map((board) => board.map((column, row) => `${'ABCDEF'[column]}${row + 1}`).join(' ')).join('\n'),
  'squares in a list': (boards) => JSON.stringify(boards.map((board) => board.map((column, row) => `${'abcdef'[column]}${row + 1}`))),
  'row -> column': (boards) => lines(boards, (column, row) => `row ${row} -> column ${column}`),
  'rows and columns from 1': (boards) => lines(boards, (column, row) => `Row: ${row + 1}, Col: ${column + 1}`, '\n'),
  'queens with numbers': (boards) => lines(boards, (column, row) => `Queen ${row + 1} at (${row}, ${column})`),
  'a pair in each line': (boards) => lines(boards, (column, row) => `(${row}, ${column})`),
  'two numbers in each line': (boards) => lines(boards, (column, row) => `${row} ${column}`),
  'pairs with commas in one line': (boards) => boards.map((board) => board.map((column, row) => `${row},${column}`).join(' ')).join('\n'),
  'named pairs in one line': (boards) => boards.map((board, i) => `Solution ${i + 1}: ${board.map((column, row) => `r${row}c${column}`).join('; ')}`).join('\n'),
  'pairs with dashes from 1': (boards) => boards.map((board) => board.map((column, row) => `${row + 1}-${column + 1}`).join(', ')).join('\n'),
  'ordinal numbers before them': (boards) => boards.map((board, i) => `${i + 1}-th solution: ${board.map((column) => column + 1).join(' ')}`).join('\n'),
  'ordinal numbers in Chinese': (boards) => drawn(boards, cells('Q', '.')).split('\n\n').map((board, i) => `第 ${i + 1} 个解：\n${board}`).join('\n'),
  'arrows': (boards) => boards.map((board) => board.map((column, row) => `${row}->${column}`).join(', ')).join('\n'),
  'a board and a count': (boards) => `${drawn(boards, cells('Q', '.', ' '))}\n\nTotal solutions: ${boards.length}`,
  'lists and their number': (boards) => `${JSON.stringify(boards)}\n${boards.length}`,
  'lists and boards': (boards) => boards.map((board) => `${JSON.stringify(board)}\n${drawn([board], cells('Q', '.', ' '))}`).join('\n'),
  'boards on their way': (boards) => `Trying\n${JSON.stringify(boards[0].map(() => -1))}\n${JSON.stringify(boards)}\nTime: 0.01 s, 153 nodes`,
};

const turned = (/** @type {number[]} */ columns) => columns.map((_, row) => columns.indexOf(row));

for (const [kind, print] of Object.entries(KINDS)) {
  test(`${kind}: right and wrong boards`, () => {
    for (const n of [4, 5, 6]) {
      const boards = ALL[n];
      const said = (/** @type {string} */ text) => {
        const { verdict, found, findings } = judge(text, n);
        return [verdict, found, ...findings.map(({ id }) => id)];
      };
      assert.deepEqual(said(print(boards)), ['right', boards.length], `n = ${n}: ${print(boards)}`);
      assert.deepEqual(said(print(boards.map(turned).toReversed())), ['right', boards.length], 'turned');
      assert.deepEqual(said(print(boards.slice(0, 1))).slice(0, 1), [/and a count|their number/.test(kind) ? 'unknown' : 'right'], `the first of n = ${n}`);
      if (boards.length > 3) assert.deepEqual(said(print(boards.slice(1))), ['wrong', boards.length - 1, 'missing-solution'], `without the first of n = ${n}`);
      const wrong = boards.map((board, i) => (i === 1 ? board.with(0, board[1]) : board));
      // A row with two queens is no dictionary, and squares of a row are no list of columns.
      const [verdict, , ...ids] = said(print(wrong));
      assert.deepEqual([verdict, ids.includes('wrong-solution')], ['wrong', true], `wrong board of n = ${n}: ${print(wrong)}`);
      const again = said(print([...boards, boards[0]]));
      assert.deepEqual([again[0], again.includes('duplicate-solution')], ['wrong', true], `twice, n = ${n}`);
    }
  });
}

/** @type {[text: (n: number, count: number) => string][]} */
const COUNTS = [
  [(_, count) => `${count}`], [(_, count) => `count = ${count}`], [(n, count) => `There are ${count} solutions for ${n} queens.`], [(n, count) => `${n}-queens: ${count} solutions`],
  [(n, count) => `Number of solutions for n=${n}: ${count}`], [(_, count) => `Enter n: ${count}`], [(_, count) => `Enter the number of queens: Total: ${count}`], [(_, count) => `共有 ${count} 个解`],
  [(_, count) => `Total solutions: ${count}`], [(_, count) => `Found ${count} ways in 0.02 ms`], [(_, count) => `The number of ways is ${count}.`], [(_, count) => `${count} solutions\n153 boards visited`],
  [(_, count) => `Solutions found: ${count}\nTime: 12 ms`], [(_, count) => `res = ${count}`], [(n, count) => `n = ${n}\nsolutions: ${count}`], [(_, count) => `Anzahl der Lösungen: ${count}`],
];
for (const [print] of COUNTS) {
  test(`a count: ${print(6, 4)}`, () => {
    for (const n of [4, 5, 6]) {
      const count = ALL[n].length;
      assert.deepEqual(['right', count], Object.values((({ verdict, found }) => ({ verdict, found }))(judge(print(n, count), n))), print(n, count));
      assert.equal(judge(print(n, count), n, 'count').verdict, 'right');
      // A number proves nothing where boards are asked for.
      for (const expect of ['all', 'first']) assert.equal(judge(print(n, count), n, expect).verdict, 'unknown');
      for (const wrong of [count + 9, 99, 256, 0]) {
        for (const expect of ['any', 'all', 'count']) assert.equal(judge(print(n, wrong), n, expect).verdict, 'wrong', `${print(n, wrong)}, ${expect}`);
      }
    }
  });
}

test('numbers that count the lines stand before the columns', () => {
  for (const n of [4, 5, 6]) {
    for (const boards of [ALL[n], fromOne(ALL[n])]) {
      const text = boards.map((columns, i) => `${i + 1} ${columns.join(',')}`).join('\n');
      assert.deepEqual([judge(text, n).verdict, judge(text, n).n], ['right', n], text);
      assert.equal(judge(text.replace(/(\d),(\d)$/, '$2,$1'), n).verdict, 'wrong', text);
    }
  }
});

test('boards of another size whose first queen is in the first column are of that size', () => {
  for (const print of [(/** @type {number[]} */ each) => each.join(' '), (/** @type {number[]} */ each) => `[${each.join(', ')}]`]) {
    assert.deepEqual([judge(ALL[5].map(print).join('\n'), 4).verdict, judge(ALL[5].map(print).join('\n'), 4).n], ['right', 5]);
  }
});

test('a table of sizes and counts', () => {
  const table = (/** @type {number[]} */ counts) => counts.map((count, i) => `${i + 1} ${count}`).join('\n');
  assert.equal(judge(table([1, 0, 0, 2, 10, 4]), 4).verdict, 'right');
  assert.equal(judge(table([1, 0, 0, 2, 10, 4]), 6).verdict, 'right');
  const { verdict, n } = judge(table([1, 1, 1, 3, 13, 17]), 4);
  assert.deepEqual([verdict, n], ['wrong', 2]);
});

test('no solution', () => {
  for (const text of ['No solution', 'no solutions found', 'Solution does not exist', 'There is no solution for this n.', 'False', '[]', '0', '0 solutions', 'Es gibt keine Lösung', '无解']) {
    for (const n of [2, 3]) assert.equal(judge(text, n).verdict, 'right', text);
    for (const n of [1, 4, 5, 6]) assert.equal(judge(text, n).verdict, 'wrong', `${text}, n = ${n}`);
  }
  for (const n of [2, 3]) {
    assert.equal(judge('1', n).verdict, 'wrong');
    assert.equal(judge('[[0, 1]]', 2).verdict, 'wrong');
  }
});

test('no solution, beside boards', () => {
  const boards = '[1, 3, 0, 2]\n[2, 0, 3, 1]\n';
  for (const text of ['No solution', 'Solution does not exist']) {
    for (const printed of [`${boards}${text}\n`, `${text}\n${boards}`]) {
      const { verdict, findings } = judge(printed, 4);
      assert.deepEqual([verdict, findings[0]?.id], ['wrong', 'missing-solution'], printed);
    }
  }
  for (const text of ['No more solutions', 'No solution from (0, 0)', 'No solution\nNo solution', 'n = 3\nNo solution\nn = 4']) assert.equal(judge(`${text}\n${boards}`, 4).verdict, 'right', text);
});

test('a count that is one too large, beside boards', () => {
  const boards = '[1, 3, 0, 2]\n[2, 0, 3, 1]\n';
  for (const text of [`3\n${boards}`, `${boards}count = 3`, `${boards}total: 3`]) assert.deepEqual([judge(text, 4).verdict, judge(text, 4).findings[0]?.id], ['wrong', 'excess-count'], text);
  for (const text of [`2\n${boards}`, `${boards}count = 2`, `${boards}count = 17`, `17\n${boards}`, `4\n${boards}`]) assert.equal(judge(text, 4).verdict, 'right', text);
});

test('the smallest board', () => {
  for (const text of ['Q', '[[0]]', '[["Q"]]', '1', '[0]', '[1]', '[[[0, 0]]]', '1 solution', '|Q|']) assert.equal(judge(text, 1).verdict, 'right', text);
});

for (const text of ['', 'Hello', 'None', 'True', 'done', 'Usage: nqueens N', '[I@1b6d3586', '<generator object solve at 0x7f>', 'Placing queens...\nDone in 0.3 s', '[Object object]', 'undefined', 'Enter n: ', 'n must be a number', '((((', ']]]]', '{}', '4', '[ [ [Array], [Array] ] ]', 'Lorem ipsum (dolor), sit [amet].']) {
  test(`nothing is recognized in: ${text}`, () => {
    for (const n of [2, 3, 4, 5, 6]) if (String(n) !== text && !(text === '4' && n !== 4)) assert.equal(judge(text, n).verdict, 'unknown', `n = ${n}`);
  });
}

test('the same list each time', () => {
  for (const text of ['[[], []]', '[[0, 0, 0, 0], [0, 0, 0, 0]]', '[[3, 3, 3, 3], [3, 3, 3, 3]]', '[]\n[]', '[["....", "....", "....", "...."], ["....", "....", "....", "...."]]', 'solutions = [[1, 3, 0, 2], [1, 3, 0, 2]]']) {
    const { verdict, findings } = judge(text, 4);
    assert.deepEqual([verdict, findings[0].id, findings[0].line], ['wrong', 'same-list', 1], text);
  }
});

test('a dictionary or a list without queens for each solution that is counted', () => {
  for (const [each, list] of [['{}', '{}'], ['Map(0) {}', '{}'], ['Solution: {}', '{}'], ['[None, None, None, None]', '[None, None, None, None]'], ['[ null, null, null, null ]', '[ null, null, null, null ]']]) {
    const { verdict, findings } = judge(`${each}\n${each}\nThere are 2 solutions\n`, 4);
    assert.deepEqual([verdict, findings[0]?.id, findings[0]?.values.list, findings[0]?.line], ['wrong', 'same-list', list, 1], each);
    // Anything can be empty.
    for (const text of [`${each}\nThere are 2 solutions\n`, `${each}\n${each}\n${each}\nThere are 2 solutions\n`]) assert.equal(judge(text, 4).verdict, 'right', text);
    assert.equal(judge(`${each}\n${each}\n`, 4).verdict, 'unknown', each);
  }
  const { findings } = judge('[{}, {}]\n', 4);
  assert.equal(findings[0].message, 'All 2 entries of […] are the same: {}.');
});

test('a wrong board is named by its line and two queens', () => {
  const { findings } = judge('Boards:\n[1, 3, 0, 2]\n[2, 0, 3, 2]\n', 4);
  assert.deepEqual(findings.map(({ id, line, message }) => [id, line, message]), [['wrong-solution', 3, 'This is not a solution: the queens on (0, 2) and (3, 2) attack each other.']]);
  assert.match(judge('[2, 4, 1, 3, 4]\n[1, 3, 0, 2, 2]\n', 5).findings[0].message, /the queens on \(\d, \d\) and \(\d, \d\) attack each other/);
  assert.match(judge(JSON.stringify(ALL[6].slice(1)), 6).findings[0].message, /3 of 4. The first missing one has queens in columns 1, 3, 5, 0, 2, 4/);
});

test('another size than was asked for is recognized, and said', () => {
  const eight = searchPlainly(8).solutions.map((queens) => queens.map(([, column]) => column));
  for (const text of [drawn(eight, cells('Q', '.', ' ')), JSON.stringify(eight), 'There are 92 solutions for 8 queens']) {
    const { verdict, n, notes } = judge(text, 4);
    assert.deepEqual([verdict, n, notes[0]], ['right', 8, 'The program sets its own board size: 8 instead of 4.']);
  }
  assert.equal(judge(JSON.stringify(eight.slice(2)), 6).verdict, 'wrong');
  for (const [count, size] of [[92, 8], [10, 5]]) {
    const { verdict, notes } = judge(String(count), 6);
    assert.deepEqual([verdict, notes], ['unknown', [`${count} is the number of solutions for n = ${size}.`]]);
  }
  assert.equal(judge('2', 6).verdict, 'wrong');
});

test('one of each set of turned and mirrored solutions', () => {
  const eight = searchPlainly(8).solutions;
  const images = (/** @type {[number, number][]} */ queens) => [queens, queens.map(([r, c]) => [c, r])].flatMap((each) => [each, each.map(([r, c]) => [7 - r, c]), each.map(([r, c]) => [r, 7 - c]), each.map(([r, c]) => [7 - r, 7 - c])]).map((each) => each.map(String).sort().join(' '));
  /** @type {Set<string>} */
  const seen = new Set();
  const some = eight.filter((queens) => {
    const its = images(queens);
    if (its.some((each) => seen.has(each))) return false;
    for (const each of its) seen.add(each);
    return true;
  });
  assert.equal(some.length, 12);
  const text = JSON.stringify(some.map((queens) => queens.map(([, column]) => column)));
  for (const expect of [undefined, 'symmetric']) {
    const { verdict, finds, found, expected } = judge(text, 8, expect);
    assert.deepEqual([verdict, finds, found, expected], ['right', 'symmetric', 12, 12]);
  }
  assert.equal(judge(text, 8, 'all').verdict, 'wrong');
  assert.equal(judge(JSON.stringify(some.slice(1).map((queens) => queens.map(([, column]) => column))), 8, 'symmetric').verdict, 'wrong');
});

test('lists that Node shortens are compared by their number', () => {
  const text = `[\n${ALL[5].slice(0, 6).map((board) => `  [ ${board.join(', ')} ],`).join('\n')}\n  ... 4 more items\n]`;
  assert.equal(judge(text, 5).verdict, 'right');
  assert.equal(judge(text.replace('4 more', '5 more'), 5).verdict, 'wrong');
});

test('an incomplete board beside complete ones is wrong, unless the search was on its way', () => {
  const boards = ALL[6];
  const draw = (/** @type {number[][]} */ each) => drawn(each, cells('Q', '.', ' '));
  const [first] = boards;
  const without = `${draw(boards)}\n\n${draw([boards[3]]).split('\n').map((row, i) => (i === 5 ? '. . . . . .' : row)).reverse().join('\n')}`;
  assert.deepEqual([judge(without, 6).verdict, judge(without, 6).findings[0].id], ['wrong', 'wrong-solution']);
  const growing = first.map((_, queens) => draw([first]).split('\n').map((row, i) => (i > queens ? '. . . . . .' : row)).join('\n'));
  assert.equal(judge([...growing, draw(boards.slice(1))].join('\n\n'), 6).verdict, 'right');
});

test('a program that draws each move may draw its solution again at its end', () => {
  const moves = ALL[4][0].map((_, queens) => drawn([ALL[4][0]], cells('Q', '.', ' ')).split('\n').map((row, i) => (i > queens ? '. . . .' : row)).join('\n'));
  const { verdict, finds } = judge([...moves, moves[3]].join('\n\n'), 4);
  assert.deepEqual([verdict, finds], ['right', 'first']);
  assert.equal(judge([moves[3], moves[3]].join('\n\n'), 4).findings[0].id, 'duplicate-solution');
});

test('squares at which a program only looks are no queens', () => {
  const solution = drawn([ALL[4][0]], cells('Q', '.', ' '));
  for (const line of ['Trying row 2, column #', 'checking (2, #)', 'removed the queen from 2, #', '(2, #) is not safe']) {
    const squares = [1, 2].map((row) => [0, 1, 2, 3].map((column) => line.replace('2', String(row)).replace('#', String(column))).join('\n')).join('\nplaced\n');
    assert.equal(judge(`${squares}\n${solution}\n`, 4).verdict, 'right', line);
  }
  assert.equal(judge(`${[0, 1, 2, 3].map((column) => `queen at row 2, column ${column}`).join('\n')}\n`, 4).verdict, 'wrong');
});

/** The moves of a search for all solutions. @param {number} n @param {(row: number, column: number) => string} placed @param {(row: number, column: number) => string} removed */
function movesOf(n, placed, removed) {
  /** @type {string[]} */
  const said = [];
  /** @param {number[]} queens */
  const visit = (queens) => {
    for (let column = 0; column < n; column++) {
      const row = queens.length;
      if (queens.some((other, r) => other === column || Math.abs(other - column) === row - r)) continue;
      said.push(placed(row, column));
      visit([...queens, column]);
      said.push(removed(row, column));
    }
  };
  visit([]);
  return `${said.join('\n')}\n`;
}

test('queens that are placed and taken back again are moves, not results', () => {
  const square = (/** @type {number} */ row, /** @type {number} */ column) => `(${row}, ${column})`;
  const named = (/** @type {number} */ row, /** @type {number} */ column) => `${'ABCDEFGH'[column]}${row + 1}`;
  /** @type {[string, string, typeof square][]} */
  const wordings = [
    ['Placed queen at ', 'Removed queen at ', square], ['Coloco ', 'Quito ', square], ['+ ', '- ', square], ['Placing queen on ', 'Backtrack from ', square], ['push ', 'pop ', square],
    ['放置皇后 ', '回溯 ', square], ['Put a queen on ', 'Take back the queen on ', named],
  ];
  for (const [i, [placed, removed, write]] of wordings.entries()) {
    for (const n of i === 0 ? [4, 5, 6, 8] : [4, 6]) {
      const moves = movesOf(n, (...at) => placed + write(...at), (...at) => removed + write(...at));
      const right = TOTALS[n];
      assert.equal(judge(`${moves}Total solutions: ${right}\n`, n).verdict, 'right', `${placed}${n}`);
      assert.equal(judge(`${moves}Total solutions: ${right + 1}\n`, n).verdict, 'wrong', `${placed}${n}`);
    }
    // What is placed last, and stays, is the solution.
    const solution = ALL[5][0].map((column, row) => placed + write(row, column)).join('\n');
    assert.equal(judge(`${movesOf(3, (...at) => placed + write(...at), (...at) => removed + write(...at))}${solution}\n`, 5).finds, 'first', placed);
  }
});

test('squares that are refused between moves are no board', () => {
  for (const refused of ['x', 'conflict', 'skip', 'no:']) {
    const moves = movesOf(4, (row, column) => `${[0, 1, 2, 3].slice(row === 0 ? 4 : 0).map((other) => `${refused} (${row}, ${other})`).join('\n')}\n+ (${row}, ${column})`, (row, column) => `- (${row}, ${column})`);
    assert.equal(judge(`${moves}[1, 3, 0, 2]\n[2, 0, 3, 1]\n`, 4).verdict, 'right', refused);
    assert.equal(judge(`${moves}[1, 3, 0, 2]\n[2, 3, 0, 1]\n`, 4).verdict, 'wrong', refused);
  }
});

test('a solution that is logged and listed, or found by two programs, is one', () => {
  const [one, other] = ['[1, 3, 0, 2]', '[2, 0, 3, 1]'];
  const board = (/** @type {number} */ i) => drawn([ALL[4][i]], cells('Q', '.', ' '));
  const begun = '. Q . .\n. . . Q\n. . . .\n. . . .';
  const steps = (/** @type {number} */ i) => [1, 2, 3, 4].map((queens) => `Step: put\n${board(i).split('\n').map((row, r) => (r < queens ? row : '. . . .')).join('\n')}`).join('\n\n');
  for (const text of [
    `DEBUG: queen -> [1]\nDEBUG: queen -> ${one}\nINFO: solution ${one}\nDEBUG: queen -> ${other}\nINFO: solution ${other}`,
    `found ${one}\nfound ${other}\nAll: [${one}, ${other}]`, `Recursive:\n${one}\n${other}\nIterative:\n${one}\n${other}`,
    `Placed\n${begun}\nPlaced\n${board(0)}\nSolution 1\n${board(0)}\nPlaced\n${board(1)}\nSolution 2\n${board(1)}`,
    `${steps(0)}\n\n* Solution 1 *\n${board(0)}\n\n${steps(1)}\n\n* Solution 2 *\n${board(1)}`,
    `Dead end\nQ . . .\n. . Q .\n. . . .\n. . . .\nSolution:\n${board(0)}\nSolution:\n${board(1)}`,
  ]) assert.equal(judge(`${text}\n`, 4).verdict, 'right', text);
  for (const text of [`found ${one}\nfound ${other}\nfound ${one}`, `All:\n${one}\n----\n${one}\n`, `First call:\n${one}\n${other}\nSecond call:\n${one}\n${other}\n${one}\n${other}`]) {
    assert.equal(judge(`${text}\n`, 4).findings[0]?.id, 'duplicate-solution', text);
  }
});

test('boards that a program refuses, begins with or only counts are no results', () => {
  for (const text of ['(0, 1, 2, 3) rejected', '[0, 1, 2, 3] ✗', 'Random start [0, 1, 2, 3]', 'gen 3: [0, 1, 2, 3]', 'is_valid([0, 1, 2, 3]): False', 'Checking [0, 1, 2, 3]', 'temp=9.0 board=[0, 1, 2, 3]']) {
    assert.equal(judge(`${text}\nSolution: [1, 3, 0, 2]\n`, 4).verdict, 'right', text);
  }
  for (const text of ['placements per row: [1, 3, 2, 2]', 'first column counts: [0, 1, 1, 0]', 'Solutions by first column: {0: 0, 1: 1, 2: 1, 3: 0}']) {
    for (const count of [2, 3]) assert.equal(judge(`${text}\nTotal: ${count}\n`, 4).verdict, count === 2 ? 'right' : 'wrong', text);
  }
});

test('boards with a number before them, or with arrows or dashes', () => {
  for (const boards of [
    ['1) 1 3 0 2', '2) 2 0 3 1'], ['1. b1 d2 a3 c4', '2. c1 a2 d3 b4'], ['b1-d2-a3-c4', 'c1-a2-d3-b4'], ['1) Qb1 Qd2 Qa3 Qc4', '2) Qc1 Qa2 Qd3 Qb4'], ['#1: 1 -> 3 -> 0 -> 2', '#2: 2 -> 0 -> 3 -> 1'], ['2 → 4 → 1 → 3', '3 → 1 → 4 → 2'],
  ]) {
    const { verdict, found } = judge(boards.join('\n'), 4);
    assert.deepEqual([verdict, found], ['right', 2], boards[0]);
    assert.equal(judge([boards[0], boards[0]].join('\n'), 4).verdict, 'wrong', boards[0]);
  }
});

test('a count beside other counts, a date or a time of day', () => {
  for (const write of [
    (count) => `Solutions: ${count}, Backtracks: 60`, (count) => `Solutions: ${count} | Nodes: 17 | Time: 0.01s`, (count) => `${count} solutions (60 attempts)`, (count) => `${count} solutions found in 60 attempts`,
    (count) => `Stats(nodes=17, solutions=${count})`, (count) => `NQueens(size=4, solutions=${count})`, (count) => `{"n": 4, "solutions": ${count}, "nodes": 17}`, (count) => `count: ${count} steps: 19`,
    (count) => `Solutions: ${count} Dead ends: 4`, (count) => `2 * 1 + 0 = 2\nTotal number of solutions: ${count}`, (count) => `2026-11-30 10:22:36 total: ${count}`, (count) => `checked 24 permutations, ${count} are solutions (8.3%)`,
  ].map((/** @type {(count: number) => string} */ each) => each)) {
    for (const count of [0, 2, 3, 24]) assert.equal(judge(`${write(count)}\n`, 4).verdict, count === 2 ? 'right' : 'wrong', write(count));
  }
});

test('a table with a head, and other columns than the count', () => {
  for (const [head, row] of [
    ['n | solutions | nodes', (n, count) => `${n} | ${count} | ${7 * n}`], ['N,Solutions,Nodes,Time', (n, count) => `${n},${count},17,0.02`], ['nodes  n  solutions', (n, count) => `${9 * n}  ${n}  ${count}`], ['', (n, count) => `N=${n}: ${count} solutions, ${7 * n} nodes`],
  ].map((/** @type {[string, (n: number, count: number) => string]} */ each) => each)) {
    const table = (/** @type {number[]} */ counts) => [head, ...counts.map((count, i) => row(i + 4, count))].join('\n');
    assert.equal(judge(table([2, 10, 4]), 5).verdict, 'right', head);
    assert.equal(judge(table([2, 10, 5]), 5).verdict, 'wrong', head);
  }
});

test('that there is none of a size that is named', () => {
  for (const text of ['For n = 3 there are no solutions', 'No solution for n = 3', 'No solutions exist for 3 queens', '3 皇后无解']) {
    const { verdict, n } = judge(text, 5);
    assert.deepEqual([verdict, n], ['right', 3], text);
    assert.equal(judge(text.replace('3', '4'), 5).verdict, 'wrong', text);
  }
});

test('a board of a search that goes on is no solution if others are named', () => {
  for (const text of ['Step 0 [0, 1, 2, 3]\nStep 1 [1, 3, 0, 2]\nSolved after 1 steps: [1, 3, 0, 2]', 'State: [1]\nState: [1, 3, 0, 2]\nFOUND [1, 3, 0, 2]\nBacktrack from [1]', 'Iteration 1: 0 1 2 3\nSolution: 1 3 0 2']) {
    const { verdict, finds } = judge(`${text}\n`, 4);
    assert.deepEqual([verdict, finds], ['right', 'first'], text);
  }
  for (const text of ['Step 0 [0, 1, 2, 3]', 'Step 0 [1, 3, 0, 2]\nSolved: [0, 1, 2, 3]']) assert.equal(judge(`${text}\n`, 4).verdict, 'wrong', text);
});

test('the right numbers of solutions in one line are no board', () => {
  for (const text of ['[1, 0, 0, 2]', '1 0 0 2', 'Counts: 1, 0, 0, 2', '[ 1, 0, 0, 2, 10, 4, 40, 92 ]', '[1, 1, 0, 0, 2]']) {
    const { verdict, finds, findings } = judge(`${text}\n`, 4);
    assert.deepEqual([verdict, finds, findings], ['right', 'count', []], text);
  }
  assert.equal(judge('1 1 0 0\n0 0 1 0\n0 0 0 1\n0 0 0 0\n', 4).verdict, 'wrong');
});

test('a table of sizes may have times in its lines', () => {
  const table = (/** @type {(n: number, count: number) => string} */ line) => [1, 0, 0, 2, 10].map((count, i) => line(i + 1, count)).join('\n');
  for (const text of [table((n, count) => `${n}   ${count}   0.0004`), table((n, count) => `n = ${n}: ${count} solutions (1.25e-05 s)`), table((n, count) => `| ${n} | ${count} | 0.3 ms |`), table((n, count) => `${n} ${count} in 0.02 seconds`)]) {
    assert.equal(judge(text, 5).verdict, 'right', text);
    assert.equal(judge(text.replace('10', '12'), 5).findings[0].id, 'excess-count', text);
  }
});

test('a table of sizes may be in sentences', () => {
  const COUNTS = [1, 0, 0, 2, 10, 4];
  const SENTENCES = /** @type {((n: number, count: number) => string)[]} */ ([
    (n, count) => `For n = ${n} there are ${count} solutions`, (n, count) => `${count} solutions for ${n} queens`, (n, count) => `Queens: ${n}, Solutions: ${count}`, (n, count) => `Number of solutions for ${n} queens is ${count}`,
    (n, count) => `The ${n}x${n} board has ${count} solutions`, (n, count) => (count === 0 ? `N=${n}: no solution` : `N=${n}: ${count} solutions`), (n, count) => `queens(${n}) = ${count}`,
  ]);
  for (const sentence of SENTENCES) {
    const text = COUNTS.map((count, i) => sentence(i + 1, count)).join('\n');
    for (const n of [4, 5, 6]) assert.deepEqual([judge(text, n).verdict, judge(text, n).found], ['right', COUNTS[n - 1]], text);
    assert.equal(judge(text.replace('10', '12'), 6).verdict, 'wrong', text);
  }
  // Two sizes are a table if the words say so.
  assert.equal(judge('4 queens: 2 solutions\n6 queens: 4 solutions\n', 4).verdict, 'right');
  assert.equal(judge('4 queens: 1 solutions\n4 queens: 2 solutions\n', 4).verdict, 'right');
});

test('a line of counts among boards makes no table of sizes', () => {
  const board = drawn([ALL[4][0]], cells('Q', '.', ' '));
  assert.equal(judge(`2 queens: no solution\n3 queens: no solution\n4 queens:\n${board}\n`, 4).verdict, 'right');
  for (const text of ['[1, 0, 0, 2]\n[1, 3, 0, 3]\n', '1 0 0 2\n[0, 1, 2, 3]\n', '[0, 1, 2, 3]\n[3, 2, 1, 0]\nNumber of solutions for 4 queens: 2\nNumber of solutions for 6 queens: 4\n']) assert.equal(judge(text, 4).verdict, 'wrong', text);
});

test('the squares of moves are no table of sizes', () => {
  for (const n of [5, 6, 8]) {
    const placed = /** @type {string[]} */ ([]);
    const place = (/** @type {number[]} */ columns) => {
      for (let column = 0; column < n && columns.length < n; column++) {
        if (columns.some((other, row) => other === column || Math.abs(other - column) === columns.length - row)) continue;
        placed.push(`Placed queen at (${columns.length}, ${column})`);
        place([...columns, column]);
      }
    };
    place([]);
    assert.equal(judge(`${placed.join('\n')}\n${searchPlainly(n).solutions.length} solutions\n`, n).verdict, 'right', `${n}`);
  }
});

test('lines between which a search tries something else do not join their queens', () => {
  const text = 'Try 1\nrow 0 col 0\nTry 2\nrow 1 col 3\nrow 2 col 0\nrow 3 col 2\nTry 3\nrow 0 col 1\nrow 1 col 3\nrow 2 col 0\nrow 3 col 2\n';
  assert.equal(judge(text, 4).verdict, 'right');
});

test('a program may print some of the solutions that it counts', () => {
  const some = ALL[5].slice(0, 3).map((board) => JSON.stringify(board)).join('\n');
  for (const count of ['10 solutions', 'Total solutions: 10', '... and 7 more', '(7 more solutions)']) assert.equal(judge(`${some}\n${count}\n`, 5).verdict, 'right', count);
  for (const count of ['9 solutions', '... and 6 more', '']) assert.equal(judge(`${some}\n${count}\n`, 5).verdict, 'wrong', count);
});

test('a wrong board that is drawn beside a right list is wrong, and named', () => {
  const draw = (/** @type {number[][]} */ each) => drawn(each, cells('Q', '.', ' '));
  const list = JSON.stringify(ALL[6]);
  for (const text of [`${list}\n${draw([[0, 1, 2, 3, 4, 5]])}`, `${draw([[0, 1, 2, 3, 4, 5], ALL[6][0]])}\n${list}`]) {
    const { verdict, findings } = judge(text, 6);
    assert.deepEqual([verdict, findings[0]?.id, findings[0]?.line], ['wrong', 'wrong-solution', text.split('\n').indexOf('Q . . . . .') + 1]);
  }
  for (const text of [`${list}\n${draw(ALL[6].slice(0, 2))}`, `${draw(ALL[6].slice(2))}\n${list}`, `${list}\n${draw([[0, 1, 2, 3, 4, 5]]).replace('Q', '.')}`]) assert.equal(judge(text, 6).verdict, 'right', text);
});

test('queens that are only placed, board by board, are solutions', () => {
  const placed = (/** @type {number[][]} */ boards) => boards.flatMap((each) => each.map((column, row) => `Place ${row} ${column}`)).join('\n');
  assert.deepEqual([judge(placed(ALL[6]), 6).verdict, judge(placed(ALL[6]), 6).finds], ['right', 'all']);
  assert.deepEqual([judge(placed([ALL[6][1]]), 6).verdict, judge(placed([ALL[6][1]]), 6).finds], ['right', 'first']);
  assert.equal(judge(placed([[0, 1, 2, 3, 4, 5]]), 6).verdict, 'wrong');
  // An overwritten list, as a search goes on.
  assert.equal(judge(`${placed([[0, 2, 4, 1, 3, 5]])}\nplace 4 4\nplace 0 1`, 6).boards, 9);
});

test('beside right boards only a number of solutions is a claim', () => {
  const lists6 = ALL[6].map((each) => JSON.stringify(each)).join('\n');
  for (const line of ['Total tried: 894', 'Total branches: 153', 'Board count: 153', 'Total placements: 152', 'Solutions found using 6 threads: 4', 'Student 20231234 result ok', 'Total squares: 36', 'n 6 solutions 4', '123456789012345678']) {
    assert.equal(judge(`${lists6}\n${line}\n`, 6).verdict, 'right', line);
  }
  for (const line of ['5 solutions', 'Number of solutions: 3', 'Solutions found using 6 threads: 5']) assert.equal(judge(`${lists6}\n${line}\n`, 6).verdict, 'wrong', line);
});

test('an empty list beside its length is no solution', () => {
  for (const text of ['0 []', '0: []', 'solutions = []']) assert.equal(judge(`${text}\n`, 6).findings[0]?.id, 'missing-solution', text);
});

test('a number alone shows no solution where solutions are asked for', () => {
  const { verdict, notes } = judge('count = 4', 6, 'all');
  assert.deepEqual([verdict, notes], ['unknown', ['A number alone does not show that the program finds solutions.']]);
});

test('the last number of a program that was ended need not be its count', () => {
  const cut = (/** @type {string} */ text) => judgePrinted(text, { n: 4, known: searchPlainly(4), isCut: true }).verdict;
  assert.deepEqual(['1\n2\n3\n', 'solutions so far: 7\n', 'solutions: 2\n', '[0, 1, 2, 3]\n'].map(cut), ['unknown', 'unknown', 'unknown', 'wrong']);
});

test('one board and a total of one do not show that no other is looked for', () => {
  assert.deepEqual(['Total: 1', 'Solutions: 1', '1 way'].map((count) => judge(`Solution 1: [1, 3, 0, 2]\n${count}\n`, 4, 'any').verdict), ['unknown', 'unknown', 'unknown']);
});

test('decimal numbers in one line are no squares', () => {
  assert.equal(judge(`0.12 0.31 0.25 0.4\n${lists(ALL[4], '[', ']', ', ')}\n`, 4).verdict, 'right');
});

test('a total of anything is no claim beside a number of solutions', () => {
  for (const text of ['count = 4\ntotal = 153', 'Total: 153\n4 solutions']) assert.equal(judge(text, 6).verdict, 'right', text);
  for (const text of ['total = 153', 'count = 5\ntotal = 153', 'Total solutions: 5\ncount = 5']) assert.equal(judge(text, 6).verdict, 'wrong', text);
});

test('a list that is printed while it grows is one list', () => {
  const grown = ALL[6].map((_, i) => JSON.stringify(ALL[6].slice(0, i + 1)));
  for (const text of [grown.join('\n'), [...grown, grown.at(-1)].join('\n')]) assert.equal(judge(text, 6).verdict, 'right', text);
  assert.equal(judge(grown.slice(0, -1).join('\n'), 6).verdict, 'wrong');
});

test('a list of solutions beside boards that are drawn is a claim, too', () => {
  const boards = drawn(ALL[4], cells('Q', '.'));
  for (const [text, id] of /** @type {[string, string | undefined][]} */ ([
    ['solutions = [[], []]', 'same-list'], ['[[1, 3, 0, 2], [1, 3, 0, 2]]', 'same-list'], ['res: [[1, 3, 0, 2], [0, 1, 2, 3]]', 'wrong-solution'], ['solutions = [[1, 3, 0, 2]]', 'missing-solution'],
    ['solutions = [[1, 3, 0, 2], [2, 0, 3, 1]]', undefined], ['solutions = [[1, 3, 0, 2]]\nsolutions = [[1, 3, 0, 2], [2, 0, 3, 1]]', undefined], ['[[2, 4, 1, 3], [3, 1, 4, 2]]', undefined],
    ['solution = [[0, 1], [1, 3], [2, 0], [3, 2]]\nsolution = [[0, 2], [1, 0], [2, 3], [3, 1]]', undefined], ['boards: [[0, 0, 0, 0], [0, 0, 0, 0]]', undefined], ['[1, 3, 0, 2]\n[2, 0, 3, 1]', undefined],
  ])) {
    const { verdict, findings } = judge(`${boards}\n\n${text}\n`, 4);
    assert.deepEqual([verdict, findings[0]?.id], [id ? 'wrong' : 'right', id], text);
  }
});

test('one solution that is said to be one up to symmetry is right', () => {
  for (const heading of ['Fundamental solution 1', 'Fundamental solutions: 1', 'Distinct up to symmetry: 1 solution']) {
    const { verdict, finds } = judge(`${heading}\n[1, 3, 5, 0, 2, 4]\n`, 6);
    assert.deepEqual([verdict, finds], ['right', 'symmetric'], heading);
  }
  const { verdict, notes } = judge('Solutions: 1\n[1, 3, 5, 0, 2, 4]\n', 6);
  assert.deepEqual([verdict, notes.length], ['unknown', 1]);
  assert.match(notes[0], /--expect/);
});

test('with a prefix, lists without it are looked at, and events without it are not wrong', () => {
  const trace = 'place 0 0\nremove 0 0\nplace 0 1\nplace 1 3\nplace 2 0\nplace 3 2\nsolution\nremove 3 2\nremove 2 0\nremove 1 3\nremove 0 1\nplace 0 2\nplace 1 0\nplace 2 3\nplace 3 1\nsolution\nremove 3 1\nremove 2 3\nremove 1 0\nremove 0 2';
  const withPrefix = (/** @type {string} */ text) => judgePrinted(text, { n: 4, prefix: '@', known: searchPlainly(4) });
  const signed = trace.replaceAll(/^/gm, '@');
  assert.equal(withPrefix(signed).verdict, 'right');
  assert.deepEqual(withPrefix(`${signed}\nsolutions = [[], []]`).findings.map(({ id }) => id), ['same-list']);
  assert.equal(withPrefix(`${signed}\ntotal = 10`).verdict, 'right');
  assert.equal(withPrefix(trace).verdict, 'right');
  const { verdict, notes } = withPrefix('place 0 1\n');
  assert.deepEqual([verdict, notes], ['unknown', ['No line could be read; lines must look like `place 0 1`.']]);
});

test('solutions are found in an object that names other things as well', () => {
  const some = JSON.stringify({ n: 6, count: 4, solutions: ALL[6] });
  for (const text of [some, ALL[6].map((board) => JSON.stringify({ n: 6, board })).join('\n')]) {
    assert.equal(judge(text, 6).verdict, 'right', text.slice(0, 60));
  }
  assert.equal(judge(JSON.stringify({ n: 6, solutions: ALL[6].slice(1) }), 6).verdict, 'wrong');
});

test('numbers that are no columns are no queens', () => {
  for (const [text, said] of /** @type {[string, string | undefined][]} */ ([
    ['-1 -1 -1 -1', 'This is not a solution: the number of queens on the board is 0, not 4.'], ['-1 2 0 3', 'This is not a solution: the number of queens on the board is 3, not 4.'],
    ['0,-1 1,-1 2,-1 3,-1', 'This is not a solution: (0, -1) is not on the board.'], ['row 0: -1\nrow 1: -1\nrow 2: -1\nrow 3: -1', undefined], ['0012\n0120\n1200\n2001\n2 solutions', undefined],
  ])) assert.equal(judge(`${text}\n`, 4).findings[0]?.message, said, text);
  assert.equal(judge('1\n1\n1\n1\n2 solutions\n', 4).verdict, 'right');
});

test('an empty board beside a count is where the search begins', () => {
  for (const board of ['[-1, -1, -1, -1]', '. . . .\n'.repeat(4)]) assert.deepEqual(['2 solutions', '3 solutions'].map((count) => judge(`${board}\n${count}\n`, 4).verdict), ['right', 'wrong']);
});

test('no text takes long', () => {
  for (const text of ['['.repeat(200_000), '[1, '.repeat(200_000), '(\n'.repeat(100_000), `${'[1, 3, 0, 2]\n'.repeat(50_000)}`, '. Q . .\n'.repeat(100_000), '1 '.repeat(1_000_000), '"'.repeat(300_000), `[${'"a'.repeat(200_000)}`, 'a: b? c> '.repeat(50_000), '|'.repeat(300_000), '1->2, '.repeat(100_000), ...['1'.repeat(4990), `a${'.'.repeat(4990)}b`, `a${' '.repeat(4990)}b`].map((line) => `${line}\n`.repeat(100))]) {
    const began = process.cpuUsage();
    readPrinted(text, { n: 4 });
    const milliseconds = process.cpuUsage(began).user / 1000;
    assert.ok(milliseconds < 5000, `${text.slice(0, 20)}: ${milliseconds} ms`);
  }
});

test('a list that is longer than the board is no board of another size', () => {
  for (const list of ['[0, 2, 3, 1, 2, 3, 2, 2, 3, 3, 2, 3]', '[0, 2, 3, 0, 2]', '0 2 3 0 2', '[(0, 0), (1, 2), (1, 3), (2, 1), (3, 2)]']) {
    assert.deepEqual(readPrinted(list, { n: 4 })?.results.boards ?? [], [], list);
  }
  // A queen in its last column shows the size, right or wrong.
  assert.equal(readPrinted('[0, 0, 0, 0, 4]', { n: 4 })?.n, 5);
});
