// Runs and judges a program in this page.
import { canRun, isProse, languageOf } from '../recognize/language.js';
import { workerHost } from '../recognize/javascript/worker.js';
import { LARGEST } from '../trace/plain-search.js';
import { openWorker } from '../workers/open.js';
import { openFrame } from './frame.js';

/** @typedef {import('./judging.js').Asked} Asked */
/** @typedef {import('./judging.js').Judged} Judged */
/** @typedef {import('../recognize/ending.js').Ending} Ending */

/**
 * @typedef {object} Options of `queens.judge`
 * @property {'python' | 'javascript' | 'typescript'} [language] recognized if it is not given
 * @property {'python' | 'javascript' | 'typescript'} [guess] the language to try if none is given or recognized, javascript if it is not given
 * @property {number} [n] board size from 1 to 12, 4 if it is not given; a size that the program sets itself wins
 * @property {'all' | 'first' | 'count' | 'symmetric'} [expect] what the program is to find; seen in its results if it is not given
 * @property {import('../recognize/stream.js').SlotName[]} [board] the variable to take for the board, as `board.candidates` has it; found if it is not given
 * @property {string | string[]} [input] lines that answer the program when it asks; n if they are not given
 */

/** @typedef {(done: number, total: number) => void} Progress hears how much of Python has been fetched, in bytes */

const EXPECTED = ['all', 'first', 'count', 'symmetric'];
/** The time that a run has, by its language. */
export const MILLISECONDS = { 'python': 10_000, 'javascript': 5000, 'typescript': 5000 };

/** @param {string} name beside this module @returns {Promise<string>} */
async function textOf(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.text();
}

/**
 * Builds the script that a worker runs for a language.
 * @param {Asked['language']} language
 * @param {string} program
 * @param {Progress} progress
 * @returns {Promise<{ script: string, files: Record<string, ArrayBuffer> }>}
 * @throws {import('./python.js').NoPython}
 */
async function scriptFor(language, program, progress) {
  if (language === 'python') return (await import('./python.js')).pythonScript(progress);
  // The first semicolon keeps the directive 'use strict' of that file from the program, which may use variables without declaring them.
  return { script: `;${await textOf('console.txt')}\n(${workerHost})(${program});\n`, files: {} };
}

/** @typedef {ReturnType<typeof openFrame>} Frame */

/** Python, in which no program has run. @type {Frame | undefined} */
let spare;
let isPreparing = false;
const dropSpare = () => spare?.stop();

/**
 * Loads Python ahead of the next program, because loading takes seconds.
 * @param {AbortSignal} signal gives it up
 */
export async function preparePython(signal) {
  if (spare || isPreparing || signal.aborted) return;
  isPreparing = true;
  try {
    const { script, files } = await scriptFor('python', '', () => undefined);
    if (signal.aborted) return;
    const frame = openFrame(script, files);
    frame.limit(0);
    signal.addEventListener('abort', dropSpare);
    spare = frame;
    void frame.cut.then(() => {
      if (spare === frame) spare = undefined;
    });
  } catch {
    // The next run loads Python, and says why it cannot.
  } finally {
    isPreparing = false;
  }
}

/**
 * @param {Asked['language']} language
 * @param {string} program
 * @param {AbortSignal} signal ends it
 * @param {Progress} progress
 * @throws {import('./python.js').NoPython}
 */
async function openPlace(language, program, signal, progress) {
  let frame = language === 'python' ? spare : undefined;
  if (frame) spare = undefined;
  else {
    const { script, files } = await scriptFor(language, program, progress);
    signal.throwIfAborted();
    frame = openFrame(script, files);
  }
  signal.addEventListener('abort', frame.stop);
  return frame;
}

/**
 * The judgement of a program that was ended from outside.
 * @param {Asked} asked
 * @param {Ending['kind']} kind
 * @param {string} message
 * @returns {Judged}
 */
function unknown({ n }, kind, message) {
  return {
    ran: false, error: { kind, isOwn: false, line: 0, type: '', message, missing: '' }, verdict: 'unknown', n, size: 'asked', table: [], isSearch: false, moves: null, findings: [], causes: [], output: '', asked: [], called: null, events: 0, shown: 0,
    results: { kind: '', found: 0, of: 0, boards: [], fault: null, source: '', lines: [], hint: null }, board: { chosen: null, candidates: [] },
  };
}

/** @typedef {import('./judging.js').Port & { onerror: ((event: ErrorEvent) => void) | null, terminate(): void }} Judge */

/** The worker that judges, or its stand-in where the page may start none. @returns {Promise<Judge>} */
async function openJudge() {
  const worker = await openWorker(new URL('judging-worker.js', import.meta.url));
  if (worker) return worker;
  const { LETTERS, serve } = await import('./judging.js');
  const { port1, port2 } = new MessageChannel();
  serve(port2, LETTERS.page);
  return Object.assign(port1, { onerror: null, terminate: () => port1.close() });
}

/**
 * @param {Asked} asked
 * @param {AbortSignal} signal stops it
 * @param {Progress} progress
 * @returns {Promise<Judged>}
 */
