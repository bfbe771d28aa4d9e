// Boards read from values in every form that programs use.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counterReadings } from '../../web/recognize/readings/columns.js';
import { bestOf, readingsOf } from '../../web/recognize/recognize.js';

/**
 * A search for all solutions that reports its actions.
 * @param {number} n
 * @param {(kind: 'place' | 'remove', row: number, column: number) => void} tell
 */
function search(n, tell) {
  const queens = /** @type {number[]} */ ([]);
  const visit = () => {
    const row = queens.length;
    for (let column = 0; column < n && row < n; column++) {
      if (queens.some((c, r) => c === column || Math.abs(c - column) === row - r)) continue;
      queens.push(column);
      tell('place', row, column);
      visit();
      queens.pop();
      tell('remove', row, column);
    }
  };
  visit();
}

/**
 * The values of a variable during that search.
 * @param {number} n
 * @param {any} first
 * @param {(value: any, kind: 'place' | 'remove', row: number, column: number) => any} next
 */
function valuesOf(n, first, next) {
  let value = first;
  const changes = [{ at: 1, value: structuredClone(first) }];
  search(n, (kind, row, column) => {
    const before = JSON.stringify(value);
    value = next(value, kind, row, column);
    const isWritten = kind === 'place' && JSON.stringify(value) === before;
    changes.push({ at: changes.length + 1, value: structuredClone(value), ...(isWritten && { written: row }) });
  });
  return changes;
}

const set = (/** @type {any[]} */ list, /** @type {number} */ at, /** @type {any} */ value) => list.map((each, i) => (i === at ? value : each));
const ends = (/** @type {any[]} */ list, /** @type {string} */ kind, /** @type {any} */ value) => (kind === 'place' ? [...list, value] : list.slice(0, -1));
const cell = (/** @type {any[][]} */ rows, /** @type {number} */ r, /** @type {number} */ c, /** @type {any} */ value) => rows.map((row, i) => (i === r ? set(row, c, value) : row));
const grid = (/** @type {number} */ n, /** @type {any} */ value) => Array.from({ length: n }, () => Array(n).fill(value));

/** @type {[string, string, 0 | 1, any, (value: any, kind: 'place' | 'remove', row: number, column: number) => any][]} */
const FORMS = [
  ['a list that is appended and popped', 'columns', 0, [], (list, kind, _, column) => ends(list, kind, column)],
  ['the same from 1', 'columns', 1, [], (list, kind, _, column) => ends(list, kind, column + 1)],
  ['a list with the filler -1', 'columns', 0, [-1, -1, -1, -1, -1], (list, kind, row, column) => set(list, row, kind === 'place' ? column : -1)],
  ['a list with the filler 0, from 1', 'columns', 1, [0, 0, 0, 0, 0], (list, kind, row, column) => set(list, row, kind === 'place' ? column + 1 : 0)],
  ['a list from 1 with a cell more than it needs', 'columns', 1, [0, 0, 0, 0, 0, 0], (list, kind, row, column) => set(list, row + 1, kind === 'place' ? column + 1 : 0)],
  ['a list that is overwritten', 'columns', 0, [null, null, null, null, null], (list, kind, row, column) => (kind === 'place' ? set(list, row, column) : list)],
  ['a dictionary', 'columns', 0, { map: [] }, ({ map }, kind, row, column) => ({ map: ends(map, kind, [row, column]) })],
  ['a matrix of numbers', 'matrix', 0, grid(5, 0), (rows, kind, r, c) => cell(rows, r, c, kind === 'place' ? 1 : 0)],
  ['a matrix of letters that are unusual', 'matrix', 0, grid(5, 'Q'), (rows, kind, r, c) => cell(rows, r, c, kind === 'place' ? '.' : 'Q')],
  ['a matrix of numbered queens', 'matrix', 0, grid(5, 0), (rows, kind, r, c) => cell(rows, r, c, kind === 'place' ? r + 1 : 0)],
  ['a matrix from 1', 'matrix', 1, grid(6, 0), (rows, kind, r, c) => cell(rows, r + 1, c + 1, kind === 'place' ? 1 : 0)],
  ['a list of words', 'matrix', 0, Array(5).fill('.....'), (rows, kind, r, c) => set(rows, r, kind === 'place' ? `${'.'.repeat(c)}Q${'.'.repeat(4 - c)}` : '.....')],
  ['a list of all cells', 'matrix', 0, Array(25).fill(false), (cells, kind, r, c) => set(cells, 5 * r + c, kind === 'place')],
  ['pairs', 'squares', 0, [], (list, kind, r, c) => ends(list, kind, [r, c])],
  ['pairs from 1, columns first', 'squares', 1, [], (list, kind, r, c) => ends(list, kind, [c + 1, r + 1])],
  ['words such as A3', 'squares', 1, [], (list, kind, r, c) => ends(list, kind, `${'ABCDE'[c]}${r + 1}`)],
  ['objects', 'squares', 0, [], (list, kind, r, c) => ends(list, kind, { map: [['row', r], ['col', c]] })],
  ['a set of pairs', 'squares', 0, { set: [] }, ({ set: pairs }, kind, r, c) => ({ set: ends(pairs, kind, [r, c]).sort() })],
  ['numbers of cells', 'squares', 0, [], (list, kind, r, c) => ends(list, kind, 5 * r + c)],
  ['a set of columns', 'used columns', 0, { set: [] }, ({ set: columns }, kind, _, c) => ({ set: kind === 'place' ? [...columns, c].sort() : columns.filter((/** @type {number} */ each) => each !== c) })],
  ['a bit mask', 'mask', 0, 0, (mask, kind, _, c) => (kind === 'place' ? mask | (1 << c) : mask & ~(1 << c))],
  ['flags', 'flags', 0, Array(5).fill(false), (flags, kind, _, c) => set(flags, c, kind === 'place')],
];

