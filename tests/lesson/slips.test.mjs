// Claims in the questions on slips, recomputed by running programs that contain them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import load from '../../dist/queens.js';

const queens = await load();
const lesson = JSON.parse(readFileSync(new URL('../../web/lesson/slips.json', import.meta.url), 'utf8'));
/** @param {string} id @returns {any} */
const stopOf = (id) => lesson.stops.find((stop) => stop.id === id);
/** The numbers of a text without their commas, in order. @param {string} text */
const numbersIn = (text) => (text.replaceAll(/(\d),(?=\d{3})/g, '$1').match(/\d+/g) ?? []).map(Number);
/** @param {string} id */
const whyNumbers = (id) => numbersIn(stopOf(id).question.why.en);
/** @param {string} id */
const right = (id) => stopOf(id).question.choices.find((/** @type {any} */ each) => each.right).id;

/** @typedef {Parameters<typeof queens.listing>[0]} Variant */
/**
 * The return value of a listing, after a change that must apply.
 * @param {Variant} variant
 * @param {any} options
 * @param {number} n
 * @param {[string | RegExp, string]} [change]
 * @returns {number[][]}
 */
function run(variant, options, n, change) {
  const { text } = queens.listing(variant, 'javascript', options);
  const changed = change ? text.replace(...change) : text;
  if (change) assert.notEqual(changed, text);
  return Function(`${changed}\nreturn solve(${n});`)();
}
/** @param {Variant} variant @param {number} n @param {any} [options] */
function* events(variant, n, options) {
  const search = new queens.Search(variant, n, options);
  for (let event = search.step(); event; event = search.step()) yield { event: /** @type {any} */ (event), search };
  search.delete();
}

test('each stop shows a position without complaint, and both languages have the same numbers', () => {
  for (const { show, question, text } of /** @type {any[]} */ (lesson.stops)) {
    const { variant, n, step, bug, way } = show;
    const search = new queens.Search(variant, n, { bug, way });
    assert.equal(search.seek(step), step);
    search.delete();
    for (const said of [text, question.text, question.why]) assert.ok(said.zh);
    for (const each of question.choices) assert.ok(each.right || each.say.zh);
  }
});

test('by-value: copied values, compared with values read', () => {
  let looks = 0, tests = 0;
  for (const { event, search } of events('board-scan', 8)) {
    tests += Number(event.kind === 'test');
    looks += search.lines().filter((label) => label.startsWith('look-')).length;
  }
  assert.deepEqual(whyNumbers('by-value'), [8, tests, looks, 8 * 8, tests * 64, 12]);
  assert.equal(Math.round(tests * 64 / looks), 12);
  assert.equal(right('by-value'), 'slow');
});

test('from-square: the tested square is empty, and is read at most twice more', () => {
  let more = 0, tests = 0;
  for (const { event, search } of events('board-scan', 4)) {
    if (event.kind !== 'test') continue;
    assert.ok(!search.queens().some(([row, col]) => row === event.row && col === event.col));
    tests++;
    const lines = search.lines();
    more += Number(lines.includes('scan-main')) + Number(lines.includes('scan-anti'));
  }
  assert.deepEqual(whyNumbers('from-square'), [4, tests, more]);
  for (let n = 1; n <= 7; n++) {
    assert.deepEqual(run('board-scan', {}, n, ['let r = row - 1, c = col - 1; r', 'let r = row, c = col; r']), run('board-scan', {}, n));
    assert.deepEqual(run('board-scan', {}, n, ['let r = row + 1, c = col - 1; r', 'let r = row, c = col; r']), run('board-scan', {}, n));
  }
});

test('two-n: each diagonal has a cell of its own, and cell 0 is never used', () => {
  for (let n = 1; n <= 12; n++) {
    const cells = new Set();
    for (let row = 0; row < n; row++) for (let col = 0; col < n; col++) cells.add(row - col + n);
    assert.deepEqual([...cells].sort((a, b) => a - b), Array.from({ length: 2 * n - 1 }, (_, i) => i + 1));
    const text = queens.listing('flag-arrays', 'javascript').text.replace('row - col + n - 1', 'row - col + n').replace('Array(2 * n - 1)', 'Array(2 * n)');
    if (n < 9) assert.deepEqual(Function(`${text}\nreturn solve(${n});`)(), run('flag-arrays', {}, n));
  }
});

