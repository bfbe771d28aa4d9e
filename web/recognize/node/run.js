// Runs programs in Node: Python with the `python3` of the machine, JavaScript in a child process of its own.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SyntaxFault } from '../javascript/parse.js';
import { prepare } from '../javascript/prepare.js';

/** @typedef {import('../javascript/prepare.js').Asked & { source: string, language: 'python' | 'javascript' | 'typescript' }} Request */

/** A program that does not end itself when its time is over is ended so much later. */
const GRACE_MILLISECONDS = 1500;
const MOST_LETTERS = 64_000_000;
const HERE = fileURLToPath(new URL('../', import.meta.url));
const PYTHON = `import sys; sys.path.insert(0, sys.argv.pop()); import runpy; runpy.run_module('python', run_name='__main__')`;
const MEGABYTES = 512;

/**
 * @param {Request} request
 * @returns {Promise<string>} the records of the run; see `stream.js`
 */
export async function run({ source, language, ...asked }) {
  const milliseconds = asked.milliseconds ?? 10_000;
  if (language === 'python') {
    const named = (/** @type {import('../stream.js').SlotName[]} */ slots) => slots.map(({ scope, line, path }) => [scope, line, path]);
    const options = { source, ...asked, milliseconds, slots: asked.slots && named(asked.slots), sizes: named(asked.sizes ?? []), bytes: MEGABYTES << 20 };
    return child('python3', ['-I', '-B', '-X', 'utf8', '-c', PYTHON, HERE], JSON.stringify(options), milliseconds);
  }
  try {
    const plain = language === 'typescript' ? (await import('../javascript/types.js')).withoutTypes(source) : source;
    const script = prepare(plain, { ...asked, milliseconds });
    return await child(process.execPath, [`--max-old-space-size=${MEGABYTES}`, `${HERE}node/child.mjs`], script, milliseconds);
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    return `n${asked.n}\nX${JSON.stringify({ line: error.line, type: 'SyntaxError', message: error.message, missing: null })}\n`;
  }
}

/** @param {string} command @param {string[]} words @param {string} input @param {number} milliseconds @returns {Promise<string>} */
function child(command, words, input, milliseconds) {
  return new Promise((resolve, reject) => {
    // A group of its own, so that children of the program end with it.
    const started = spawn(command, words, { stdio: ['pipe', 'pipe', 'ignore'], detached: true });
    /** @type {Buffer[]} */
    const parts = [];
    let letters = 0;
    let ended = '';
    const kill = (/** @type {string} */ why) => {
      ended = why;
      try {
        process.kill(-Number(started.pid), 'SIGKILL');
      } catch {
        // It has ended.
      }
    };
    const timer = setTimeout(() => kill('Ttime\n'), milliseconds + GRACE_MILLISECONDS);
    started.stdout.on('data', (/** @type {Buffer} */ part) => {
      letters += part.length;
      parts.push(part);
      if (letters > MOST_LETTERS) kill('Toutput\n');
    });
    started.on('error', reject);
    started.stdin.on('error', () => {});
    started.on('close', () => {
      clearTimeout(timer);
      kill(ended);
      const text = Buffer.concat(parts).toString();
      const isWhole = /^[DTX].*\n$/m.test(text.slice(text.lastIndexOf('\n', text.length - 2) + 1));
      resolve(isWhole ? text : `${text.slice(0, text.lastIndexOf('\n') + 1)}${ended || 'Tmemory\n'}`);
    });
    started.stdin.end(input);
  });
}
