// Given queens in the module.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queens } from './queens.mjs';

const Search = /** @type {any} */ (queens.Search);

/** The searches that take given queens. @type {string[]} */
const TAKING = ['flag-arrays', 'hash-sets', 'bit-flags', 'bitmask', 'explicit-stack', 'permutations'];

/** @param {string} variant @param {number} n @param {number[][]} given */
function watch(variant, n, given) {
  const search = new Search(variant, n, { given });
  const events = [];
  for (let event = search.step(); event; event = search.step()) events.push({ event, queens: search.queens() });
  const solutions = search.solutions(0, 1000);
  search.delete();
  return { events, solutions };
}

/** All solutions, by columns. @param {number} n */
const all = (n) => watch('flag-arrays', n, []).solutions;

test('the searches with a version for given queens take them', () => {
  assert.deepEqual(queens.variants().map(({ id }) => id).filter((id) => queens.ways(/** @type {any} */ (id)).some((each) => each.id === 'given')), TAKING);
});

for (const variant of TAKING) test(`${variant}: the queens stand from the start, and every solution has them`, () => {
  // A search that tries all permutations takes long on large boards.
  const n = variant === 'permutations' ? 6 : 8;
  const solution = all(n)[0].map((/** @type {number} */ col, /** @type {number} */ row) => [row, col]);
  for (const given of [[[0, 3]], [[4, n - 2], [0, 3]], [[n - 1, n - 1]], solution]) {
    const search = new Search(variant, n, { given });
    const sorted = given.toSorted(([a], [b]) => a - b);
    assert.deepEqual(search.queens(), sorted);
    assert.equal(search.position(), 0);
    search.delete();
    const { events, solutions } = watch(variant, n, given);
    assert.deepEqual(solutions, all(n).filter((/** @type {number[]} */ each) => given.every(([row, col]) => each[row] === col)));
    const rows = given.map(([row]) => row);
    for (const { event, queens: standing } of events) {
      // Full boards are compared with the given queens.
      if (event.kind !== 'compare') assert.ok(!rows.includes(event.row), JSON.stringify(event));
      assert.deepEqual(standing.slice(0, given.length), sorted);
    }
  }
});

for (const variant of TAKING) test(`${variant}: a board without a solution has none, and the sentence says so`, () => {
  const search = new Search(variant, 4, { given: [[0, 0]] });
  search.seek(Infinity);
  assert.deepEqual(search.solutions(0, 10), []);
  assert.match(search.narration('en'), /^The search is over: no solution for n = 4 with the given queen, after /);
  assert.match(search.narration('zh'), /^搜索结束：n = 4，给定 1 个皇后时无解，/);
  search.seek(0);
  assert.match(search.narration('en'), /^One queen is given\. /);
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
  for (const variant of ['board-scan', 'forward-checking', 'min-conflicts']) {
    assert.throws(make(variant, 8, { given: [[0, 3]] }), (/** @type {Error} */ { message }) => {
      assert.ok(message.startsWith(`given must be left out for ${variant}, because only these searches take given queens: ${TAKING.join(', ')}; got `), message);
      return true;
    });
  }
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
