// The other versions of the programs in the module.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queens } from './queens.mjs';

/** @typedef {'flag-arrays' | 'hash-sets' | 'bit-flags' | 'bitmask' | 'board-scan' | 'explicit-stack' | 'permutations' | 'forward-checking'} Variant */
const WAYS = /** @type {[Variant, any][]} */ ([
  ['board-scan', 'passed-up'], ['flag-arrays', 'overwritten'], ['flag-arrays', 'characters'], ['flag-arrays', 'centre-first'], ['flag-arrays', 'given'], ['hash-sets', 'overwritten'],
  ['hash-sets', 'one-row'], ['hash-sets', 'given'],
  ['bit-flags', 'parameters'], ['bit-flags', 'given'], ['bitmask', 'overwritten'], ['bitmask', 'until-full'], ['bitmask', 'characters'],
  ['bitmask', 'centre-first'], ['bitmask', 'given'], ['explicit-stack', 'given'], ['permutations', 'given'], ['forward-checking', 'mrv'],
]);

/**
 * Each event of a search, with the variables at that position.
 * @param {ConstructorParameters<typeof queens.Search>} given
 */
function* watch(...given) {
  const search = new queens.Search(...given);
  for (let event = search.step(); event; event = search.step()) {
    const kept = Object.fromEntries(search.state().map(({ name, value }) => [name, value]));
    yield { event: /** @type {any} */ (event), kept: /** @type {any} */ (kept), queens: search.queens(), lines: search.lines() };
  }
  search.delete();
}

test('there are nine searches, and each lists its versions', () => {
  assert.equal(queens.variants().length, 9);
  assert.deepEqual(queens.variants().flatMap(({ id }) => queens.ways(/** @type {any} */ (id)).map((way) => [id, way.id])), WAYS);
  assert.deepEqual(queens.ways('hash-sets')[0], {
    id: 'overwritten',
    name: 'overwritten',
    languages: ['pseudocode', 'python', 'cpp', 'java', 'javascript', 'csharp'],
    differs: 'queens[row] = col overwrites the old value, so only the sets are undone',
  });
});

test('a version has the events of the usual program, and other lines', () => {
  for (const [variant, way] of WAYS) {
    if (way === 'centre-first' || way === 'mrv') continue;
    for (let n = 1; n <= 6; n++) {
      const [usual, other] = [[...watch(variant, n)], [...watch(variant, n, { way })]];
      assert.deepEqual(other.map(({ event }) => event), usual.map(({ event }) => event), `${variant} ${way}, n = ${n}`);
    }
    assert.notEqual(queens.listing(variant, 'python', { way }).text, queens.listing(variant, 'python').text);
  }
});

test('centre-first: the first solution whose columns are nearest to the middle', () => {
  for (const variant of /** @type {const} */ (['flag-arrays', 'bitmask'])) {
    const events = [...watch(variant, 6, { way: 'centre-first' })];
    assert.deepEqual(events.filter(({ event }) => event.kind === 'place' && event.row === 0).map(({ event }) => event.col), [2]);
    assert.deepEqual(events.at(-1)?.queens, [[0, 2], [1, 5], [2, 1], [3, 4], [4, 0], [5, 3]]);
    assert.deepEqual(events.at(-1)?.lines, ['found', 'found', 'found', 'found', 'found', 'found', 'finish']);
  }
});

test('mrv: the row with the fewest columns left is filled next', () => {
  const n = 6;
  let chosen = 0;
  let [before] = watch('forward-checking', n, { way: 'mrv' });
  for (const now of watch('forward-checking', n, { way: 'mrv' })) {
    const { event, kept, queens: standing } = now;
    assert.deepEqual(kept.queens, Array.from({ length: n }, (_, row) => standing.find(([each]) => each === row)?.[1] ?? -1));
    if (event.kind === 'place') {
      const empty = kept.domains.map((/** @type {any[]} */ domain, /** @type {number} */ row) => ({ row, left: domain.filter(Boolean).length }))
        .filter((/** @type {any} */ { row }) => row === event.row || kept.queens[row] < 0);
      const least = Math.min(...empty.map((/** @type {any} */ { left }) => left));
      assert.equal(event.row, empty.find((/** @type {any} */ { left }) => left === least).row);
      chosen += Number(event.row !== empty[0].row);
    }
    if (event.kind === 'solution') assert.deepEqual(event.queens.toSorted().map((/** @type {number[]} */ [, col]) => col), kept.queens);
    before = now;
  }
  assert.equal(before.event.kind, 'done');
  assert.ok(chosen > 5);
});

test('overwritten: removed queens stay in the list until overwritten', () => {
  for (const variant of /** @type {const} */ (['flag-arrays', 'hash-sets', 'bitmask'])) {
    const list = [0, 0, 0, 0, 0];
    let stale = 0;
    for (const { event, kept, queens: standing, lines } of watch(variant, 5, { way: 'overwritten' })) {
      if (event.kind === 'place') list[event.row] = event.col;
      assert.deepEqual(kept.queens, list);
      if (event.kind === 'remove') assert.ok(list[event.row] === event.col && !lines.includes('remove'));
      if (variant === 'bitmask' && event.kind === 'remove') assert.ok(!lines.includes('pop') && lines.at(-1) === 'loop');
      if (event.kind === 'test') assert.equal(lines.at(-1), event.safe ? 'test' : 'skip');
      if (list.slice(standing.length).some((col) => col !== 0)) stale++;
    }
    assert.ok(stale > 0);
  }
});

