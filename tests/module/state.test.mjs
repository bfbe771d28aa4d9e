// The variables of each search, at a position that can be followed by hand.
import assert from 'node:assert/strict';
import test from 'node:test';
import { queens, variantIds } from './queens.mjs';

/**
 * The state directly after the second of these queens was placed, n = 4.
 * @param {import('./queens.mjs').VariantId} variant
 * @param {[number, number][]} standing
 */
function stateWith(variant, standing) {
  const search = new queens.Search(variant, 4);
  while (search.runTo('place')) {
    if (JSON.stringify(search.queens()) === JSON.stringify(standing)) break;
  }
  assert.deepEqual(search.queens(), standing);
  const state = search.state();
  search.delete();
  return state;
}

// The first two queens of the first solution.
/** @type {[number, number][]} */
const twoQueens = [[0, 1], [1, 3]];
const square = [
  { name: 'row', type: 'int', value: 1 },
  { name: 'col', type: 'int', value: 3 },
];
const list = { name: 'queens', type: 'list', value: [1, 3] };
/** @param {string} digits one for each flag */
const flags = (digits) => [...digits].map((digit) => digit === '1');

test('board-scan: the matrix', () => {
  assert.deepEqual(stateWith('board-scan', [[1, 0], [3, 1]]), [
    { name: 'board', type: 'matrix', value: [[0, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0], [0, 1, 0, 0]] },
    { name: 'row', type: 'int', value: 3 },
    { name: 'col', type: 'int', value: 1 },
  ]);
});

test('flag-arrays: three arrays, the diagonals at row - col + n - 1 and row + col', () => {
  assert.deepEqual(stateWith('flag-arrays', twoQueens), [
    { name: 'cols', type: 'flags', value: flags('0101') },
    { name: 'diags1', type: 'flags', value: flags('0110000') },
    { name: 'diags2', type: 'flags', value: flags('0100100') },
    list,
    ...square,
  ]);
});

test('hash-sets: members in order of insertion', () => {
  assert.deepEqual(stateWith('hash-sets', twoQueens), [
    { name: 'cols', type: 'set', value: [1, 3] },
    { name: 'diags1', type: 'set', value: [-1, -2] },
    { name: 'diags2', type: 'set', value: [1, 4] },
    list,
    ...square,
  ]);
});

test('bit-flags: the arrays as binary numbers', () => {
  assert.deepEqual(stateWith('bit-flags', twoQueens), [
    { name: 'cols', type: 'bits', value: '1010' },
    { name: 'mains', type: 'bits', value: '0000110' },
    { name: 'antis', type: 'bits', value: '0010010' },
    list,
    ...square,
  ]);
});

test('bitmask: one stack frame per row', () => {
  const first = { row: 0, cols: '0000', ld: '0000', rd: '0000', free: '1100' };
  const second = { row: 1, cols: '0010', ld: '0100', rd: '0001', free: '0000' };
  assert.deepEqual(stateWith('bitmask', twoQueens), [
    { name: 'cols', type: 'bits', value: second.cols },
    { name: 'ld', type: 'bits', value: second.ld },
    { name: 'rd', type: 'bits', value: second.rd },
    { name: 'free', type: 'bits', value: second.free },
    { name: 'frames', type: 'stack', value: [first, second] },
    list,
    { name: 'bit', type: 'bits', value: '1000' },
    ...square,
  ]);
});

test('explicit-stack: the matrix and the stack', () => {
  assert.deepEqual(stateWith('explicit-stack', twoQueens), [
    { name: 'board', type: 'matrix', value: [[0, 1, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 0]] },
    { name: 'stack', type: 'stack', value: [{ row: 0, col: 1 }, { row: 1, col: 3 }] },
    ...square,
  ]);
});

test('permutations: used columns and the pair under comparison', () => {
  assert.deepEqual(stateWith('permutations', twoQueens), [
    { name: 'used', type: 'flags', value: flags('0101') },
    list,
    ...square,
  ]);
  const search = new queens.Search('permutations', 4);
  search.runTo('compare');
  assert.deepEqual(search.state(), [
    { name: 'used', type: 'flags', value: flags('1111') },
    { name: 'queens', type: 'list', value: [0, 1, 2, 3] },
    { name: 'i', type: 'int', value: 0 },
    { name: 'j', type: 'int', value: 1 },
  ]);
  search.delete();
});

test('the largest board: 63 digits, and nothing lost in them', () => {
  for (const variant of variantIds) {
    const search = new queens.Search(variant, 32);
    search.seek(20_000);
    for (const { name, type, value } of search.state()) {
      if (type === 'bits') assert.equal(value.length, variant === 'bit-flags' && name !== 'cols' ? 63 : 32, name);
      if (type === 'matrix') assert.deepEqual(value.map((row) => row.length), Array(32).fill(32));
      const ones = [...JSON.stringify(value)].filter((digit) => digit === '1').length;
      if (variant === 'bit-flags' && type === 'bits') assert.equal(ones, search.queens().length, name);
    }
    search.delete();
  }
});
