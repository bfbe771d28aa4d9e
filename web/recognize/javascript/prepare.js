// Makes a program in JavaScript or TypeScript ready to run: one script that tells what the program does.
import { environment } from './environment.js';
import { HOOK, instrument, RETURNED, WROTE } from './instrument.js';
import { SyntaxFault } from './parse.js';
import { runtime } from './runtime.js';

/**
 * @typedef {object} Asked
 * @property {number} n
 * @property {string[]} [input] lines that answer the program; the size if there are none
 * @property {string[]} [arguments] of the command line; the size if they are not given
 * @property {import('./scopes.js').SlotName[]} [slots] to follow; every slot if they are not given
 * @property {import('./scopes.js').SlotName[]} [sizes] to follow, of which only the length or the number is recorded
 * @property {number} [lines] the program is ended after this number of lines
 * @property {number} [milliseconds] likewise
 */

const NAME = /^[A-Za-z_$][\w$]*$/;

/**
 * @param {string} source JavaScript; types have been removed
 * @param {Asked} asked
 * @returns {string} an expression whose value is `(host) => Promise<void>`; see `Host` of environment.js
 * @throws {SyntaxFault}
 */
function prepare(source, { n, input = [], arguments: given = [String(n)], slots: chosen, sizes = [], lines = 10_000_000, milliseconds = 5000 }) {
  const { text, slots, places, inFunction, isModule, entry } = instrument(source);
  const options = { slots, places, inFunction, chosen: chosen ?? null, sizes, lines, milliseconds, n };
  const globals = [...new Set(slots.filter(({ line, path }) => line === 0 && path.length === 1 && NAME.test(path[0])).map(({ path }) => path[0]))];
  const names = ['n', 'console', 'process', 'require', 'module', 'exports', 'document', 'window', '__filename', '__dirname', 'prompt', 'alert', 'confirm', 'setTimeout', 'setInterval', 'setImmediate',
    'clearTimeout', 'clearInterval', 'clearImmediate', 'requestAnimationFrame', 'cancelAnimationFrame', 'test', 'place', 'remove', 'solution'];
  const keep = globals.map((name) => `try { __queens.keep(${JSON.stringify(name)}, ${name}); } catch {}`).join(' ');
  const tell = (/** @type {string} */ letter, /** @type {string} */ name) => `__queens.tell(${JSON.stringify(letter + JSON.stringify(name))});`;
  const call = entry ? `if (__queens.calls() === 0) { ${tell('C', entry.name)} ${entry.size === undefined ? '' : tell('G', entry.size)} __queens_result = ${entry.call}; }` : '';
  const asynchronous = isModule ? 'async ' : '';
  const before = (/** @type {number} */ first) => `async (__queens_host) => {
const __queens = (${runtime})(${JSON.stringify(options)}, __queens_host.write);
const __queens_around = (${environment})(__queens, ${JSON.stringify({ n, input, arguments: given })}, __queens_host);
let __queens_keep = () => {};
await __queens_around.run(${first}, () => __queens_keep(), () => ((${[HOOK, WROTE, RETURNED, ...names].join(', ')}) => (${asynchronous}function () {${isModule ? "'use strict';" : ''} __queens_keep = () => { ${keep} };
`;
  const first = before(1000).split('\n').length - 1;
  return `${before(first)}${text}
;let __queens_result; ${call} return __queens_result; }).call(${isModule ? 'undefined' : '__queens_around.names.module.exports'}))(__queens.hook, __queens.wrote, __queens.returned, ...${JSON.stringify(names)}.map((name) => __queens_around.names[name])));
}`;
}

/** @typedef {Asked & { source: string, language: 'javascript' | 'typescript' }} Request */

/**
 * @param {Request} request
 * @returns {Promise<{ script: string, records?: undefined } | { script?: undefined, records: string }>} what `prepare` gives; or the records of a program that cannot be read
 */
export async function scriptFor({ source, language, ...asked }) {
  const typed = async () => prepare((await import('./types.js')).withoutTypes(source), asked);
  try {
    return { script: language === 'typescript' ? await typed() : await plain() };
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    const missing = error.missing ?? (await import('./types.js')).syntaxBeyond(source, error.message);
    return { records: `n${asked.n}\nX${JSON.stringify({ line: error.line, type: 'SyntaxError', message: error.message, missing })}\n` };
  }

  /** JavaScript, or TypeScript that nothing has recognized. */
  async function plain() {
    try {
      return prepare(source, asked);
    } catch (error) {
      return typed().catch((other) => {
        throw other instanceof SyntaxFault && other.missing ? other : error;
      });
    }
  }
}
