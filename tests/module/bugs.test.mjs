// The faulty programs of the module.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queens } from './queens.mjs';

const IDS = /** @type {const} */ ([
  'flags-not-undone', 'one-flag-not-undone', 'anti-diagonal-untested', 'record-without-copy', 'undo-before-recursion', 'return-missing',
  'index-without-shift',
]);

/**
 * All events of a search, and the solutions recorded at its end.
 * @param {ConstructorParameters<typeof queens.Search>} given
 */
function watched(...given) {
  const search = new queens.Search(...given);
  const events = [];
  for (let event = search.step(); event; event = search.step()) events.push(event);
  const solutions = search.solutions(0, 1000);
  search.delete();
  return { events, solutions };
}

test('the faults of a search are listed in the order of teaching', () => {
  const [first, ...rest] = queens.bugs('flag-arrays');
  assert.deepEqual([first, ...rest].map(({ id }) => id), IDS);
  assert.deepEqual(first, { id: 'flags-not-undone', name: 'flags not undone', languages: ['pseudocode', 'python', 'cpp', 'java', 'javascript', 'csharp'], harmless: false });
  assert.deepEqual(rest.filter(({ harmless }) => harmless).map(({ id }) => id), ['return-missing', 'index-without-shift']);
  assert.deepEqual(queens.bugs('bitmask').map(({ id, harmless }) => [id, harmless]), [['shifts-exchanged', true]]);
  assert.deepEqual(queens.bugs('permutations'), []);
});

test('on a board of size 4 they find the documented boards', () => {
  assert.deepEqual(IDS.map((bug) => watched('flag-arrays', 4, { bug }).solutions.length), [0, 0, 7, 2, 256, 2, 2]);
  assert.deepEqual(watched('flag-arrays', 4, { bug: 'record-without-copy' }).solutions, [[], []]);
});

test('a harmless fault changes no event', () => {
  for (const [variant, bug] of /** @type {const} */ ([['flag-arrays', 'return-missing'], ['flag-arrays', 'index-without-shift'], ['bitmask', 'shifts-exchanged']])) {
    for (let n = 1; n <= 6; n++) assert.deepEqual(watched(variant, n, { bug }).events, watched(variant, n).events, `${bug}, n = ${n}`);
  }
});

test("a test tells the program's result, and the attackers of the square", () => {
  const { events } = watched('flag-arrays', 4, { bug: 'anti-diagonal-untested' });
  const safe = events.filter((event) => event.kind === 'test' && event.safe && event.attackers.length > 0);
  assert.deepEqual(safe[0], { kind: 'test', row: 2, col: 1, safe: true, attackers: [{ row: 1, col: 2, line: 'anti' }] });
  const stale = watched('flag-arrays', 4, { bug: 'flags-not-undone' }).events
    .filter((event) => event.kind === 'test' && !event.safe && event.attackers.length === 0);
  assert.notEqual(stale.length, 0, 'refused by a flag alone');
});

test("the state shows the faulty program's variables", () => {
  const search = new queens.Search('flag-arrays', 4, { bug: 'index-without-shift' });
  search.seek(6);
  // 1 − 2 = −1, the last of seven.
  assert.deepEqual(search.queens(), [[0, 0], [1, 2]]);
  assert.deepEqual(search.state()[1], { name: 'diags1', type: 'flags', value: [true, false, false, false, false, false, true] });
  search.delete();
});

test('unknown faults are refused with a message', () => {
  const { Search, Scout, listing, bugs } = /** @type {any} */ (queens);
  for (const make of [(/** @type {any[]} */ ...given) => new Search(...given).delete(), (/** @type {any[]} */ ...given) => new Scout(...given).delete()]) {
    make('flag-arrays', 4, { bug: undefined });
    make('flag-arrays', 4, { find: 'all', bug: 'return-missing' });
    assert.throws(() => make('bitmask', 4, { bug: 'return-missing' }), { message: 'bug must be one of shifts-exchanged for bitmask; got "return-missing"' });
    assert.throws(() => make('hash-sets', 4, { bug: 'return-missing' }), { message: 'bug must be left out for hash-sets; got "return-missing"' });
    assert.throws(() => make('flag-arrays', 4, { bug: '' }), { message: `bug must be one of ${IDS.join(', ')} for flag-arrays; got ""` });
    assert.throws(() => make('flag-arrays', 4, { find: 'first', bug: 'return-missing' }), { message: 'find must be all when bug is set; got "first"' });
  }
  assert.throws(() => listing('bitmask', 'python', { bug: 1 }), { message: 'bug must be one of shifts-exchanged for bitmask; got 1' });
  assert.throws(() => bugs('queens'), /^Error: variant must be one of board-scan, .*; got "queens"$/);
  assert.throws(() => bugs('bitmask', 4), /bugs takes variant only; got 2 arguments/);
});

test("only the same faulty program adopts a scout's results", () => {
  const scout = new queens.Scout('flag-arrays', 5, { bug: 'one-flag-not-undone' });
  while (!scout.finished()) scout.explore(5);
  const bytes = /** @type {Uint8Array} */ (scout.handOver(0));
  const wrong = new queens.Search('flag-arrays', 5, { bug: 'one-flag-not-undone' });
  const right = new queens.Search('flag-arrays', 5);
  const other = new queens.Search('flag-arrays', 5, { bug: 'flags-not-undone' });
  assert.deepEqual([wrong, right, other].map((each) => each.adopt(bytes)), [true, false, false]);
  assert.equal(wrong.total(), scout.explored());
  for (const each of [scout, wrong, right, other]) each.delete();
});
