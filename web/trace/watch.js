// Shows the output of another program on the board, and gives the verdict on it.
import { sayLine, takeLine, words } from '../notices/words.js';
import { finish, finishInSlices, inSlices } from '../search/slices.js';
import { noteShown } from '../search/shown.js';
import { handing, packing } from './packed.js';
import { LARGEST } from './plain-search.js';
import { reading, Unreadable } from './recorded.js';
import { judging } from './verdict.js';

/**
 * @typedef {object} Reading how the text is to be read
 * @property {number} [n] the size of the board, where the text does not say it
 * @property {string} [prefix] prefix of the lines to read
 * @property {'all' | 'first' | 'count'} [expect] what the program should find
 * @property {string} [program] its text, for its lines to be seen in step
 */
const EXPECTED = ['all', 'first', 'count'];

/** @param {Reading} reading @throws {Error} which names the invalid value */
function check({ n, prefix = '', expect = 'all', program = '' }) {
  const refuse = (/** @type {string} */ what, /** @type {string} */ accepted, /** @type {unknown} */ got) => {
    throw new Error(`${what} must be ${accepted}; got ${String(got).slice(0, 100)}`);
  };
  if (n !== undefined && !(Number.isInteger(n) && n >= 1 && n <= 32)) refuse('n', 'a whole number from 1 to 32', n);
  if (typeof prefix !== 'string') refuse('prefix', 'text', prefix);
  if (typeof program !== 'string') refuse('program', 'text', program);
  if (!EXPECTED.includes(expect)) refuse('expect', `one of ${EXPECTED.join(', ')}`, expect);
  return { n, prefix, expect, program };
}

/** @typedef {Pick<import('../lesson/course.js').Stage, 'page' | 'screen'>} Stage */

/**
 * Shows a recording on the board, and says if not all of it can be shown.
 * @param {Stage} stage
 * @param {ReturnType<typeof import('./packed.js').pack>} packed
 * @param {number} events number of its events
 */
export function showPacked(stage, packed, events) {
  finish(handing(stage.page, packed));
  showHanded(stage, packed, events);
}

/** @type {typeof showPacked} */
function showHanded({ page, screen }, packed, events) {
  const shown = page.watch();
  noteShown(packed);
  screen.draw();
  if (shown < events) sayLine('trace', words().traceCut.replace('{event}', String(shown + 1)));
  else takeLine('trace');
}

/** No line of a text is one of a search. */
class NothingRead extends Error {
  code = 'nothing';
}

/**
 * A size that the text states wins over the given one.
 * @param {string} text
 * @param {number | undefined} n board size where the text states none
 * @param {string} prefix
 * @param {AbortSignal} signal
 */
async function read(text, n, prefix, signal) {
  try {
    return await finishInSlices(reading(text, { n, prefix }), signal);
  } catch (error) {
    if (n === undefined || !(error instanceof Unreadable)) throw error;
    try {
      return await finishInSlices(reading(text, { prefix }), signal);
    } catch (other) {
      throw other instanceof Unreadable && other.code === 'no-size' ? error : other;
    }
  }
}

/** Ends the reading of a text when another one is to be shown. */
let latest = new AbortController();

/**
 * Reads and judges in short turns, so that the page goes on.
 * @param {Stage} stage
 * @param {unknown} text the output of the program
 * @param {Reading} how
 * @param {AbortSignal} signal the page is over
 * @param {() => void} shown is called when the board shows it
 * @returns {Promise<import('./verdict.js').Verdict | null>} null for a board that is too large to be judged
 * @throws {Error} what in it cannot be read, and in which line; an AbortError if another text is shown instead
 */
export async function watch(stage, text, how, signal, shown) {
  if (typeof text !== 'string') throw new Error(`text must be the output of a program; got ${typeof text}`);
  const { n, prefix, expect, program } = check(how);
  latest.abort(new DOMException('another text is shown instead', 'AbortError'));
  const own = (latest = new AbortController());
  signal.addEventListener('abort', () => own.abort(signal.reason), { signal: own.signal });
  const until = own.signal;
  const recording = await read(text, n, prefix, until);
  if (recording.events.length === 0) throw new NothingRead('no line of a search was found; lines must look like `test 1 0`, `place 1 2`, `remove 1 2` or `solution`');
  const packed = await finishInSlices(packing(recording, program), until);
  await inSlices(handing(stage.page, packed), () => {}, until);
  showHanded(stage, packed, recording.events.length);
  shown();
  return recording.n > LARGEST ? null : finishInSlices(judging(recording, { expect }), until);
}

/**
 * The verdict, as the host hears it.
 * @param {Pick<import('./verdict.js').Verdict, 'findings' | 'right'>} verdict
 * @param {number} [tries] number of programs judged, including this one
 * @returns {import('../lesson/course.js').Answer}
 */
export function answerOf({ findings, right }, tries = 1) {
  const [first] = findings;
  return { stop: 0, kind: 'program', answer: findings.map(({ id }) => id), right, tries, tag: first?.id ?? null, position: first?.position ?? 0 };
}
