// Counting with the module itself, without workers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import load from '../../dist/queens.js';

const queens = await load();

/**
 * All solutions by plain bitmask recursion.
 * @type {(n: number, columns?: number, ld?: number, rd?: number) => number}
 */
function plainCount(n, columns = 0, ld = 0, rd = 0) {
  const full = 2 ** n - 1;
  if (columns === full) return 1;
  let count = 0;
  for (let free = full & ~(columns | ld | rd); free; free &= free - 1) {
    const bit = free & -free;
    count += plainCount(n, columns | bit, (ld | bit) << 1, (rd | bit) >> 1);
  }
  return count;
}

test('count finds what plain recursion finds', () => {
  for (let n = 1; n <= 12; ++n) assert.equal(queens.count(n), BigInt(plainCount(n)), `n = ${n}`);
});

test('fundamental solutions agree with OEIS A002562', () => {
  const known = [1n, 0n, 0n, 1n, 2n, 1n, 6n, 12n, 46n, 92n, 341n, 1787n, 9233n, 45752n, 285053n, 1846955n];
  assert.deepEqual(known.map((_, i) => queens.fundamental(i + 1)), known);
});

test('slices sum up to the count', () => {
  const job = new queens.CountJob(15);
  let sum = 0n;
  for (let slice = job.slices() - 1; slice >= 0; --slice) sum += job.run(slice);
  assert.equal(sum, 2279184n);
  job.delete();
});

test('errors for numbers out of range name the range', () => {
  for (const ask of [queens.count, queens.fundamental, (/** @type {number} */ n) => new queens.CountJob(n)]) {
    for (const n of [0, 21, 1.5, -1]) assert.throws(() => ask(n), { message: `n must be a whole number from 1 to 20; got ${n}` });
  }
  const job = new queens.CountJob(8);
  assert.throws(() => job.run(job.slices()), { message: `slice must be below ${job.slices()}; got ${job.slices()}` });
  assert.throws(() => job.run(-1), /slice must be a whole number of at least 0/);
  job.delete();
});

test('slices with given queens sum up, and queens are checked as for a search', () => {
  const job = new queens.CountJob(8, { given: [[0, 3]] });
  let sum = 0n;
  for (let slice = 0; slice < job.slices(); ++slice) sum += job.run(slice);
  assert.equal(sum, 18n);
  assert.throws(() => job.run(job.slices()), { message: `slice must be below ${job.slices()}; got ${job.slices()}` });
  job.delete();
  const wrong = /** @type {any} */ (queens.CountJob);
  assert.throws(() => new wrong(8, { given: [[0, 3], [0, 5]] }), /given must be squares of queens that do not attack each other/);
  assert.throws(() => new wrong(8, { given: [[0, 8]] }), /given must be squares of the board/);
});

test('memory stays within 16 MiB to n = 16 and 64 MB at n = 18', async () => {
  for (const [n, most] of [[16, 2 ** 24], [18, 64e6]]) {
    const fresh = await load();
    const job = new fresh.CountJob(n);
    // The sets in the middle have the longest lists.
    for (let slice = 0; slice < job.slices(); slice += 16) job.run(slice);
    assert.ok(fresh.HEAPU8.length <= most, `${fresh.HEAPU8.length} bytes for n = ${n}`);
    job.delete();
  }
});
