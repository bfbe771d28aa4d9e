// How a run ended, and whose limit it was that stopped it.
import { isSizeName } from './size.js';

/** @typedef {import('./stream.js').Run} Run */
/**
 * @typedef {object} Ending
 * @property {'error' | 'syntax' | 'beyond' | 'missing' | 'python2' | 'input' | 'call' | 'time' | 'lines' | 'output' | 'trace' | 'memory' | 'depth' | 'lost' | 'forbidden' | 'stopped' | 'language' | 'unrecognized' | 'elsewhere' | 'damaged' | 'unloaded' | 'late' | 'unable'} kind
 *   - error, syntax: an error of the program's own
 *   - beyond: it says that it uses a square that the board does not have
 *   - missing: it needs a module or an object that is not available
 *   - python2: it is written for Python 2
 *   - input: it could not use the answer that it was given
 *   - call: the arguments of its function are unknown
 *   - time, lines, output, trace, memory, depth: a limit; trace: there were too many changes to record; depth: the
 *     program has raised the limit of nested calls beyond what the page has room for
 *   - lost, forbidden: the browser or a policy ended it, or did not let it begin
 *   - stopped: the reader ended it
 *   - language: it is written in a language that cannot be run here
 *   - unrecognized: nothing shows that it is a program, and it could not be run as one
 *   - elsewhere, damaged, unloaded, late, unable: Python is not part of this page, a file of it is damaged or could not be loaded, it
 *     did not start in time, or this browser cannot run it
 * @property {boolean} isOwn whether it is a fault of the program
 * @property {number} line 0 where it is not known
 * @property {string} type such as TypeError
 * @property {string} message
 * @property {string} missing the module or object
 */

const PYTHON_2 = /Missing parentheses in call to '(print|exec)'|name '(raw_input|xrange|unicode)' is not defined|multiple exception types must be parenthesized/;

/** @param {Run} run @param {{ input?: string[], source?: string }} asked @returns {{ ran: boolean, error: Ending | null }} */
export function endOf({ error, limit, asked: questions, called, sized, ended, lines, said, n }, { input, source = '' }) {
  const ending = (/** @type {Ending['kind']} */ kind, isOwn = false) => ({
    ran: isOwn, error: { kind, isOwn, line: error?.line ?? lines.at(-1) ?? 0, type: error?.type === '' ? 'Uncaught' : error?.type ?? '', message: error?.message ?? '', missing: error?.missing ?? '' },
  });
  // There is no queen beside the board; a search may end by going back from its first row.
  const beyond = said.find(({ text }) => !/^remove .*-/.test(text) && text.split(' ').slice(1).some((each) => Number(each) < 0 || Number(each) >= n));
  if (beyond) return { ran: true, error: { kind: 'beyond', isOwn: true, line: lines[beyond.at - 1] ?? 0, type: 'square', message: beyond.text, missing: '' } };
  if (limit) return ending(limit);
  if (!error) return ended ? { ran: true, error: null } : ending('time');
  // Python itself ended, so no line is known.
  if (error.type === 'RecursionError' && error.line === null && source.includes('setrecursionlimit')) return ending('depth');
  if (error.missing) return ending('missing');
  if (PYTHON_2.test(error.message)) return ending('python2');
  if (error.type === 'SyntaxError' || error.type === 'IndentationError' || error.type === 'TabError') return ending('syntax', true);
  if (questions.some((each) => each !== 'sys.argv') && !input?.length && error.type === 'ValueError') return ending('input');
  // A parameter with another name may need a board.
  if (called !== undefined && (error.line === 0 || (sized !== undefined && !isSizeName(sized)))) return ending('call');
  return ending('error', true);
}
