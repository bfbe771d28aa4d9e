// The search tree as a picture, without a browser.
import assert from 'node:assert/strict';
import test from 'node:test';
import { DOMParser } from '@xmldom/xmldom';
import { QUEEN } from '../../web/search/queen.js';
import { run } from './command.mjs';

/**
 * The placements of a search row by row that tests before it places, in order.
 * @param {number} n
 * @returns {number[][]} the columns of the queens after each
 */
function placements(n) {
  /** @type {number[][]} */
  const all = [];
  const place = (/** @type {number[]} */ queens) => {
    for (let column = 0; column < n && queens.length < n; column++) {
      if (queens.some((each, row) => each === column || Math.abs(each - column) === queens.length - row)) continue;
      all.push([...queens, column]);
      place([...queens, column]);
    }
  };
  place([]);
  return all;
}

/** @param {string} text */
function partsOf(text) {
  const root = /** @type {any} */ (new DOMParser({ onError: (_, message) => assert.fail(message) }).parseFromString(text, 'image/svg+xml')).documentElement;
  const all = (/** @type {string} */ name) => [...root.getElementsByTagName(name)];
  return { root, queens: all('path').filter((each) => each.getAttribute('d') === QUEEN), boards: all('rect').filter((each) => each.getAttribute('fill') === '#f4efe4'), texts: all('text').map((each) => each.textContent), foots: all('rect').filter((each) => each.getAttribute('fill') === '#ae4b00') };
}

test('the tree of a small board has each board of the search, with its queens', () => {
  const { status, stdout, stderr } = run('tree', '--n', '4');
  assert.deepEqual([status, stderr], [0, '']);
  const { boards, queens, foots, root } = partsOf(stdout);
  const placed = placements(4);
  assert.equal(boards.length, placed.length + 1);
  assert.equal(queens.length, placed.reduce((sum, { length }) => sum + length, 0));
  const isDead = (/** @type {number[]} */ board) => board.length < 4 && !placed.some((each) => each.length > board.length && board.every((column, row) => each[row] === column));
  assert.equal(foots.length, placed.filter(isDead).length, 'dead ends have a foot');
  assert.equal(root.getElementsByTagName('title')[0].textContent, 'Flag arrays, n = 4, position 110');
});

test('boards by columns have their queens where the search placed them', () => {
  const { stdout } = run('tree', '--variant', 'board-scan', '--n', '4', '--find', 'first', '--step', '6');
  // The first queen stands at (0, 0), tests in the next column follow.
  assert.ok(partsOf(stdout).queens.every((each) => /^translate\((\S+) (\S+)\)/.test(each.getAttribute('transform'))));
  assert.ok(partsOf(stdout).boards.length >= 2);
});

test('nodes that are too small for a board have the place of their queen', () => {
  const { texts, boards } = partsOf(run('tree', '--variant', 'bitmask', '--n', '6').stdout);
  assert.equal(boards.length, 0);
  assert.deepEqual(texts.map(Number).sort(), placements(6).map((board) => board[board.length - 1]).sort());
});

test('of a large search it is the path to the position, with the number of queens in the branches before', () => {
  const { boards, texts } = partsOf(run('tree', '--n', '8', '--step', '8000').stdout);
  assert.ok(boards.length > 5 && boards.length < 30);
  for (const first of [0, 1, 2]) {
    const below = placements(8).filter((board) => board[0] === first && board.length > 1).length;
    assert.ok(texts.includes(`+${below}`), `${texts} has +${below}`);
  }
});

for (const [args, said] of /** @type {[string[], RegExp][]} */ ([
  [['tree', '--n', '8'], /^queenscope: --step must be given for this search, because its complete tree does not fit in a picture; got none$/],
  [['tree', '--n', '4', '--step', '111'], /^queenscope: --step must be a whole number from 0 to 110 for this search; got 111$/],
  [['tree', '--n', '0'], /^queenscope: --n must be a whole number from 1 to 32; got 0$/],
  [['tree', '--theme', 'dark'], /^queenscope: tree has no option --theme|--theme/],
])) {
  test(`refused: ${args.join(' ')}`, () => {
    const { status, stdout, stderr } = run(...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr.trimEnd(), said);
  });
}
