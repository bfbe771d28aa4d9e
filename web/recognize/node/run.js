// Runs programs in Node: Python with the `python3` of the machine, JavaScript in a child process of its own.
import { fileURLToPath } from 'node:url';
import { scriptFor } from '../javascript/prepare.js';
import { runProgram } from './run-program.mjs';

/** @typedef {import('../javascript/prepare.js').Asked & { source: string, language: 'python' | 'javascript' | 'typescript' }} Request */

/** A program may end itself so much later than it should. */
const GRACE_MILLISECONDS = 1500;
const HERE = fileURLToPath(new URL('../', import.meta.url));
const PYTHON = `import sys; sys.path.insert(0, sys.argv.pop()); import runpy; runpy.run_module('python', run_name='__main__')`;
const MEGABYTES = 512;

/**
 * @param {Request} request
 * @param {number} [latest] milliseconds after which the program is ended, even if a busy machine has given it less time of its own than the request allows
 * @returns {Promise<string>} the records of the run; see `stream.js`
 */
export async function run({ source, language, ...asked }, latest = 10_000) {
  const milliseconds = asked.milliseconds ?? 10_000;
  if (language === 'python') {
    const named = (/** @type {import('../stream.js').SlotName[]} */ slots) => slots.map(({ scope, line, path }) => [scope, line, path]);
    const options = { source, ...asked, milliseconds, slots: asked.slots && named(asked.slots), sizes: named(asked.sizes ?? []), bytes: MEGABYTES << 20 };
    return child('python3', ['-I', '-B', '-X', 'utf8', '-c', PYTHON, HERE], JSON.stringify(options), latest);
  }
  const { script, records } = await scriptFor({ source, language, ...asked, milliseconds });
  return script === undefined ? records : child(process.execPath, [`--max-old-space-size=${MEGABYTES}`, `${HERE}node/child.mjs`], script, latest);
}

/** @param {string} command @param {string[]} words @param {string} input @param {number} latest in milliseconds @returns {Promise<string>} */
async function child(command, words, input, latest) {
  const { output, stopped, failed } = await runProgram([command, ...words], { input, environment: {}, seconds: (latest + GRACE_MILLISECONDS) / 1000 });
  if (failed !== undefined) throw new Error(failed);
  const text = output.toString();
  const isWhole = stopped === '' && /^(?:[TX].*|D)\n$/.test(text.slice(text.lastIndexOf('\n', text.length - 2) + 1));
  // What it writes are records, not only what the program prints.
  const limit = stopped === 'output' ? 'trace' : stopped || 'memory';
  return isWhole ? text : `${text.slice(0, text.lastIndexOf('\n') + 1)}T${limit}\n`;
}
