// Programs with a wrong test, or with none, go by rows or columns just as right ones do.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readRecording } from '../../web/trace/recorded.js';

/** @typedef {(queens: number[], at: number) => boolean} Test whether a square is safe, with the places in the lines before */

/** @type {Record<string, Test>} */
const TESTS = {
  none: () => true,
  places: (queens, at) => !queens.includes(at),
  diagonal: (queens, at) => queens.every((other, i) => other - i !== at - queens.length),
  diagonals: (queens, at) => queens.every((other, i) => Math.abs(other - at) !== queens.length - i),
  neighbour: (queens, at) => queens.length === 0 || Math.abs(/** @type {number} */ (queens.at(-1)) - at) > 1,
  all: (queens, at) => queens.every((other, i) => other !== at && Math.abs(other - at) !== queens.length - i),
};

/** @param {number} n @param {Test} isSafe @param {boolean} byColumns */
function printed(n, isSafe, byColumns) {
  const lines = [`n ${n}`];
  const queens = /** @type {number[]} */ ([]);
  const say = (/** @type {string} */ kind, /** @type {number} */ line, /** @type {number} */ at) => lines.push(`${kind} ${byColumns ? `${at} ${line}` : `${line} ${at}`}`);
  const search = () => {
    const line = queens.length;
    if (line === n) return void lines.push('solution');
    for (let at = 0; at < n; at++) {
      if (!isSafe(queens, at)) continue;
      say('place', line, at);
      queens.push(at);
      search();
      queens.pop();
      say('remove', line, at);
    }
  };
  search();
  return lines.join('\n');
}

for (const [name, isSafe] of Object.entries(TESTS))
  for (const byColumns of [false, true])
    test(`${byColumns ? 'columns' : 'rows'}, tested: ${name}`, () => {
      for (let n = 3; n <= 6; n++) assert.equal(readRecording(printed(n, isSafe, byColumns)).line, Number(byColumns), `n = ${n}`);
    });
