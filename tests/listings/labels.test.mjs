// A machine reports the labels of the lines that its listing executes, in order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelsOfMachine, otherwise, programs, queens, sizes as usual, wrongPrograms } from './module.mjs';
import { labelsOfRun } from './run_javascript.mjs';
import { runPython } from './run.mjs';

/**
 * Fails at the first different label, and shows its neighbours; the whole sequences are too long.
 * @param {string[]} executed
 * @param {string[]} reported
 * @param {string} what
 */
function assertSameLabels(executed, reported, what) {
  const length = Math.max(executed.length, reported.length);
  for (let i = 0; i < length; i++) {
    if (executed[i] === reported[i]) continue;
    const around = (/** @type {string[]} */ labels) => labels.slice(Math.max(0, i - 8), i + 4).join(' ');
    assert.fail(`${what}, label ${i}: executed … ${around(executed)}, reported … ${around(reported)}`);
  }
  assert.ok(length > 0, what);
}

for (const program of [...programs, ...wrongPrograms, ...otherwise]) {
  const { id, find, bug, way, name } = program;
  // A program that tries everything is slow when traced.
  const sizes = bug ? usual.slice(0, 5) : usual;
  const reported = sizes.map((n) => labelsOfMachine(program, n));

  test(`${name}: Python executes the lines that the machine reports`, async () => {
    const runs = await runPython(queens.listing(id, 'python', { find, bug, way }), sizes);
    sizes.forEach((n, i) => assertSameLabels(runs[i].labels, reported[i], `n = ${n}`));
  });

  test(`${name}: JavaScript executes the lines that the machine reports`, () => {
    const { text, labels } = queens.listing(id, 'javascript', { find, bug, way });
    sizes.forEach((n, i) => assertSameLabels(labelsOfRun(text, labels, n), reported[i], `n = ${n}`));
  });
}
