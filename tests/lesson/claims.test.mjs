// Claims of the quizzes and articles with a number, an index, “only” or “at most”, recomputed without the searches' own code.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import load from '../../dist/queens.js';
import { run } from '../../web/lesson/assembled.js';

const queens = await load();
const read = (/** @type {string} */ name) => readFileSync(new URL(`../../web/${name}`, import.meta.url), 'utf8');

/** @param {string} file @param {string} id @returns {any} */
const stopOf = (file, id) => JSON.parse(read(file)).stops.find((/** @type {any} */ stop) => stop.id === id);

/** @param {number[]} columns @param {number} column */
const isSafe = (columns, column) => columns.every((other, row) => other !== column && Math.abs(other - column) !== columns.length - row);

/** Boards that a search visits, counting the empty one. @param {number} n @param {number[]} [columns] @returns {number} */
function visited(n, columns = []) {
  let boards = 1;
  for (let column = 0; columns.length < n && column < n; column++) if (isSafe(columns, column)) boards += visited(n, [...columns, column]);
  return boards;
}

test('the growth from n = 6 to n = 10 is as the closing question says', () => {
  const boards = [5, 6, 7, 8, 9, 10].map((n) => visited(n));
  const factors = boards.slice(1).map((each, i) => (each / boards[i]).toFixed(1));
  const { why, wrong } = stopOf('lesson/exit.json', 'growth').question;
  for (const text of Object.values(why)) {
    assert.deepEqual(text.match(/\b\d\.\d\b/g), [factors[3], ...factors]);
    assert.ok(text.includes(boards[4].toLocaleString('en')));
  }
  assert.ok(wrong.every((/** @type {any} */ { from, to }) => boards[4] / boards[3] < from || boards[4] / boards[3] > to));
});

test('the diagonal is asked about where the program reads its flag, which the named queen set', () => {
  const { show, question } = stopOf('lesson/practice.json', 'diagonal-again');
  const search = new queens.Search('flag-arrays', show.n);
  search.seek(show.step);
  const placed = search.queens();
  const next = search.step();
  search.delete();
  assert.deepEqual([next.kind, next.row, next.col], ['test', 3, 4]);
  assert.ok(placed.every(([, column]) => column !== next.col), 'the test stops at no column');
  const [row, column] = question.why.en.match(/queen on \((\d), (\d)\)/).slice(1).map(Number);
  assert.ok(placed.some(([r, c]) => r === row && c === column));
  assert.equal(row - column, next.row - next.col);
});

test('a mask may have more than n bits, and its low n bits are the attacked columns', () => {
  const n = 4;
  const full = (1 << n) - 1;
  let highest = 0;
  /** @param {number[]} columns @param {number} cols @param {number} ld @param {number} rd */
  const search = (columns, cols, ld, rd) => {
    highest = Math.max(highest, ld);
    if (columns.length === n) return;
    for (let column = 0; column < n; column++) {
      const bit = 1 << column;
      assert.equal(((cols | ld | rd) & full & bit) === 0, isSafe(columns, column));
      if (isSafe(columns, column)) search([...columns, column], cols | bit, (ld | bit) << 1, (rd | bit) >> 1);
    }
  };
  search([], 0, 0, 0);
  assert.ok(highest > full);
  assert.match(read('examples/article-count.html'), /Only their low n bits matter: <code>ld<\/code> may have higher bits/);
});

test('at any position at most one call works on each row, with at most one queen', () => {
  const search = new queens.Search('bitmask', 5);
  do {
    const rows = search.queens().map(([row]) => row);
    assert.equal(new Set(rows).size, rows.length);
    const frames = /** @type {any} */ (search.state().find(({ name }) => name === 'frames'))?.value ?? [];
    const inFrames = frames.map((/** @type {any} */ { row }) => row);
    assert.equal(new Set(inFrames).size, inFrames.length);
  } while (search.step());
  search.delete();
});

test('the stack is empty between two queens of row 0, so an empty stack alone is not the end', () => {
  const search = new queens.Search('explicit-stack', 4);
  let empty = 0;
  for (let event = /** @type {any} */ (search.step()); event; event = search.step()) empty += Number(event.kind === 'remove' && search.queens().length === 0);
  search.delete();
  assert.equal(empty, 4);
  const { say } = stopOf('examples/article-scan.json', 'stack').question.choices.find((/** @type {any} */ { id }) => id === 'empty');
  assert.match(say.en, /only when the stack is empty and row 0 has no column left/);
});

test('arrows of diagonals agree with the index and with the squares beside them', () => {
  /** @param {unknown} value @returns {string[]} */
  const texts = (value) => (typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : []);
  const ARROW = { '+': '↙', '−': '↘' };
  let seen = 0;
  for (const file of ['broken', 'exit', 'glossary', 'practice', 'queens', 'slips', 'tour']) {
    for (const text of texts(JSON.parse(read(`lesson/${file}.json`)))) {
      // A single arrow and a single index in a text belong together.
      const arrows = new Set(text.match(/[↘↙]/g));
      const signs = new Set(Array.from(text.matchAll(/(?:row|行) ([+−]) (?:col|列)/g), ([, sign]) => /** @type {'+' | '−'} */ (sign)));
      if (arrows.size === 1 && signs.size === 1) assert.deepEqual([...arrows], [...signs].map((sign) => ARROW[sign]), text);
      seen += Number(arrows.size === 1 && signs.size === 1);
      for (const [, row, column, arrow, r, c] of text.matchAll(/\((\d), (\d)\) is on the ([↘↙]) diagonal of the queen on \((\d), (\d)\)/g)) {
        assert.equal(arrow, Number(row) - Number(column) === Number(r) - Number(c) ? '↘' : '↙', text);
        seen++;
      }
    }
  }
  assert.ok(seen > 10);
  // The queen stands on (0, 0).
  const { why } = stopOf('lesson/queens.json', 'conflict').question;
  for (const text of /** @type {string[]} */ (Object.values(why))) assert.match(text, /\(1, 1\)[^.。]*↘/);
});

test('the hint on an error names each error that lines in a wrong order can cause', () => {
  const lines = (/** @type {string} */ text) => text.split(' ').map((line) => ({ label: /** @type {any} */ (line.replaceAll('>', '')), depth: line.match(/^>*/)?.[0].length ?? 0 }));
  const errors = [
    'base >record loop >diagonals >test >>place >>recurse >>remove >>unmark return',
    'base >record >return loop >diagonals >remove >test >>mark >>place >>recurse',
    'base >mark >record >return loop >diagonals >test >>place >>recurse >>remove >>unmark',
  ].map((text) => run(lines(text), 4).error);
  assert.deepEqual(errors, ['index', 'pop', 'unbound']);
  for (const [file, id] of [['lesson/queens.json', 'in-order'], ['lesson/practice.json', 'put-in-order']]) {
    const { say } = stopOf(file, id).question.wrong.find((/** @type {any} */ { ends }) => ends === 'error');
    for (const words of [/index/, /popped|removed/, /before it has a value/]) assert.match(say.en, words);
    assert.match(say.zh, /下标越界/);
  }
});