async function judgeInPage(asked, signal, progress) {
  const life = new AbortController();
  signal.addEventListener('abort', () => life.abort(), { signal: life.signal });
  const worker = await openJudge();
  try {
    const stopped = new Promise((/** @type {(judged: Judged) => void} */ resolve) => {
      const stop = () => resolve(unknown(asked, 'stopped', ''));
      if (life.signal.aborted || signal.aborted) stop();
      else life.signal.addEventListener('abort', stop, { once: true });
    });
    return await Promise.race([stopped, judgedBy(worker, asked, life.signal, progress)]);
  } finally {
    life.abort();
    worker.terminate();
  }
}

/**
 * The judgement where no place to run the program could be opened.
 * @param {Asked} asked
 * @param {unknown} error
 */
const notOpened = (asked, error) => unknown(asked, /** @type {Partial<import('./python.js').NoPython>} */ (error).how ?? 'forbidden', error instanceof Error ? error.message : String(error));

/** @param {Judge} worker @param {Asked} asked @param {AbortSignal} signal @param {Progress} progress @returns {Promise<Judged>} */
function judgedBy(worker, asked, signal, progress) {
  /** @type {Map<number, Frame>} */
  const frames = new Map();
  return new Promise((resolve) => {
    worker.onmessage = async ({ data }) => {
      const { number } = data;
      if (data.judged) resolve(data.judged);
      else if (data.failed !== undefined) resolve(unknown(asked, data.cut ?? 'forbidden', data.failed));
      else if (data.close) frames.get(number)?.close();
      else if (data.limit !== undefined) frames.get(number)?.limit(data.limit, data.why);
      else if (data.open) {
        try {
          const frame = await openPlace(data.open, data.program, signal, progress);
          frames.set(number, frame);
          void frame.cut.then((cut) => worker.postMessage({ number, ...cut }));
          worker.postMessage({ number }, [frame.port]);
        } catch (error) {
          resolve(notOpened(asked, error));
        }
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      resolve(unknown(asked, 'memory', event.message ?? ''));
    };
    worker.postMessage({ asked });
  });
}

/**
 * Judges what another program has printed.
 * @param {string} text
 * @param {import('./reading.js').Asked} asked
 * @returns {Promise<import('./reading.js').Result>}
 */
export async function watchText(text, asked) {
  const worker = await openJudge();
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.failed === undefined ? resolve(data.judged) : reject(new Error(data.failed)));
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage({ text, asked });
    });
  } finally {
    worker.terminate();
  }
}

/**
 * @param {unknown} source
 * @param {Options} [options]
 * @param {AbortSignal} [signal] stops it
 * @param {Progress} [progress]
 * @returns {Promise<Judged>}
 * @throws {Error} which names the argument that is not valid
 */
export async function judge(source, { language, guess = 'javascript', n = 4, expect, board, input } = {}, signal = new AbortController().signal, progress = () => undefined) {
  const refuse = (/** @type {string} */ name, /** @type {string} */ accepted, /** @type {unknown} */ got) => {
    throw new Error(`${name} must be ${accepted}; got ${String(got).slice(0, 100)}`);
  };
  if (typeof source !== 'string') refuse('source', 'the text of a program', typeof source);
  for (const [name, its] of Object.entries({ language, guess })) if (its !== undefined && !canRun(its)) refuse(name, 'python, javascript or typescript', its);
  if (!Number.isInteger(n) || n < 1 || n > LARGEST) refuse('n', `a whole number from 1 to ${LARGEST}`, n);
  if (expect !== undefined && !EXPECTED.includes(expect)) refuse('expect', `one of ${EXPECTED.join(', ')}`, expect);
  const lines = typeof input === 'string' ? input.split('\n') : input;
  if (lines !== undefined && !(Array.isArray(lines) && lines.every((line) => typeof line === 'string'))) refuse('input', 'a text or a list of lines', input);
  const program = /** @type {string} */ (source);
  const recognized = languageOf(program);
  const named = language ?? recognized ?? guess;
  const asked = { source: program, language: /** @type {Asked['language']} */ (named), n, expect, board, input: lines };
  if (!canRun(named)) return unknown(asked, 'language', named);
  if (language === undefined && isProse(program)) return unknown(asked, 'unrecognized', '');
  const judged = await judgeInPage({ ...asked, milliseconds: MILLISECONDS[asked.language] }, signal, progress);
  return language === undefined && recognized === undefined && isUnreadable(judged) ? unknown(asked, 'unrecognized', '') : judged;
}

/** Whether a text was not run as a program: it cannot be read as one, or its first word is unknown. @param {Judged} judged */
const isUnreadable = ({ error, moves }) => error !== null && (error.kind === 'syntax' || (error.line === 1 && !moves && /^(Name|Reference)Error$/.test(error.type)));

/** The verdict without what only the board needs. @param {Judged} judged @returns {import('../recognize/judge.js').Judgement} */
export function publicly({ packed: _, events: __, shown: ___, ...judgement }) {
  return judgement;
}
