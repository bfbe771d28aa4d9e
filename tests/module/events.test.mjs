// The events as JavaScript values, exactly as in the public contract.
import assert from 'node:assert/strict';
import test from 'node:test';
import { eventsOf, queens, variantIds } from './queens.mjs';

test('flag-arrays, n = 2, in full', () => {
  /** @param {number} row @param {number} col @param {object[]} attackers */
  const tested = (row, col, ...attackers) => ({ kind: 'test', row, col, safe: attackers.length === 0, attackers });
  assert.deepEqual(eventsOf('flag-arrays', 2), [
    tested(0, 0),
    { kind: 'place', row: 0, col: 0 },
    tested(1, 0, { row: 0, col: 0, line: 'column' }),
    tested(1, 1, { row: 0, col: 0, line: 'main' }),
    { kind: 'exhausted', row: 1, col: null, deadEnd: true },
    { kind: 'remove', row: 0, col: 0 },
    tested(0, 1),
    { kind: 'place', row: 0, col: 1 },
    tested(1, 0, { row: 0, col: 1, line: 'anti' }),
    tested(1, 1, { row: 0, col: 1, line: 'column' }),
    { kind: 'exhausted', row: 1, col: null, deadEnd: true },
    { kind: 'remove', row: 0, col: 1 },
    { kind: 'exhausted', row: 0, col: null, deadEnd: false },
    { kind: 'done', row: null, col: null },
  ]);
});

test('bitmask, n = 2, in full', () => {
  assert.deepEqual(eventsOf('bitmask', 2), [
    { kind: 'scan', row: 0, col: null, free: [0, 1] },
    { kind: 'place', row: 0, col: 0 },
    { kind: 'scan', row: 1, col: null, free: [] },
    { kind: 'exhausted', row: 1, col: null, deadEnd: true },
    { kind: 'remove', row: 0, col: 0 },
    { kind: 'place', row: 0, col: 1 },
    { kind: 'scan', row: 1, col: null, free: [] },
    { kind: 'exhausted', row: 1, col: null, deadEnd: true },
    { kind: 'remove', row: 0, col: 1 },
    { kind: 'exhausted', row: 0, col: null, deadEnd: false },
    { kind: 'done', row: null, col: null },
  ]);
});

test('board-scan works in columns and permutations judges full boards', () => {
  const scan = eventsOf('board-scan', 2);
  assert.deepEqual(scan[2].kind === 'test' && scan[2].attackers, [{ row: 0, col: 0, line: 'row' }]);
  assert.deepEqual(scan[4], { kind: 'exhausted', row: null, col: 1, deadEnd: true });
  assert.deepEqual(eventsOf('permutations', 2).slice(2, 7), [
    { kind: 'test', row: 1, col: 0, safe: false, attackers: [{ row: 0, col: 0, line: 'column' }] },
    { kind: 'test', row: 1, col: 1, safe: true, attackers: [] },
    { kind: 'place', row: 1, col: 1 },
    { kind: 'compare', row: 1, col: 1, safe: false, with: { row: 0, col: 0 } },
    { kind: 'reject', row: null, col: null },
  ]);
});

test('solutions are numbered and list their queens in order of placement', () => {
  const first = [[0, 1], [1, 3], [2, 0], [3, 2]];
  const second = [[0, 2], [1, 0], [2, 3], [3, 1]];
  for (const variant of variantIds) {
    /** @param {number[][]} squares */
    const placed = (squares) => (variant === 'board-scan' ? squares.map(([line, at]) => [at, line]) : squares);
    assert.deepEqual(
      eventsOf(variant, 4).filter((event) => event.kind === 'solution'),
      [
        { kind: 'solution', row: null, col: null, number: 1, queens: placed(first) },
        { kind: 'solution', row: null, col: null, number: 2, queens: placed(second) },
      ],
      variant,
    );
  }
});

test('every event of every search has the fields of its kind and no others', () => {
  /** @type {Record<string, string[]>} */
  const fields = {
    test: ['safe', 'attackers'],
    scan: ['free'],
    compare: ['safe', 'with'],
    place: [],
    remove: [],
    solution: ['number', 'queens'],
    reject: [],
    exhausted: ['deadEnd'],
    done: [],
  };
  const seen = new Set();
  for (const variant of variantIds) {
    for (const event of eventsOf(variant, 5)) {
      seen.add(event.kind);
      assert.deepEqual(Object.keys(event), ['kind', 'row', 'col', ...fields[event.kind]]);
      const square = ['test', 'compare', 'place', 'remove'].includes(event.kind);
      const byColumn = variant === 'board-scan' && event.kind === 'exhausted';
      const byRow = event.kind === 'scan' || (event.kind === 'exhausted' && !byColumn);
      assert.equal(Number.isInteger(event.row), square || byRow, `${variant} ${event.kind}`);
      assert.equal(Number.isInteger(event.col), square || byColumn, `${variant} ${event.kind}`);
      if (event.kind === 'test') assert.equal(event.safe, event.attackers.length === 0);
    }
  }
  assert.deepEqual([...seen].sort(), Object.keys(fields).sort());
});

test('attackers come in order of placement', () => {
  const search = new queens.Search('flag-arrays', 5);
  let several = 0;
  for (let event = search.step(); event; event = search.step()) {
    if (event.kind !== 'test') continue;
    const order = event.attackers.map(({ row, col }) =>
      search.queens().findIndex((queen) => queen[0] === row && queen[1] === col),
    );
    assert.ok(!order.includes(-1));
    assert.deepEqual(order, [...order].sort((a, b) => a - b));
    if (order.length > 1) several++;
  }
  assert.ok(several > 0);
  search.delete();
});