test('return: without it every program finds the same', () => {
  for (const variant of /** @type {const} */ (['board-scan', 'flag-arrays', 'hash-sets', 'bit-flags', 'bitmask', 'permutations'])) {
    for (let n = 1; n <= 7; n++) assert.deepEqual(run(variant, {}, n, [/ {6}return;.*\n/, '']), run(variant, {}, n));
  }
  const refused = [...events('flag-arrays', 4, { bug: 'return-missing' })].length;
  assert.equal(refused, 110, 'no event is another');
});

test('guard: every printed solution has n queens', () => {
  for (let n = 1; n <= 7; n++) {
    for (const { event, search } of events('explicit-stack', n)) if (event.kind === 'solution') assert.equal(search.queens().length, n);
  }
});

test('ones-below: the ones below a bit are as many as its number', () => {
  for (let k = 0; k < 32; k++) assert.equal((2 ** k - 1).toString(2).replaceAll('0', '').length, k);
});

test('four: which numbers of boards it finds', () => {
  const found = (/** @type {number} */ n) => run('board-scan', {}, n, ['r < n && c >= 0', 'r < 4 && c >= 0']);
  for (const n of [4, 5]) assert.deepEqual(found(n), run('board-scan', {}, n));
  assert.deepEqual(whyNumbers('four').slice(0, 10), [found(4).length, found(5).length, 4, 5, found(6).length, 6, run('board-scan', {}, 6).length, found(7).length, 7, run('board-scan', {}, 7).length]);
  assert.throws(() => found(3));
});

test('log2: the quotient of logarithms, tried for each bit', () => {
  for (let k = 0; k <= 62; k++) assert.equal(Math.trunc(Math.log(2 ** k) / Math.log(2)), k);
  const python = spawnSync('python3', ['-c', 'import math; print([k for k in range(63) if int(math.log(2 ** k) / math.log(2)) != k])'], { encoding: 'utf8' });
  assert.equal(python.stdout.trim(), '[]');
  const highest = 1 << 31;
  assert.equal(highest, -2_147_483_648);
  assert.ok(Number.isNaN(Math.log(highest)));
  assert.equal(right('log2'), '32');
});

test('sort: the smallest n with lists out of order', () => {
  const keeps = (/** @type {number} */ n, /** @type {number} */ first) => {
    const lists = run('bitmask', {}, n).map((list) => list.map((col) => col + first));
    return JSON.stringify([...lists].sort()) === JSON.stringify(lists);
  };
  for (let n = 4; n <= 11; n++) assert.deepEqual([keeps(n, 1), keeps(n, 0)], [n < 10, n < 11], `n = ${n}`);
});

test('or-order: with the call on the right, at most one solution is found', () => {
  for (let n = 1; n <= 8; n++) {
    const all = run('board-scan', { way: 'passed-up' }, n);
    assert.deepEqual(run('board-scan', { way: 'passed-up' }, n, ['found = search(col + 1) || found', 'found = found || search(col + 1)']), all.slice(0, 1));
  }
  assert.equal(run('board-scan', {}, 8).length, 92);
});

test('right: each of the two shifts is the other one of a mask that is read from the other end', () => {
  const search = new queens.Search('bitmask', 4);
  search.seek(stopOf('right').show.step);
  const masks = Object.fromEntries(search.state().map(({ name, value }) => [name, value]));
  // As printed, with bit 0 on the right, the queen of column 1 is at the third place, and << 1 moves it to the second.
  assert.deepEqual([search.queens(), masks.cols, masks.ld, masks.rd], [[[0, 1]], '0010', '0100', '0001']);
  search.delete();
});

test('transposed: the lists are the same, and each is another board', () => {
  for (let n = 4; n <= 7; n++) assert.deepEqual(run('board-scan', {}, n), run('flag-arrays', {}, n));
  const lists = run('board-scan', {}, 5);
  assert.equal(lists.length, 10);
  assert.deepEqual(lists[0], [0, 2, 4, 1, 3]);
  assert.deepEqual([lists[0][1], lists[0].indexOf(1)], [2, 3]);
});
