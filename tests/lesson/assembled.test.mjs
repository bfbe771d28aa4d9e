// Arranged programs run as in Python. The correct order does the same as the module. Arrangements with a fault of the
// module's programs do the same as those programs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import load from '../../dist/queens.js';
import { faultOf, run } from '../../web/lesson/assembled.js';
import { firstDifference } from '../../web/lesson/figures/differences.js';

const queens = await load();

/** @param {string} text one label per line, preceded by one hyphen per level of indentation @returns {any[]} */
const program = (text) => text.trim().split(/\s+/).map((line) => ({ label: line.replace(/^-*/, ''), depth: line.length - line.replace(/^-*/, '').length }));

const SOUND = program('base -record -return loop -diagonals -test --mark --place --recurse --remove --unmark');

/** @param {number} n @param {object} [options] */
function ran(n, options = {}) {
  const search = new queens.Search('flag-arrays', n, options);
  const events = [];
  for (let event = search.step(); event; event = search.step()) events.push(event);
  const solutions = search.solutions(0, 9999);
  search.delete();
  return { events, solutions };
}

/** @param {...string} labels */
const without = (...labels) => SOUND.filter(({ label }) => !labels.includes(label));

test('the correct order does the same as the module, event by event', () => {
  for (let n = 1; n <= 7; n++) {
    const { events, solutions, ends } = run(SOUND, n);
    assert.deepEqual({ events, solutions }, ran(n), `n = ${n}`);
    assert.equal(ends, 'done');
  }
});

const FAULTY = [
  ['flags-not-undone', without('unmark'), 0],
  ['record-without-copy', SOUND.map((line) => (line.label === 'record' ? { ...line, label: 'alias' } : line)), 2],
  ['undo-before-recursion', program('base -record -return loop -diagonals -test --mark --place --unmark --recurse --remove'), 256],
  ['return-missing', without('return'), 2],
];
for (const [bug, lines, found] of /** @type {[string, any[], number][]} */ (FAULTY)) {
  test(`an arrangement does the same as the program with ${bug}`, () => {
    const { events, solutions } = run(lines, 4);
    assert.deepEqual({ events, solutions }, ran(4, { bug }));
    assert.equal(solutions.length, found);
  });
}

test('the lines that the program does not have do what the storyboard says', () => {
  const late = program('base -record -return loop -diagonals -test --mark --place --remove --unmark --recurse');
  assert.equal(run(late, 4).solutions.length, 4 ** 4);
  // For n = 6 there are 46,656 boards, which takes too long: it is stopped.
  assert.equal(run(late, 6).ends, 'limit');
  const alias = run(SOUND.map((line) => (line.label === 'record' ? { ...line, label: 'alias' } : line)), 4);
  assert.deepEqual(alias.solutions, [[], []]);
  const early = run([...SOUND, { label: 'return', depth: 1 }], 4);
  assert.deepEqual([early.solutions.length, early.ends], [0, 'done']);
  assert.equal(early.events.findIndex(({ kind }) => kind === 'exhausted'), -1);
  assert.equal(firstDifference(early, { ...ran(4), boards: [] }) + 1, 4, 'it does not test a second square of row 1');
});

test("Python's syntax errors are reported with their line", () => {
  assert.equal(faultOf(SOUND), undefined);
  assert.deepEqual(faultOf(program('loop test')), { line: 0, is: 'empty' });
  assert.deepEqual(faultOf(program('loop')), { line: 0, is: 'empty' });
  assert.deepEqual(faultOf(program('-place')), { line: 0, is: 'indented' });
  assert.deepEqual(faultOf(program('loop -place --recurse')), { line: 2, is: 'indented' });
});

test('errors end it where Python would end it', () => {
  const ends = (/** @type {string} */ text) => (({ ends, error, line }) => [ends, error, line])(run(program(text), 4));
  assert.deepEqual(ends('place'), ['error', 'unbound', 0]);
  assert.deepEqual(ends('loop -test --place'), ['error', 'unbound', 1]);
  assert.deepEqual(ends('loop -remove'), ['error', 'pop', 1]);
  assert.deepEqual(ends('recurse'), ['limit', undefined, 0]);
  assert.deepEqual(ends('loop -diagonals -mark -recurse'), ['error', 'index', 2]);
  assert.deepEqual(ends('loop -place'), ['done', undefined, undefined]);
});

/** A reproducible generator of random numbers. @param {number} seed */
function random(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('every arrangement without an error ends, and its boards agree with its events', () => {
  const pick = random(26);
  const labels = [...SOUND.map(({ label }) => label), 'alias', 'return', 'recurse'];
  let runs = 0;
  for (let i = 0; i < 4000; i++) {
    const left = [...labels];
    /** @type {any[]} */
    const lines = [];
    while (lines.length < 3 + pick(10)) {
      const [label] = left.splice(pick(left.length), 1);
      const before = lines.at(-1);
      const opened = before && ['base', 'loop', 'test'].includes(before.label);
      lines.push({ label, depth: before ? (opened ? before.depth + 1 : pick(before.depth + 1)) : 0 });
    }
    if (faultOf(lines)) continue;
    runs++;
    const { events, boards, ends } = run(lines, 4);
    assert.ok(['done', 'error', 'limit'].includes(ends));
    assert.equal(boards.length, events.length);
    assert.ok(events.length <= 20_000);
    let standing = 0;
    events.forEach(({ kind }, at) => {
      standing += kind === 'place' ? 1 : kind === 'remove' ? -1 : 0;
      assert.equal(boards[at].length, standing);
    });
  }
  assert.ok(runs > 1000, `${runs}`);
});

test('the practice offers these lines', () => {
  const { stops } = JSON.parse(readFileSync(new URL('../../web/lesson/practice.json', import.meta.url), 'utf8'));
  assert.deepEqual(stops[0].question.extra, ['alias', 'return', 'recurse']);
});
