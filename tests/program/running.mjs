// Runs a program like the page does, but without a page: a separate context replaces the worker.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { loadPyodide } from 'pyodide';
import { prepare } from '../../web/program/javascript.js';
import { scriptOf } from '../../web/program/python.js';
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
 */
function begin(self, postMessage) {
  const port = { postMessage, onmessage: () => undefined };
  self.onmessage({ data: {}, ports: [port] });
  port.onmessage();
}

/** @param {Asked} asked */
const askedOf = ({ n, milliseconds = 5000, board = '', solutions = '' }) => ({ n, board, solutions, milliseconds, letters: LIMITS.letters });

/** @param {string} source JavaScript @param {Asked} asked */
export function run(source, asked) {
  const log = new Log(asked.n, asked.byColumn);
  const postMessage = (/** @type {string} */ text) => text.split('\n').filter(Boolean).forEach((record) => log.add(record));
  const self = {};
  vm.runInNewContext(prepare(source, askedOf(asked)), { performance, self });
  begin(self, postMessage);
  return log;
}

/** Loading takes seconds, so programs share it. @type {ReturnType<typeof loadPyodide> | undefined} */
let python;
const tracer = readFileSync(new URL('../../web/program/tracer.py', import.meta.url), 'utf8');

/** @param {string} source Python @param {Asked} asked @returns {Promise<Log>} after the program has ended */
export async function runPython(source, asked) {
  const log = new Log(asked.n, asked.byColumn);
  await new Promise((resolve, reject) => {
    const postMessage = (/** @type {string} */ text) => {
      if (text.startsWith('U')) reject(new Error(text));
      for (const record of text.split('\n').filter(Boolean)) log.add(record);
      if (log.over) resolve(log);
    };
    const worker = { __loadPython: () => (python ??= loadPyodide()), onmessage: undefined };
    vm.runInNewContext(scriptOf(source, askedOf({ milliseconds: 20_000, ...asked }), tracer), { self: worker, Response, WebAssembly });
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
