// The reader of a program's records accepts any input. Its time grows only with the length of the input, and it always
// ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIMITS, readProgram } from '../../web/program/reading.js';

/** @typedef {import('../../web/program/reading.js').Result} Result */

/** @param {Iterable<string>} messages as a worker posts them @returns {Promise<Result>} */
function readAll(messages) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    readProgram({ n: 6, expect: 'all', source: '' }, LIMITS, /** @type {any} */ (port1), (told) => {
      if (!('result' in told)) return;
      port2.close();
      resolve(told.result);
    });
    port2.once('message', () => {
      for (const message of messages) port2.postMessage(message);
    });
  });
}

const pairs = (/** @type {number} */ count, first = 0) => Array.from({ length: count }, (_, i) => `[${first + i}, ${i * 7}]`).join(', ');
const numbers = (/** @type {number} */ count, first = 0) => Array.from({ length: count }, (_, i) => first + i).join(', ');

/**
 * Forged or genuine, each of them once took minutes or ended without an answer.
 * @type {[string, () => string[], Result['end']][]}
 */
const FLOODS = [
  ['one board of 60,000 squares', () => [`B[${pairs(60_000)}]\nB[${pairs(60_000, 1)}]\n`, 'D\n'], 'well'],
  ['sets that change whole', () => Array.from({ length: 5000 }, (_, k) => `B{${numbers(900, k)}}\n`).concat('D\n'), 'well'],
  ['lists of squares that grow', () => Array.from({ length: 4000 }, (_, k) => `B[${pairs(k % 400)}]\n`).concat('D\n'), 'well'],
  ['one board of 30 MB', () => [`B[${'1,'.repeat(15e6)}]\n`, 'D\n'], 'well'],
  ['a line without an end', () => [`P${'x'.repeat(16e6)}`, ...Array(100_000).fill('x'), '\nD\n'], 'well'],
  ['more than it may tell', () => Array(40).fill(`P${'x'.repeat(1e6)}\n`), 'output'],
  ['ten million lines', () => Array(1000).fill('L1\n'.repeat(10_000)), 'output'],
  ['more than a million solutions', () => Array(101).fill('Esolution\n'.repeat(10_000)).concat('D\n'), 'events'],
  ['a list that is rewritten whole', () => Array.from({ length: 5000 }, (_, k) => `B[${`${k % 2}, `.repeat(1200)}]\n`).concat('D\n'), 'events'],
  ['a size that is none, and an end', () => ['Vn 32\nVn = 32\nD\n'], 'well'],
  ['letters without a meaning', () => ['\n\nZ\nE\nEplace\nW\nW1\nX\nC\nCx\nL\nB\nV\n', 'D\n'], 'beyond'],
  ['a square that the board does not have', () => ['S\nL7\nEplace 0 6\n'], 'beyond'],
  ['a printed square that the board does not have', () => ['S\nL7\nPplace 9 9\n'], 'beyond'],
  ['an engine that does not begin', () => ['Upython.wasm: CompileError\n'], 'damaged'],
];
for (const [what, messages, end] of FLOODS) {
  test(`${what}: read in time`, { timeout: 60_000 }, async () => {
    const result = await readAll(messages());
    assert.equal(result.end, end);
    if (end === 'beyond' && result.reason.includes(' ')) assert.equal(result.line, 7);
  });
}
