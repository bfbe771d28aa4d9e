// The module's programs that find only the first solution, or only the number of solutions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queens } from './queens.mjs';

/** @typedef {ConstructorParameters<typeof queens.Search>} Arguments */

/** @param {Arguments} given */
function watched(given) {
  const search = new queens.Search(...given);
  const events = [];
  for (let event = search.step(); event; event = search.step()) events.push(event);
  const seen = { events, standing: search.queens(), total: search.total(), solutions: search.solutions(0, 100) };
  search.delete();
  return seen;
}

test('a search for the first solution equals the search for all up to there', () => {
  for (const variant of /** @type {const} */ (['board-scan', 'flag-arrays', 'explicit-stack'])) {
    for (let n = 1; n <= 8; n++) {
      const all = watched([variant, n]);
      const first = watched([variant, n, { find: 'first' }]);
      const found = all.events.findIndex(({ kind }) => kind === 'solution');
      const expected = found < 0 ? all.events : [...all.events.slice(0, found + 1), all.events.at(-1)];
      assert.deepEqual(first.events, expected, `${variant}, n = ${n}`);
      assert.equal(first.total, expected.length);
      assert.equal(first.standing.length, found < 0 ? 0 : n, 'the queens stay');
      assert.deepEqual(first.solutions, all.solutions.slice(0, 1));
    }
  }
});

// The first solutions of large boards are known by the number of tests that the classic programs need.
test('seeking to the first solution of a large board and back', () => {
  const search = new queens.Search('flag-arrays', 20, { find: 'first' });
  assert.equal(search.runTo('solution')?.kind, 'solution');
  assert.equal(search.counters().test, 3_992_510);
  assert.equal(search.seek(Infinity), search.position());
  assert.equal(search.event()?.kind, 'done');
  assert.equal(search.runTo('solution'), null);
  search.back();
  assert.equal(search.event()?.kind, 'solution');
  search.delete();
});

test('the program that only counts has the same events, and keeps no list', () => {
  for (let n = 1; n <= 7; n++) {
    const all = watched(['bitmask', n]);
    const counting = watched(['bitmask', n, { find: 'count' }]);
    assert.deepEqual(counting.events, all.events);
    const search = new queens.Search('bitmask', n, { find: 'count' });
    // Before the first call returns.
    search.seek(all.events.length - 1);
    const state = search.state();
    search.delete();
    assert.ok(state.every(({ name }) => name !== 'queens'));
    assert.equal(state.find(({ name }) => name === 'count')?.value, all.solutions.length, `n = ${n}`);
  }
});

test('a stack frame of the program that only counts has a number, and masks as digits', () => {
  const search = new queens.Search('bitmask', 4, { find: 'count' });
  search.seek(40);
  const frames = search.state().find(({ name }) => name === 'frames');
  for (const frame of /** @type {Record<string, unknown>[]} */ (frames?.value)) {
    assert.deepEqual(Object.keys(frame), ['row', 'cols', 'ld', 'rd', 'free', 'count']);
    assert.equal(typeof frame.count, 'number');
    assert.match(String(frame.free), /^[01]{4}$/);
  }
  search.delete();
});

test('goals without a program are refused with a message', () => {
  const { Search, Scout, listing } = /** @type {any} */ (queens);
  const makers = { Search: (/** @type {any[]} */ ...given) => new Search(...given).delete(), Scout: (/** @type {any[]} */ ...given) => new Scout(...given).delete() };
  for (const [name, make] of Object.entries(makers)) {
    make('bitmask', 6);
    make('bitmask', 6, undefined);
    make('bitmask', 6, {});
    make('bitmask', 6, { find: undefined });
    make('bitmask', 6, { find: 'count' });
    assert.throws(() => make('bitmask', 6, { find: 'first' }), { message: 'find must be one of all, count for bitmask; got "first"' });
    assert.throws(() => make('hash-sets', 6, { find: 'count' }), { message: 'find must be one of all for hash-sets; got "count"' });
    assert.throws(() => make('flag-arrays', 6, { find: 1 }), { message: 'find must be one of all, first for flag-arrays; got 1' });
    assert.throws(() => make('flag-arrays', 6, { seek: 'first' }), { message: `${name} has the options find, bug, way, seed and given; got seek` });
    assert.throws(() => make('flag-arrays', 6, 'first'), { message: 'options must be an object with any of find, bug, way, seed and given; got string' });
    assert.throws(() => make('flag-arrays', 6, { get find() { throw new Error('no'); } }), { message: 'no' });
    assert.throws(() => make('flag-arrays', 6, {}, 1), /takes variant and n and options only; got 4 arguments/);
    assert.throws(() => make('flag-arrays'), Error);
  }
  assert.throws(() => listing('bitmask', 'python', { find: 'first' }), { message: 'find must be one of all, count for bitmask; got "first"' });
  assert.notEqual(listing('bitmask', 'python', { find: 'count' }).text, listing('bitmask', 'python').text);
});

test("a program does not adopt another program's results", () => {
  const scout = new queens.Scout('flag-arrays', 8, { find: 'first' });
  while (!scout.finished()) scout.explore(5);
  const bytes = /** @type {Uint8Array} */ (scout.handOver(0));
  const all = new queens.Search('flag-arrays', 8);
  const first = new queens.Search('flag-arrays', 8, { find: 'first' });
  assert.equal(all.adopt(bytes), false);
  assert.equal(first.adopt(bytes), true);
  assert.equal(first.total(), scout.explored());
  for (const each of [scout, all, first]) each.delete();
});
