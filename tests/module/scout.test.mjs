// A scout explores a search separately; a timeline of the same search adopts the results.
import assert from 'node:assert/strict';
import test from 'node:test';
import { memorySize, queens, variantIds } from './queens.mjs';

/** For passing values of wrong types to typed methods. @type {any} */
const untyped = queens;

/** @param {import('./queens.mjs').VariantId} variant @param {number} n */
function wholeOf(variant, n) {
  const scout = new queens.Scout(variant, n);
  scout.explore(60_000);
  assert.ok(scout.finished());
  const bytes = scout.handOver(0);
  assert.ok(bytes instanceof Uint8Array);
  scout.delete();
  return bytes;
}

test('adopted results are known at once, and the position stays', () => {
  for (const variant of variantIds) {
    const n = variant === 'permutations' ? 7 : 8;
    const walked = new queens.Search(variant, n);
    const total = walked.seek(Infinity);
    const search = new queens.Search(variant, n);
    search.seek(40);
    const before = search.event();
    assert.equal(search.adopt(wholeOf(variant, n)), true);
    assert.equal(search.total(), total);
    assert.equal(search.position(), 40);
    assert.deepEqual(search.event(), before);
    for (const position of [total, 1, total >> 1, 41, total - 1]) {
      assert.equal(search.seek(position), position);
      walked.seek(position);
      assert.deepEqual(search.event(), walked.event());
      assert.deepEqual(search.lines(), walked.lines());
      assert.deepEqual(search.state(), walked.state());
      assert.deepEqual(search.counters(), walked.counters());
    }
    walked.delete();
    search.delete();
  }
});

test('it explores for about the given time, and hands over only new results', () => {
  const scout = new queens.Scout('flag-arrays', 20);
  assert.equal(scout.handOver(0), null);
  const search = new queens.Search('flag-arrays', 20);
  let known = 0;
  for (let part = 0; part < 5; part++) {
    const explored = scout.explore(100);
    assert.ok(explored > known);
    assert.equal(scout.explored(), explored);
    const bytes = scout.handOver(known);
    assert.ok(bytes);
    assert.equal(search.adopt(bytes), true);
    known = explored;
  }
  assert.equal(scout.handOver(known), null);
  assert.equal(scout.finished(), false);
  assert.equal(search.total(), null);
  assert.equal(search.seek(known), known);
  // Without the beginning it is useless for a search that knows nothing.
  const other = new queens.Search('flag-arrays', 20);
  const rest = scout.handOver(known >> 1);
  assert.ok(rest && scout.handOver(0));
  assert.equal(other.adopt(rest), false);
  assert.equal(other.position(), 0);
  for (const each of [scout, search, other]) each.delete();
});

test('other bytes are refused and change nothing', () => {
  const bytes = wholeOf('bitmask', 8);
  const search = new untyped.Search('bitmask', 8);
  search.seek(10);
  const cut = bytes.slice(0, -8);
  const changed = bytes.slice();
  changed[changed.length >> 1] ^= 4;
  for (const bad of [
    cut, changed, new Uint8Array(0), new Uint8Array(1e8), wholeOf('bitmask', 7), wholeOf('flag-arrays', 8),
    null, undefined, 0, 'bytes', {}, [], bytes.buffer, new Uint16Array(bytes.buffer), Object.create(null), () => bytes,
  ]) {
    assert.equal(search.adopt(bad), false);
    assert.equal(search.position(), 10);
    assert.equal(search.total(), null);
  }
  assert.equal(search.adopt(bytes), true);
  search.delete();
});

test('bad values', () => {
  assert.throws(() => new untyped.Scout('bitmsk', 8), { name: 'Error', message: /^variant must be one of board-scan/ });
  assert.throws(() => new untyped.Scout('bitmask', 33), { name: 'Error', message: /^n must be a whole number from 1 to 32/ });
  const scout = new untyped.Scout('bitmask', 8);
  for (const bad of [-1, 0.5, NaN, '8', null, undefined, {}]) {
    assert.throws(() => scout.explore(bad), { name: 'Error', message: /^milliseconds must be a whole number/ });
    assert.throws(() => scout.handOver(bad), { name: 'Error', message: /^after must be a whole number/ });
  }
  assert.equal(scout.explored(), 0);
  scout.delete();
});

test('deleted scouts release their memory', () => {
  const use = () => {
    const scout = new queens.Scout('bitmask', 20);
    // A busy machine may leave it no time at first.
    while (scout.explored() < 1000) scout.explore(5);
    const search = new queens.Search('bitmask', 20);
    const bytes = scout.handOver(0);
    assert.ok(bytes && search.adopt(bytes));
    scout.delete();
    search.delete();
  };
  for (let i = 0; i < 5; i++) use();
  const memory = memorySize();
  for (let i = 0; i < 50; i++) use();
  assert.ok(memorySize() < memory + 8 * 2 ** 20, `${memorySize()} after ${memory}`);
});
