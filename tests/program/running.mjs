// Runs a program like the page does, but without a page: a separate context replaces the worker.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs';
import { guessNames, prepare } from '../../web/program/javascript.js';
import * as python from '../../web/program/python.js';
import { Log } from '../../web/program/log.js';
import { LIMITS } from '../../web/program/reading.js';
import { judge } from '../../web/trace/verdict.js';

/**
 * @typedef {object} Asked
 * @property {number} n
 * @property {string} [board] guessed by default
 * @property {string} [solutions] guessed by default
 * @property {boolean} [byColumn]
 * @property {number} [milliseconds]
 */

/**
 * Starts the worker like the page does: passes its port, and then uses it.
 * @param {any} self
 * @param {(text: string) => void} postMessage
 * @param {Record<string, ArrayBuffer>} [data]
 */
function begin(self, postMessage, data = {}) {
  const port = { postMessage, onmessage: () => undefined };
  self.onmessage({ data, ports: [port] });
  port.onmessage();
}

/** @param {string} source JavaScript @param {Asked} asked */
export function run(source, { n, byColumn, milliseconds = 5000, ...named }) {
  const log = new Log(n, byColumn);
  const postMessage = (/** @type {string} */ text) => text.split('\n').filter(Boolean).forEach((record) => log.add(record));
  const self = {};
  vm.runInNewContext(prepare(source, { n, milliseconds, letters: LIMITS.letters, ...guessNames(source), ...named }), { performance, self });
  begin(self, postMessage);
  return log;
}

/** @param {string} source Python @param {Asked} asked @returns {Promise<Log>} after the program has ended */
export async function runPython(source, { n, byColumn, milliseconds = 20_000, ...named }) {
  const log = new Log(n, byColumn);
  await new Promise((resolve, reject) => {
    const postMessage = (/** @type {string} */ text) => {
      if (text.startsWith('U')) reject(new Error(text));
      for (const record of text.split('\n').filter(Boolean)) log.add(record);
      if (log.over) resolve(log);
    };
    // Node locates the engine's WebAssembly file itself.
    const worker = { __loadMicroPython: (/** @type {any} */ { url: _, ...options }) => loadMicroPython(options), onmessage: undefined };
    vm.runInNewContext(python.prepare(source, { n, milliseconds, letters: LIMITS.letters, ...python.guessNames(source), ...named }), { self: worker, Response, WebAssembly });
    /** @type {any} */ (globalThis).__queens_tell = /** @type {any} */ (worker).__queens_tell;
    begin(worker, postMessage);
  });
  return log;
}

/** @param {Log} log @param {number} n @param {'all' | 'first' | 'count'} [expect] */
export function verdictOn(log, n, expect) {
  const { recording } = log.end();
  assert.equal(recording.n, n);
  return { ...judge(recording, expect), events: [...recording.events], lines: [...recording.events].map(({ at }) => at) };
}

/** @param {string} variant @param {string} file @returns {string} a listing, without its labels */
export const listing = (variant, file) => readFileSync(new URL(`../../src/core/searches/${variant}/programs/all/${file}`, import.meta.url), 'utf8')
  .replaceAll(/ *(\/\/|#):.*$/gm, '');
