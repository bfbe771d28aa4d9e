// Facts computed from positions, compared with an independent definition of attacks and with whole searches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import load from '../../dist/queens.js';
import { boardsOf, closedRows, factsOf, isRight, rightCells, rightSquares, solution } from '../../web/lesson/facts.js';
import { attacks } from '../../web/search/attacks.js';

const queens = await load();

const shares = (/** @type {number[]} */ [r, c], /** @type {number[]} */ [row, column]) =>
  (r !== row || c !== column) && (r === row || c === column || r - c === row - column || r + c === row + column);

test('a queen attacks squares in its row, column and diagonals, but not its own', () => {
  for (let a = 0; a < 36; a++) {
    for (let b = 0; b < 36; b++) {
      const [from, to] = /** @type {[number, number][]} */ ([[Math.floor(a / 6), a % 6], [Math.floor(b / 6), b % 6]]);
      assert.equal(attacks(from, to), shares(from, to), `${from} ${to}`);
    }
  }
});

test('every board size except 2 and 3 has a solution', () => {
  for (let n = 1; n <= 32; n++) {
    const squares = solution(n);
    if (n === 2 || n === 3) {
      assert.deepEqual(squares, []);
      continue;
    }
    assert.deepEqual(squares.map(([row]) => row), Array.from({ length: n }, (_, row) => row), `n = ${n}`);
    assert.ok(squares.every((square) => squares.every((other) => !shares(square, other))), `n = ${n}`);
  }
});

test('rows without a safe square agree with the dead ends of a search', () => {
  const search = new queens.Search('flag-arrays', 6);
  search.seek(15);
  const facts = { n: 6, queens: search.queens(), next: null };
  assert.deepEqual(closedRows(facts), [5]);
  assert.deepEqual(rightSquares({ closed: true }, facts), { squares: [0, 1, 2, 3, 4, 5].map((column) => [5, column]), any: true });
  const placed = facts.queens.length;
  while (search.step()?.kind !== 'exhausted');
  assert.ok(search.queens().length <= placed + 1, 'it could not fill the board');
  search.delete();
});

test('attacked squares and the next event follow from the position', () => {
  const facts = { n: 4, queens: /** @type {[number, number][]} */ ([[0, 0]]), next: { kind: 'test', row: 1, col: 0 } };
  assert.deepEqual(rightSquares({ attacked: { row: 1 } }, facts).squares, [[1, 0], [1, 1]]);
  assert.deepEqual(rightSquares({ next: true }, facts).squares, [[1, 0]]);
  assert.deepEqual(rightSquares({ next: true }, { ...facts, next: null }).squares, []);
  const choice = (/** @type {any} */ right) => ({ id: 'a', text: { en: 'A' }, right });
  assert.ok(isRight(choice({ next: { kind: 'test' } }), facts));
  assert.ok(isRight(choice({ next: { kind: 'test', row: 1, col: 0 } }), facts));
  assert.ok(!isRight(choice({ next: { kind: 'test', col: 2 } }), facts));
  assert.ok(!isRight(choice({ next: { kind: 'test' } }), { ...facts, next: null }));
  assert.ok(isRight(choice(true), facts) && !isRight(choice(undefined), facts));
});

test('a test reads the column, then the ↘ diagonal, then the ↙ diagonal, and stops at the first flag that is true', () => {
  for (const bug of [undefined, 'anti-diagonal-untested']) {
    const search = new queens.Search('flag-arrays', 5, bug ? { bug } : {});
    const listing = queens.listing('flag-arrays', 'python', bug ? { bug } : {});
    for (let position = 0; position < 400; position++) {
      search.seek(position);
      const placed = search.queens();
      const { next, ...facts } = factsOf(search, listing, 5);
      const [row, column] = [next?.row ?? 0, next?.col ?? 0];
      const flags = [
        { name: 'cols', index: column, taken: placed.some(([, c]) => c === column) },
        { name: 'diags1', index: row - column + 4, taken: placed.some(([r, c]) => r - c === row - column) },
        ...(bug ? [] : [{ name: 'diags2', index: row + column, taken: placed.some(([r, c]) => r + c === row + column) }]),
      ];
      const stop = flags.findIndex(({ taken }) => taken);
      for (const array of ['cols', 'diags1', 'diags2']) {
        const read = next?.kind === 'test' ? flags.slice(0, stop < 0 ? undefined : stop + 1).find(({ name }) => name === array) : undefined;
        assert.deepEqual(rightCells({ read: array }, { ...facts, next }), read ? [`${array}[${read.index}]`] : [], `${bug} ${position} ${array}`);
      }
    }
    search.delete();
  }
});

/**
 * The boards that a row-by-row search visits, including the empty one.
 * @param {number} n
 * @param {number[]} columns
 * @returns {number}
 */
const visited = (n, columns = []) => Array.from({ length: n }, (_, column) => column)
  .filter((column) => columns.length < n && !columns.some((c, row) => shares([row, c], [columns.length, column])))
  .reduce((sum, column) => sum + visited(n, [...columns, column]), 1);

test('the numbers of boards agree with a plain recursion', () => {
  for (const n of [1, 4, 6, 8]) {
    const search = new queens.Search('flag-arrays', n);
    assert.equal(boardsOf(search), visited(n), `n = ${n}`);
    search.delete();
  }
});