test('letters: the board shows its queens', () => {
  for (const [variant, name, [queen, empty]] of /** @type {const} */ ([['flag-arrays', 'state', 'Q#'], ['bitmask', 'board', 'Q ']])) {
    for (const { kept, queens: standing } of watch(variant, 4, { way: 'characters' })) {
      const board = Array.from({ length: 4 }, () => Array(4).fill(empty));
      for (const [row, col] of standing) board[row][col] = queen;
      assert.deepEqual(kept[name], board);
      assert.equal('queens' in kept, false);
    }
  }
});

test('parameters: a count, and the masks of the queens', () => {
  let count = 0;
  for (const { event, kept, queens: standing, lines } of watch('bit-flags', 6, { way: 'parameters' })) {
    if (event.kind === 'solution') count++;
    assert.equal(kept.count, count);
    const mask = (/** @type {(row: number, col: number) => number} */ bit, /** @type {number} */ width) =>
      standing.reduce((all, [row, col]) => all | 1 << bit(row, col), 0).toString(2).padStart(width, '0');
    assert.deepEqual([kept.cols, kept.mains, kept.antis], [mask((_, col) => col, 6), mask((row, col) => row - col + 5, 11), mask((row, col) => row + col, 11)]);
    if (event.kind === 'remove') assert.deepEqual(lines.slice(-3), ['unmark-anti', 'unmark-main', 'unmark-column']);
  }
  assert.equal(count, 4);
});

test('passed up: each call keeps whether it has found a solution', () => {
  for (const n of [3, 4, 5, 6]) {
    /** The results of the active calls, outermost first. @type {boolean[]} */
    const calls = [];
    let placed = false;
    for (const { event, kept } of watch('board-scan', n, { way: 'passed-up' })) {
      // The call for the next column begins after the queen is placed. The call below the last column exists only for a
      // solution.
      if ((placed || calls.length === 0) && calls.length < n) calls.push(false);
      placed = event.kind === 'place';
      if (event.kind === 'remove') {
        const below = event.col === n - 1 || calls.pop();
        calls[event.col] = calls[event.col] || Boolean(below);
      }
      assert.deepEqual(kept.found, calls, `n = ${n}, ${event.kind}`);
    }
    assert.deepEqual(calls, [n !== 3]);
  }
});

test('wrong options are refused with a message', () => {
  const { Search, Scout, listing, ways } = /** @type {any} */ (queens);
  for (const make of [(/** @type {any[]} */ ...given) => new Search(...given).delete(), (/** @type {any[]} */ ...given) => new Scout(...given).delete()]) {
    make('flag-arrays', 4, { way: undefined });
    make('flag-arrays', 4, { find: 'all', way: 'overwritten' });
    assert.throws(() => make('bitmask', 4, { way: 'passed-up' }), { message: 'way must be one of overwritten, until-full, characters, centre-first, given for bitmask; got "passed-up"' });
    assert.throws(() => make('min-conflicts', 4, { way: 'overwritten' }), { message: 'way must be left out for min-conflicts; got "overwritten"' });
    assert.throws(() => make('flag-arrays', 4, { way: 'return-missing' }), { message: 'way must be one of overwritten, characters, centre-first, given for flag-arrays; got "return-missing"' });
    assert.throws(() => make('flag-arrays', 4, { bug: 'overwritten' }), /^Error: bug must be one of flags-not-undone, .*index-without-shift for flag-arrays; got "overwritten"$/);
    assert.throws(() => make('flag-arrays', 4, { find: 'first', way: 'overwritten' }), { message: 'find must be all when way is set; got "first"' });
    make('bitmask', 4, { find: 'first', way: 'centre-first' });
    assert.throws(() => make('flag-arrays', 4, { find: 'all', way: 'centre-first' }), { message: 'find must be first when way is set; got "all"' });
    assert.throws(() => make('flag-arrays', 4, { bug: 'return-missing', way: 'overwritten' }), { message: 'way must be left out when bug is set; got "overwritten"' });
  }
  assert.throws(() => listing('bitmask', 'python', { way: 1 }), { message: 'way must be one of overwritten, until-full, characters, centre-first, given for bitmask; got 1' });
  assert.throws(() => ways('queens'), /^Error: variant must be one of board-scan, .*; got "queens"$/);
});

test("a version does not adopt another version's results", () => {
  const scout = new queens.Scout('flag-arrays', 5, { way: 'overwritten' });
  while (!scout.finished()) scout.explore(100);
  const found = /** @type {Uint8Array} */ (scout.handOver(0));
  for (const [way, taken] of /** @type {const} */ ([['overwritten', true], ['characters', false], [undefined, false]])) {
    const search = new queens.Search('flag-arrays', 5, { way });
    assert.equal(search.adopt(found), taken);
    search.delete();
  }
  scout.delete();
});