/**
 * @param {import('../../web/recognize/readings/reading.js').Reading} reading
 * @returns {Set<string>} the full boards, each as a list of columns, starting at the smaller coordinate
 */
function fullBoards({ n, states }) {
  const full = states.filter(({ queens }) => queens.length === n).map(({ queens }) => [...queens].map(String).sort().join(' '));
  return new Set(full);
}

const solutions = new Set();
{
  const standing = /** @type {string[]} */ ([]);
  search(5, (kind, row, column) => {
    if (kind === 'place') standing.push(`${row},${column}`);
    else standing.pop();
    if (standing.length === 5) solutions.add([...standing].sort().join(' '));
  });
}

for (const [what, form, base, first, next] of FORMS) {
  test(`${what}: read as ${form} from ${base}`, () => {
    const best = bestOf(readingsOf(valuesOf(5, first, next), 5), 5);
    assert.ok(best, 'something is read');
    assert.deepEqual([best.reading.form, best.reading.n, best.reading.base], [form, 5, base]);
    const full = fullBoards(best.reading);
    // Column-by-column programs transpose the board, which maps the ten solutions to each other.
    assert.equal(full.size, 10);
    assert.ok([...full].every((board) => solutions.has(board)), [...full].join('\n'));
    assert.ok(best.reading.states.length >= 53, "each of 53 placements");
  });
}

test('another run is read equally', () => {
  const [, , , first, next] = FORMS[1];
  const best = bestOf(readingsOf(valuesOf(5, first, next), 5), 5);
  const again = best?.reading.again(valuesOf(6, first, next), 6);
  assert.deepEqual([again?.n, again?.base, again && fullBoards(again).size], [6, 1, 4]);
});

test('another run of a matrix is read at its own size', () => {
  for (const base of [0, 1]) {
    const next = (/** @type {any[][]} */ rows, /** @type {string} */ kind, /** @type {number} */ r, /** @type {number} */ c) => cell(rows, r + base, c + base, kind === 'place' ? 1 : 0);
    const best = bestOf(readingsOf(valuesOf(4, grid(4 + base, 0), next), 4), 4);
    const again = best?.reading.again(valuesOf(6, grid(6 + base, 0), next), 6);
    assert.deepEqual([again?.n, again?.base, again && fullBoards(again).size], [6, base, 4]);
  }
});

