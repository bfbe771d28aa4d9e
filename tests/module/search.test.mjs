// Every method of the module, as described in the public contract.
import assert from 'node:assert/strict';
import test from 'node:test';
import { eventsOf, memorySize, queens, variantIds } from './queens.mjs';

test('contract and variants', () => {
  assert.equal(queens.contract(), 1);
  const variants = queens.variants();
  assert.deepEqual(variants.map(({ id }) => id), [...variantIds, 'forward-checking', 'min-conflicts']);
  for (const variant of variants) {
    assert.deepEqual(Object.keys(variant), ['id', 'name', 'order']);
    assert.ok(variant.name.length > 0 && variant.order.length > 0);
  }
});

test('count is exact and a BigInt', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 12].map((n) => queens.count(n)),
    [1n, 0n, 0n, 2n, 10n, 4n, 40n, 92n, 14200n],
  );
});

test('position, total, step and back', () => {
  const search = new queens.Search('flag-arrays', 4);
  assert.equal(search.position(), 0);
  assert.equal(search.total(), null);
  assert.equal(search.event(), null);
  assert.equal(search.back(), false);
  const first = search.step();
  assert.deepEqual(first, { kind: 'test', row: 0, col: 0, safe: true, attackers: [] });
  assert.deepEqual(search.event(), first);
  assert.equal(search.position(), 1);
  while (search.step());
  assert.equal(search.total(), 110);
  assert.equal(search.position(), 110);
  assert.equal(search.event()?.kind, 'done');
  assert.equal(search.step(), null);
  assert.equal(search.position(), 110);
  assert.equal(search.back(), true);
  assert.equal(search.position(), 109);
  assert.equal(search.total(), 110);
  search.delete();
});

test('back and seek show what stepping showed', () => {
  for (const variant of variantIds) {
    const events = eventsOf(variant, 5);
    const search = new queens.Search(variant, 5);
    /** @type {unknown[]} */
    const shown = [];
    const show = () => ({
      event: search.event(),
      lines: search.lines(),
      queens: search.queens(),
      state: search.state(),
      counters: search.counters(),
      solutions: search.solutions(0, 100),
    });
    shown.push(show());
    for (let position = 1; position <= events.length; position++) {
      assert.deepEqual(search.step(), events[position - 1]);
      shown.push(show());
    }
    for (let i = 0; i < 200; i++) {
      const position = (i * 7919) % shown.length;
      assert.equal(search.seek(position), position);
      assert.deepEqual(show(), shown[position], `${variant} at ${position}`);
      if (position === 0) continue;
      assert.equal(search.back(), true);
      assert.deepEqual(show(), shown[position - 1], `${variant} back from ${position}`);
    }
    search.delete();
  }
});

test('seek beyond the end stops at the end', () => {
  for (const beyond of [65, 66, 1e9, Number.MAX_SAFE_INTEGER, 1e300, Infinity]) {
    const search = new queens.Search('bitmask', 4);
    assert.equal(search.seek(beyond), 65);
    assert.equal(search.total(), 65);
    search.delete();
  }
});

test('runTo finds the next event of a kind', () => {
  for (const variant of variantIds) {
    const events = eventsOf(variant, 4);
    const search = new queens.Search(variant, 4);
    for (const kind of /** @type {const} */ ([
      'test', 'scan', 'compare', 'place', 'remove', 'solution', 'reject', 'exhausted', 'done',
      'restrict', 'restore', 'wipeout', 'move', 'restart',
    ])) {
      for (const start of [0, 1, 30, events.length - 1, events.length]) {
        search.seek(start);
        const next = events.findIndex((event, index) => index >= start && event.kind === kind);
        assert.deepEqual(search.runTo(kind), next < 0 ? null : events[next], `${variant}: ${kind} from ${start}`);
        // If the search never has such a kind, the answer needs no search.
        const end = events.some((event) => event.kind === kind) ? events.length : start;
        assert.equal(search.position(), next < 0 ? end : next + 1);
        assert.deepEqual(search.event(), events[search.position() - 1] ?? null);
      }
    }
    search.delete();
  }
});

test('lines are labels', () => {
  const search = new queens.Search('flag-arrays', 4);
  assert.deepEqual(search.lines(), []);
  search.step();
  assert.deepEqual(search.lines(), ['base', 'loop', 'diagonals', 'test']);
  search.step();
  assert.deepEqual(search.lines(), ['mark', 'place']);
  search.delete();
});

test('queens in order of placement', () => {
  const search = new queens.Search('board-scan', 4);
  assert.deepEqual(search.queens(), []);
  search.runTo('solution');
  assert.deepEqual(search.queens(), [[1, 0], [3, 1], [0, 2], [2, 3]]);
  search.delete();
});

test('counters of a whole search', () => {
  const search = new queens.Search('flag-arrays', 8);
  search.seek(Infinity);
  assert.deepEqual(search.counters(), {
    test: 15720,
    scan: 0,
    compare: 0,
    place: 2056,
    remove: 2056,
    solution: 92,
    reject: 0,
    exhausted: 1965,
    done: 1,
    restrict: 0,
    restore: 0,
    wipeout: 0,
    move: 0,
    restart: 0,
    attacked: 13664,
    clash: 0,
    // Lines that never held a queen: the visited lines except the first one and those in which a queen was placed.
    deadEnd: eventsOf('flag-arrays', 8).filter((event) => event.kind === 'exhausted' && event.deadEnd).length,
  });
  search.delete();
});

test('solutions found so far', () => {
  const search = new queens.Search('bitmask', 6);
  assert.deepEqual(search.solutions(0, 10), []);
  search.runTo('solution');
  assert.deepEqual(search.solutions(0, 10), [[1, 3, 5, 0, 2, 4]]);
  search.seek(Infinity);
  const all = [[1, 3, 5, 0, 2, 4], [2, 5, 1, 4, 0, 3], [3, 0, 4, 1, 5, 2], [4, 2, 0, 5, 3, 1]];
  assert.deepEqual(search.solutions(0, Infinity), all);
  assert.deepEqual(search.solutions(1, 2), all.slice(1, 3));
  assert.deepEqual(search.solutions(3, 5), all.slice(3));
  assert.deepEqual(search.solutions(4, 1), []);
  assert.deepEqual(search.solutions(0, 0), []);
  search.delete();
});

test('the largest board can be watched', () => {
  for (const variant of variantIds) {
    const search = new queens.Search(variant, 32);
    assert.equal(search.seek(50_000), 50_000);
    assert.equal(search.total(), null);
    assert.ok(search.queens().length > 10);
    search.delete();
  }
});

test('two searches at once do not touch each other', () => {
  const one = new queens.Search('bitmask', 6);
  const other = new queens.Search('permutations', 5);
  const alone = { one: eventsOf('bitmask', 6), other: eventsOf('permutations', 5) };
  for (let i = 0; i < 300; i++) {
    assert.deepEqual(one.step(), alone.one[i]);
    assert.deepEqual(other.step(), alone.other[i]);
  }
  one.delete();
  assert.deepEqual(other.step(), alone.other[300]);
  other.delete();
});

test('deleted searches release their memory and cannot be used', () => {
  const search = new queens.Search('bitmask', 6);
  search.delete();
  assert.throws(() => search.step(), Error);
  // Each takes more than a kilobyte; without delete they would fill the module's memory.
  const before = memorySize();
  for (let i = 0; i < 20_000; i++) {
    const each = new queens.Search('flag-arrays', 8);
    each.seek(100);
    each.delete();
  }
  assert.equal(memorySize(), before);
});
