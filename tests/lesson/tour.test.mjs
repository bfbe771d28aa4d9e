// The tour: each stop is the event that its text is about, and every number is computed by replaying or by a plain recursion.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import load from '../../dist/queens.js';

const queens = await load();
/** @type {import('../../web/lesson/lesson.js').Lesson} */
const { stops } = JSON.parse(readFileSync(new URL('../../web/lesson/tour.json', import.meta.url), 'utf8'));

/** @param {string} id */
const stopOf = (id) => /** @type {import('../../web/lesson/lesson.js').Stop} */ (stops.find((stop) => stop.id === id));

/**
 * @template T
 * @param {string} id of a stop
 * @param {(search: import('../../dist/queens.js').Search, step: number) => T} read
 */
function inSearch(id, read) {
  const { variant, n, step } = /** @type {any} */ (stopOf(id).show);
  const search = new queens.Search(variant, n);
  try {
    return read(search, step);
  } finally {
    search.delete();
  }
}

/** @param {string} id @returns {any} the event that leads to the stop */
const eventAt = (id) => inSearch(id, (search, step) => {
  search.seek(step);
  return search.event();
});

/** @param {string} id @param {import('../../dist/queens.js').EventKind} kind @returns {any} the first event of the kind, which must lead to the stop */
const firstAt = (id, kind) => inSearch(id, (search, step) => {
  const event = search.runTo(kind);
  assert.equal(search.position(), step, id);
  return event;
});

/** The numbers in a text, without those in names. @param {string} text */
const numbersIn = (text) => new Set((text.replace(/\b[a-z]+\d/g, '').match(/0b[01]+|[−-]?\d+(?:,\d{3})*/g) ?? []).map((each) => each.replaceAll(',', '').replace('−', '-')));

/** @param {string} id @param {(number | string)[]} expected exactly the numbers in each language */
function claims(id, expected) {
  for (const text of Object.values(stopOf(id).text)) {
    assert.deepEqual([...numbersIn(/** @type {string} */ (text))].sort(), [...new Set(expected.map(String))].sort(), /** @type {string} */ (text));
  }
}

/** @param {number} n @param {number[]} [columns] @returns {number} solutions */
function solutions(n, columns = []) {
  if (columns.length === n) return 1;
  let found = 0;
  for (let column = 0; column < n; column++) {
    const safe = columns.every((other, row) => other !== column && Math.abs(other - column) !== columns.length - row);
    if (safe) found += solutions(n, [...columns, column]);
  }
  return found;
}
const choose = (/** @type {number} */ of, /** @type {number} */ some) => {
  let ways = 1;
  for (let i = 1; i <= some; i++) ways = (ways * (of - some + i)) / i;
  return ways;
};
const total = (/** @type {string} */ id) => inSearch(id, (search) => {
  search.seek(Infinity);
  return { events: search.position(), counters: search.counters() };
});

test('a queen attacks along a diagonal', () => {
  const { kind, safe, row, col } = eventAt('conflict');
  assert.deepEqual([kind, safe, row, col], ['test', false, 1, 1]);
  claims('conflict', [0, 1]);
});

test('row by row, far fewer boards are left', () => {
  const { kind, row } = eventAt('rows');
  assert.deepEqual([kind, row], ['place', 1]);
  claims('rows', [6, 36, choose(36, 6), 6 ** 6, 0, 1, 2]);
});

test('the diagonal of the refused square has the index that the text computes', () => {
  const { kind, safe, row, col } = eventAt('diagonals');
  assert.deepEqual([kind, safe], ['test', false]);
  const difference = row - col;
  const columns = inSearch('diagonals', (search, step) => {
    search.seek(step);
    return search.queens();
  });
  const [attacker] = columns.filter(([r, c]) => r - c === difference);
  claims('diagonals', [row, col, difference, ...attacker, 5, -5, 0, 10, difference + 5, 11]);
});

test('the first dead end is in row 5, below five queens', () => {
  const { row, deadEnd } = firstAt('dead-end', 'exhausted');
  assert.deepEqual([row, deadEnd], [5, true]);
  claims('dead-end', [5, 6, 4]);
});

test('the first queen removed clears the flags that the text names', () => {
  const { row, col } = firstAt('undo', 'remove');
  claims('undo', [row, col, row - col + 5, row + col, col + 1]);
  const text = stopOf('undo').text.en;
  for (const cell of [`cols[${col}]`, `diags1[${row - col + 5}]`, `diags2[${row + col}]`]) assert.ok(text.includes(cell), cell);
});

test('the first solution has the columns that the text lists', () => {
  firstAt('solution', 'solution');
  const columns = inSearch('solution', (search, step) => {
    search.seek(step);
    return search.queens().map(([, column]) => column);
  });
  assert.ok(stopOf('solution').text.en.includes(columns.join(', ')));
  claims('solution', [/** @type {any} */ (stopOf('solution').show).step, total('solution').events, 6, solutions(6), ...columns]);
});

test('pruning fills fewer boards', () => {
  const { kind, safe } = eventAt('pruning');
  assert.deepEqual([kind, safe], ['compare', false]);
  const { events, counters } = total('pruning');
  assert.equal(counters.reject + counters.solution, 720);
  assert.equal(solutions(6), 4);
  claims('pruning', [0, 1, 2, 3, 4, 5, 720, events, 4, total('solution').events]);
});

test('a bitmask computes rows instead of testing squares', () => {
  const { kind, row, free } = eventAt('bits');
  assert.deepEqual([kind, row, free], ['scan', 2, [1, 5]]);
  const { scan } = total('bits').counters;
  assert.equal(scan * 6, total('conflict').counters.test);
  claims('bits', [0, 1, 2, 5, 6, '0b100010', scan, scan * 6]);
});

test('the last stop names the solutions of the full board, and all searches', () => {
  claims('onward', [8, solutions(8), queens.variants().length]);
});