test('an element written with its old value is a queen', () => {
  const list = (/** @type {number[]} */ value, /** @type {number} */ at, /** @type {number} */ written) => ({ at, value, written });
  const changes = [{ at: 1, value: [0, 0, 0, 0] }, list([0, 0, 0, 0], 2, 0), { at: 3, value: [0, 2, 0, 0] }, { at: 4, value: [0, 3, 0, 0] }, { at: 5, value: [0, 3, 1, 0] }, { at: 6, value: [1, 3, 1, 0] }, list([1, 3, 1, 0], 7, 1), { at: 8, value: [1, 3, 0, 0] }, { at: 9, value: [1, 3, 0, 2] }];
  const best = bestOf(readingsOf(changes, 4), 4);
  assert.equal(best?.reading.overwritten, true);
  assert.deepEqual(best?.reading.states.map(({ queens }) => queens.map(([, column]) => column).join('')), ['0', '02', '03', '031', '1', '13', '130', '1302']);
});

test('in another list, queens that were there before count too', () => {
  // All boards with one queen, then all with two, and so on.
  let level = /** @type {number[][]} */ ([[]]);
  const lists = [];
  for (let row = 0; row < 5; row++) {
    level = level.flatMap((list) => [0, 1, 2, 3, 4].filter((column) => list.every((c, r) => c !== column && Math.abs(c - column) !== row - r)).map((column) => [...list, column]));
    lists.push(...level);
  }
  const best = bestOf(readingsOf(lists.map((value, at) => ({ at, value })), 5), 5);
  const columns = new Set(best?.reading.states.map(({ queens }) => queens.map(([, column]) => column).join('')));
  // If only one row differs, its queen may as well be moved in the same list.
  for (const list of lists.filter((each, i) => i > 0 && each.filter((column, row) => column !== lists[i - 1][row]).length > 1)) assert.ok(columns.has(list.join('')), list.join(''));
  assert.ok(best?.reading.states.every(({ queens }) => queens.every(([row], i) => row === i)), 'no row is left out');
});

test('loop counters of one scope are a board together', () => {
  /** @type {import('../../web/recognize/stream.js').Slot[]} */
  const slots = ['a', 'b', 'c', 'd'].map((name) => ({ scope: '', line: 0, path: [name], changes: [] }));
  let at = 0;
  for (let number = 0; number < 256; number++) {
    for (const [i, slot] of slots.entries()) {
      const value = Math.floor(number / 4 ** (3 - i)) % 4;
      if (slot.changes.at(-1)?.value !== value) slot.changes.push({ at: ++at, value });
    }
  }
  const [{ slots: found, reading }] = counterReadings([...slots, { scope: '', line: 0, path: ['good'], changes: [{ at: 1, value: true }] }], 4);
  assert.deepEqual(found.map(({ path }) => path[0]), ['a', 'b', 'c', 'd']);
  assert.equal(fullBoards(reading).size, 256);
});

test('values that are not boards are not read as boards', () => {
  const counter = Array.from({ length: 200 }, (_, value) => ({ at: value, value }));
  const row = Array.from({ length: 200 }, (_, at) => ({ at, value: [Math.floor(at / 4) % 4] }));
  const attacks = valuesOf(5, grid(5, 0), (rows, kind, row0, column) => rows.map((/** @type {number[]} */ line, /** @type {number} */ r) => line.map((value, c) => value + (r === row0 || c === column ? (kind === 'place' ? 1 : -1) : 0))));
  for (const changes of [counter, row]) assert.ok((bestOf(readingsOf(changes, 5), 5)?.score ?? 0) < 0.1);
  const board = bestOf(readingsOf(valuesOf(5, [], (list, kind, _, column) => ends(list, kind, column)), 5), 5);
  assert.ok((bestOf(readingsOf(attacks, 5), 5)?.score ?? 0) < (board?.score ?? 0) / 2);
});
