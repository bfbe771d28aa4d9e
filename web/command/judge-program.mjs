// Runs a student's program and judges its output. Programs in Python or JavaScript are also judged by their moves.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CAUSES } from '../recognize/causes.js';
import { judge } from '../recognize/judge.js';
import { countOf, HINTS } from '../recognize/counts.js';
import { run } from '../recognize/node/run.js';
import { runProgram } from '../recognize/node/run-program.mjs';
import { finishInSlices } from '../search/slices.js';
import { shellScript } from './shell-script.mjs';
import { fill } from '../trace/findings.js';
import { Unreadable } from '../trace/recorded.js';
import { judgingPrinted, NO_RESULTS, NOT_UNDERSTOOD } from '../trace/whole.js';

/** @typedef {import('../trace/verdict.js').Verdict} Verdict */
/** @typedef {import('../recognize/node/run-program.mjs').Ran} Ran */

/** @typedef {import('../trace/whole.js').Asked & { command?: string, seconds: number }} Asked */

/** Why a program could not be run. */
export class Unrunnable extends Error {}

/** One run of a program that is followed takes no longer. */
const MOST_MILLISECONDS = 10_000;
/** Limit of the output of an endless program that is judged. */
const MOST_ENDLESS_BYTES = 1024 * 1024;
const TYPED = /\.[mc]?ts$/i;
/** Modules, input and files that are missing here, names that the page gives, and older languages: no fault of the program. */
const NOT_ITS_FAULT = /ModuleNotFoundError|ImportError|No module named|Cannot find (module|package)|ERR_MODULE_NOT_FOUND|can't open file|FileNotFoundError|ENOENT|TclError|EOFError|NoSuchElementException|MemoryError|OutOfMemoryError|heap out of memory|(document|window|alert|prompt|localStorage) is not defined|Missing parentheses in call to 'print'|name '(n|place|remove|test|solution|raw_input|xrange|unicode)' is not defined|ReferenceError: (n|place|remove|test|solution) is not defined/;
/** Errors of programs that cannot use what they were given to read. */
const UNUSABLE_INPUT = /^(ValueError|IndexError|InputMismatchException|NumberFormatException)|InputMismatchException|NumberFormatException/m;
/** Why a program that is followed did not run to its end. @type {Partial<Record<import('../recognize/ending.js').Ending['kind'], string>>} */
const ENDS = {
  missing: '{missing} is not available here', time: 'it did not end within {seconds} s', lines: 'it ran too many lines', output: 'it printed too much', trace: 'it printed too much or changed its variables too often',
  memory: 'it needs too much memory', depth: 'its calls are nested too deep', input: 'it could not use its input', call: 'nothing calls its function',
};
/** A here-document, whose quotes are text; `<<<` begins none. */
const HERE_DOCUMENT = /(?<!<)<<(?!<)/;
const READS_INPUT = /\binput\s*\(|sys\.stdin|readline|Scanner\s*\(\s*System\.in/;

/** @param {Uint8Array} bytes UTF-16 with a byte order mark, or else UTF-8 */
export function textOf(bytes) {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * Judges the output of a program in slices, so that the output and the time limits of other programs are handled meanwhile.
 * @param {string} text
 * @param {import('../trace/whole.js').Asked} asked
 * @returns {Promise<Verdict>} is rejected with an `Unreadable`
 */
export const judgeBeside = (text, asked) => finishInSlices(judgingPrinted(text, asked), new AbortController().signal, setImmediate);

/**
 * The command that runs a file.
 * @param {string} file
 * @param {number} n
 * @param {string} [command] of --run
 * @returns {string[]}
 * @throws {Unrunnable}
 */
function commandFor(file, n, command) {
  if (command !== undefined) {
    if (command.trim() === '') throw new Unrunnable('--run must be a command; got ""');
    if (HERE_DOCUMENT.test(command) && command.includes('{file}')) throw new Unrunnable('in a command with a here-document, write "$1" instead of {file}');
    const { script, accepts } = shellScript(command.replaceAll('{n}', String(n)));
    if (!accepts(file)) throw new Unrunnable('the name has characters that another shell could execute; in --run, write {file} as a word of its own, outside of sh -c, or rename the file');
    return ['/bin/sh', '-c', script, 'queenscope', file, String(n)];
  }
  const [program, start] = file.toLowerCase().endsWith('.py') ? ['python3', 'start-python.py'] : [process.execPath, 'start-node.cjs'];
  // A name that begins with a dash would be an option.
  return [program, fileURLToPath(new URL(`./${start}`, import.meta.url)), path.resolve(file), String(n)];
}

/**
 * @param {string} file
 * @param {Asked} asked
 * @returns {Promise<{ verdict?: Verdict, unreadable?: string }>} `unreadable` says why the program did not end well; it may have a verdict even so
 * @throws {Unrunnable}
 */
export async function judgeProgram(file, asked) {
  // Reading a pipe might never end. A file that does not exist may be known to the command of --run.
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) throw new Unrunnable('it is not a regular file');
  const said = asked.command !== undefined || asked.prefix !== undefined ? await judgePrinted(file, asked) : undefined;
  if (said && (asked.command !== undefined || (said.verdict?.boards ?? 0) > 0)) return said;
  const { ran, isExplained, verdict, error } = await recognize(file, asked);
  if (isExplained) return { verdict };
  const unreadable = error ? fill(ENDS[error.kind] ?? 'it could not be run', { missing: error.missing, seconds: asked.seconds }) : undefined;
  // Node runs no TypeScript.
  if (TYPED.test(file)) return { verdict, unreadable };
  try {
    const printed = said ?? await judgePrinted(file, asked);
    // A program that is followed need not print its moves.
    if (ran && printed.unreadable === undefined && printed.verdict?.notes.includes(NOT_UNDERSTOOD)) return { verdict };
    const isFailed = printed.verdict?.findings.some(({ id }) => id === 'error');
    // The error is that of the missing module.
    if (isFailed && error?.kind === 'missing') return { verdict, unreadable };
    const isBetter = verdict.verdict === 'unknown' || (printed.verdict?.boards ?? 0) > 0;
    return printed.verdict === undefined || !isBetter || (ran && isFailed) ? { verdict } : printed;
  } catch (error) {
    // The output may be prose with a line that begins like a trace, such as "Test 1".
    if (ran && error instanceof Unreadable) return { verdict };
    throw error;
  }
}

/**
 * Follows a program and judges it by its results, and by its moves where they are wrong.
 * @param {string} file
 * @param {Asked} asked
 * @returns {Promise<{ ran: boolean, isExplained: boolean, verdict: Verdict, error: import('../recognize/ending.js').Ending | null }>} whether it was run to its end; whether a verdict was found, or it is said why there is none
 */
async function recognize(file, { n, expect, seconds }) {
  const language = file.toLowerCase().endsWith('.py') ? 'python' : TYPED.test(file) ? 'typescript' : 'javascript';
  const source = textOf(readFileSync(file));
  const { ran, verdict, results, moves, findings, causes, called, ...judged } = await judge({ source, language, n, expect: expect === 'any' ? undefined : expect, milliseconds: Math.min(seconds * 1000, MOST_MILLISECONDS) }, (request) => run(request, seconds * 1000));
  const { kind, found, of, hint } = results;
  const sizes = { asked: [], own: [`The program sets its own board size, n = ${judged.n}.`], table: tableNotes(judged, verdict), smaller: [`It did not end for n = ${n}, so the verdict is for n = ${judged.n}.`], other: [`Its results are right for n = ${n} but wrong for n = ${judged.n}.`], changed: [`Its results are right for its own board size but wrong for n = ${judged.n}.`] };
  const notes = [
    ...sizes[judged.size], ...(called ? [`The program itself never calls ${called}, so Queenscope called it.`] : []), ...causes.map(({ id, values }) => fill(CAUSES[id], values)),
    ...(judged.board.chosen && !moves?.says ? [`Its moves are read from ${judged.board.chosen.description.replace('board: ', '')}.`] : []), ...(hint ? [fill(HINTS[hint], { count: countOf(hint, judged.n) })] : []), ...(moves?.notes ?? []),
  ];
  if (verdict === 'unknown' && !judged.error && notes.length === 0) notes.push(NO_RESULTS);
  // A program that says itself what it does is judged by that, at the size that was asked for.
  const isExplained = (verdict !== 'unknown' && !moves?.says) || hint === 'constant' || hint === 'unrelated' || (ran && causes.length > 0);
  return { ran: ran && !judged.error, error: judged.error, isExplained, verdict: { n: judged.n, verdict, right: verdict === 'right', finds: /** @type {Verdict['finds']} */ (kind), found, expected: of, boards: moves?.boards ?? 0, sound: moves?.sound ?? 0, differs: moves?.differs ?? 0, difference: moves?.difference ?? null, findings, remarks: [], notes } };
}

/** @param {{ n: number, table: number[] }} judged @param {Verdict['verdict']} verdict */
const tableNotes = ({ n, table }, verdict) => [verdict === 'wrong' ? `In its table of sizes, the count for n = ${n} is the first wrong one.` : `It prints a table; its counts for n = ${table[0]} to ${table.at(-1)} were compared.`];

/** @param {string} file @param {Asked} asked @returns {Promise<{ verdict?: Verdict, unreadable?: string }>} */
async function judgePrinted(file, { command, seconds, ...asked }) {
  const { n } = asked;
  const ran = await runProgram(commandFor(file, n, command), {
    input: `${n}\n`,
    environment: { N: String(n), QUEENSCOPE_FILE: file, PYTHONIOENCODING: 'utf-8', PYTHONUNBUFFERED: '1', PYTHONDONTWRITEBYTECODE: '1' },
    seconds,
  });
  if (ran.failed !== undefined) throw new Unrunnable(ran.failed);
  const [output, errors] = [ran.output, ran.errors].map((bytes) => {
    const text = textOf(ran.stopped === 'output' ? bytes.subarray(0, MOST_ENDLESS_BYTES) : bytes);
    // Its last line may be cut off.
    return ran.stopped === '' && !ran.signal ? text : text.slice(0, text.lastIndexOf('\n') + 1 || undefined);
  });
  const judged = await judgeOutput(output, errors, { ...asked, isCut: ran.stopped !== '' });
  // A flood can look like boards.
  const verdict = ran.stopped === 'output' && judged.boards === 0 ? { ...judged, verdict: /** @type {const} */ ('unknown'), right: false, found: 0, findings: [] } : judged;
  const end = endOf(ran, errors, seconds);
  if (end === undefined) return { verdict };
  // Results that are right and complete stay right. The first solution need not be all that was to come.
  if (verdict.verdict === 'right' && !(verdict.finds === 'first' && asked.expect === 'any' && isOwnFault(ran, errors, file))) return { verdict: { ...verdict, notes: [...verdict.notes, `After its results, ${end}.`] } };
  if (ran.stopped === '' && isOwnFault(ran, errors, file)) {
    const cut = await judgeOutput(output, errors, { ...asked, isCut: true });
    const line = lineOf(errors, file);
    const finding = { id: /** @type {const} */ ('error'), position: 0, line, message: `The program ended with an error: ${lastLine(errors) || end}`, detail: /** @type {const} */ ('error'), values: {} };
    return { verdict: { ...cut, verdict: 'wrong', right: false, findings: [...cut.findings, finding], notes: cut.notes.filter((note) => note !== NOT_UNDERSTOOD) } };
  }
  if (ran.stopped === '' && verdict.verdict === 'unknown' && ran.status !== 0 && ran.status !== 126 && ran.status !== 127 && verdict.notes.length > 0 && output.trim() !== '') {
    return { verdict: { ...verdict, notes: [...verdict.notes, `${end[0].toUpperCase()}${end.slice(1)}.`] } };
  }
  return { verdict: ran.stopped === '' ? await judgeOutput(output, errors, { ...asked, isCut: true }) : verdict, unreadable: end };
}

/** Programs may print their trace as errors. @param {string} output @param {string} errors @param {import('../trace/whole.js').Asked} asked */
async function judgeOutput(output, errors, asked) {
  const verdict = await judgeBeside(output, asked);
  if (verdict.verdict !== 'unknown' || errors.trim() === '') return verdict;
  const other = await judgeBeside(errors, asked);
  return other.boards > 0 ? other : verdict;
}

/** @param {Ran} ran @param {string} errors @param {number} seconds @returns {string | undefined} undefined if it ended well */
function endOf({ status, signal, stopped }, errors, seconds) {
  if (stopped === 'time') return `it did not end within ${seconds} s`;
  if (stopped === 'output') return 'it printed too much, so its output was cut';
  if (signal) return `it was ended by ${signal}`;
  if (status === 0) return undefined;
  const said = lastLine(errors);
  return `it ended with exit code ${status}${said ? `: ${said}` : ''}`;
}

/** @param {string} text @returns {string} the line that names the error, at most 300 characters */
function lastLine(text) {
  const lines = text.trim().split('\n').map((line) => line.trim());
  const named = lines.filter((line) => /^(Uncaught |Exception in thread )?[\w.$]*(Error|Exception|Interrupt|Exit)\b/.test(line)).pop();
  return (named ?? lines.filter((line) => !/^(at |Node\.js v)/.test(line) && line !== '').pop() ?? '').slice(0, 300);
}

/** @param {Ran} ran @param {string} errors @param {string} file */
function isOwnFault({ status, signal }, errors, file) {
  if (NOT_ITS_FAULT.test(errors)) return false;
  if (UNUSABLE_INPUT.test(errors) && READS_INPUT.test(readFileSync(file, 'utf8'))) return false;
  if (signal) return ['SIGSEGV', 'SIGABRT', 'SIGFPE', 'SIGBUS', 'SIGILL'].includes(signal);
  // The shell says so of the program that it ran.
  if ([134, 135, 136, 139].includes(status ?? 0)) return true;
  return /^Traceback \(most recent call last\)|^\s*File ".*", line \d+|^\s+at .*:\d+|^Exception in thread|panicked at|^[\w.]*Error\b/m.test(errors);
}

/** The line of the program at which it failed. @param {string} errors @param {string} file @returns {number} 0 if it is not said */
function lineOf(errors, file) {
  const name = path.basename(file);
  const lines = [...errors.matchAll(/File "([^"\n]*)", line (\d+)|([^\s()]*):(\d+)(?::\d+)?\)?$/gm)]
    .filter(([, python, , other]) => path.basename(python ?? other) === name);
  // Python says the innermost call last, JavaScript first.
  const inner = lines[0]?.[1] === undefined ? lines[0] : lines.at(-1);
  return Number(inner?.[2] ?? inner?.[4] ?? 0);
}
