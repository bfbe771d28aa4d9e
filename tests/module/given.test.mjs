// Given queens in the module.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queens } from './queens.mjs';

const Search = /** @type {any} */ (queens.Search);

/** @param {number} n @param {number[][]} given */
function watch(n, given) {
  const search = new Search('flag-arrays', n, { given });
  const events = [];
  for (let event = search.step(); event; event = search.step()) events.push({ event, queens: search.queens() });
  const solutions = search.solutions(0, 1000);
  search.delete();
  return { events, solutions };
}

/** All solutions, by columns. @param {number} n */
const all = (n) => watch(n, []).solutions;

test('the queens stand from the start, and every solution has them', () => {
  for (const given of [[[0, 3]], [[4, 6], [0, 3]], [[7, 7]], [[0, 0], [1, 4], [2, 7], [3, 5], [4, 2], [5, 6], [6, 1], [7, 3]]]) {
    const search = new Search('flag-arrays', 8, { given });
    const sorted = given.toSorted(([a], [b]) => a - b);
    assert.deepEqual(search.queens(), sorted);
    assert.equal(search.position(), 0);
    search.delete();
    const { events, solutions } = watch(8, given);
    assert.deepEqual(solutions, all(8).filter((/** @type {number[]} */ solution) => given.every(([row, col]) => solution[row] === col)));
    const rows = given.map(([row]) => row);
    for (const { event, queens: standing } of events) {
      assert.ok(!rows.includes(event.row), JSON.stringify(event));
      assert.deepEqual(standing.slice(0, given.length), sorted);
    }
  }
});

test('a board without a solution has none, and the sentence says so', () => {
  const search = new Search('flag-arrays', 4, { given: [[0, 0]] });
  search.seek(Infinity);
  assert.deepEqual(search.solutions(0, 10), []);
  assert.match(search.narration('en'), /^The search is over: no solution for n = 4 with the given queen, after /);
  assert.match(search.narration('zh'), /^搜索结束：n = 4，给定 1 个皇后时无解，/);
  search.seek(0);
  assert.match(search.narration('en'), /^One queen is given\. Each other row gets one queen\./);
  search.delete();
});

test('squares may be written as in an address, and the version may be named too', () => {
  for (const options of [{ given: '4.6,0.3' }, { given: [[0, 3], [4, 6]], way: 'given' }, { given: [[0, 3], [4, 6]], find: 'all' }]) {
    const search = new Search('flag-arrays', 8, options);
    assert.deepEqual(search.queens(), [[0, 3], [4, 6]]);
    search.delete();
  }
  for (const given of [[], '']) {
    const search = new Search('flag-arrays', 8, { given });
    assert.deepEqual(search.queens(), []);
    search.delete();
  }
});

test('as many queens as a large board has rows may be given', () => {
  const given = Array.from({ length: 30 }, (_, row) => [row, row < 15 ? 2 * row + 1 : 2 * (row - 15)]);
  const search = new Search('flag-arrays', 30, { given });
  assert.deepEqual(search.queens(), given);
  search.delete();
});

test('queens that attack each other are refused with both squares and the reason', () => {
  const refused = (/** @type {unknown} */ given, /** @type {string} */ why) => assert.throws(() => new Search('flag-arrays', 8, { given }), (/** @type {Error} */ { message }) => {
    assert.ok(message.startsWith(`given must be squares of queens that do not attack each other (${why}); got `), message);
    return true;
  });
  refused([[2, 0], [5, 3]], '2.0 and 5.3 are on the same ↘ diagonal');
  refused([[5, 0], [2, 3]], '2.3 and 5.0 are on the same ↙ diagonal');
  refused('0.3,0.6', '0.3 and 0.6 are in the same row');
  refused([[0, 3], [6, 3]], '0.3 and 6.3 are in the same column');
});

test('anything else is refused by name', () => {
  const make = (/** @type {string} */ variant, /** @type {number} */ n, /** @type {object} */ options) => () => new Search(variant, n, options);
  for (const given of [[0, 3], [[0]], [[0, 1, 2]], [[0, 32]], [[-1, 0]], [[0.5, 0]], [['a', 0]], '0', '0.3,', null, 3, {}]) {
    assert.throws(make('flag-arrays', 8, { given }), /^Error: given must be squares, such as \[\[0, 3\], \[4, 6\]\] or "0\.3,4\.6"; got /, JSON.stringify(given));
  }
  assert.throws(make('flag-arrays', 5, { given: [[0, 5]] }), /^Error: given must be squares of the board, with rows and columns from 0 to 4; got /);
  assert.throws(make('bitmask', 8, { given: [[0, 3]] }), /^Error: given must be left out for bitmask, because only flag-arrays takes given queens; got /);
  assert.throws(make('flag-arrays', 8, { given: [[0, 3]], bug: 'flags-not-undone' }), /^Error: bug must be left out when given is set; got /);
  assert.throws(make('flag-arrays', 8, { given: [[0, 3]], way: 'overwritten' }), /^Error: way must be given, or left out, when given is set; got /);
  assert.throws(make('flag-arrays', 8, { given: [[0, 3]], find: 'first' }), /^Error: find must be all when way is set; got /);
});

test('a scout hands over what it found with the same queens only', () => {
  const options = { given: [[0, 3], [4, 6]] };
  const scout = new /** @type {any} */ (queens).Scout('flag-arrays', 8, options);
  while (!scout.finished()) scout.explore(100);
  const bytes = scout.handOver(0);
  scout.delete();
  const [same, other] = [new Search('flag-arrays', 8, options), new Search('flag-arrays', 8, { given: [[0, 3]] })];
  assert.equal(same.adopt(bytes), true);
  assert.equal(typeof same.total(), 'number');
  assert.equal(other.adopt(bytes), false);
  same.delete();
  other.delete();
});
