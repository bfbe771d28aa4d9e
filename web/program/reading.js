// Reads what a program tells while it runs, and what another program has printed; judges it, and makes ready what the board is
// given. It runs in a worker, or, where the page can start none, in the page itself, in slices.
import { Log } from './log.js';
import { pack } from '../trace/packed.js';
import { readRecording } from '../trace/recorded.js';
import { judge, LARGEST } from '../trace/verdict.js';

/** Milliseconds at a stretch. */
const SLICE = 20;
/** Milliseconds from one report of how far it is to the next. */
const PROGRESS_MILLISECONDS = 500;
/** Letters of a record; the rest of a longer one is dropped. */
const LONGEST_RECORD = 70_000;

/**
 * How a program ended: `well`; with an `error` of its own; with a square `beyond` the board; of its `time`; with too many
 * `events`; with too long an `output`; it was `lost`, as the browser ended it; it was `stopped` by the reader; what runs it
 * is `damaged`, or starts too `late`; a `module` is missing; or no program could be started here, which is `forbidden`.
 * @typedef {'well' | 'error' | 'beyond' | 'time' | 'events' | 'output' | 'lost' | 'stopped' | 'damaged' | 'late' | 'module' | 'forbidden'} End
 */
/**
 * @typedef {object} Asked
 * @property {number} n
 * @property {boolean} [byColumn] its lists have the row of each column
 * @property {'all' | 'first' | 'count'} expect
 * @property {string} source of the program
 */
/**
 * @typedef {object} Limits
 * @property {number} events
 * @property {number} letters that it may tell
 * @property {number} steps lines, values and events together
 */
/**
 * @typedef {object} Result
 * @property {End | 'unreadable' | 'judged'} end
 * @property {number} line of the program at which it ended; 0 if it ended well or had not begun
 * @property {string} reason what is said of that
 * @property {number} events
 * @property {number} shown so many of them are packed, the first of them
 * @property {string[]} printed
 * @property {boolean} derived see Log
 * @property {import('../trace/verdict.js').Verdict} [verdict] if there is something to judge; lines in it are the program's
 * @property {ReturnType<typeof pack>} [packed] for the board, if there is an event
 */
/**
 * @typedef {{ started: true } | { progress: { line: number, events: number } } | { over: true } | { result: Result }} Told
 *   it runs; how far it is; it is not to run any longer; and then, once, the result
 */

/** @type {Limits} */
export const LIMITS = { events: 1_000_000, letters: 32_000_000, steps: 3_000_000 };
/** The page itself can take so much without standing still for long. @type {Limits} */
export const LIMITS_IN_PAGE = { events: 20_000, letters: 1_000_000, steps: 50_000 };
/** The board can be given so many events within a frame. */
const MOST_SHOWN = 200_000;

/** @param {unknown} error */
const said = (error) => (error instanceof Error ? error.message : String(error));
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** @param {import('../trace/recorded.js').Recording} recording @param {string} source */
function shownOf(recording, source) {
  const events = recording.events.length;
  const shown = Math.min(events, MOST_SHOWN);
  return { events, shown, ...(shown > 0 && { packed: pack(recording, source, shown) }) };
}

/**
 * @param {Asked} asked
 * @param {Limits} limits
 * @param {MessagePort} port on which the program's worker tells; it begins when it hears of this side
 * @param {(told: Told) => void} tell
 * @returns {(end: End, reason: string) => void} ends it
 */
export function readProgram(asked, limits, port, tell) {
  const log = new Log(asked.n, asked.byColumn);
  /** @type {string[]} */
  let waiting = [];
  let letters = 0;
  /** What has arrived without the end of its line. */
  let rest = '';
  let reading = false;
  let told = performance.now();
  /** @type {{ end: End, reason: string } | undefined} */
  let over;

  const end = async (/** @type {End} */ how, reason = '') => {
    if (over) return;
    over = { end: how, reason };
    port.close();
    waiting = [];
    tell({ over: true });
    await breathe();
    try {
      tell({ result: await resultOf(log, over, asked) });
    } catch (error) {
      tell({ result: { end: 'unreadable', line: log.line, reason: said(error), events: 0, shown: 0, printed: log.printed, derived: false } });
    }
  };
  /** @param {string} record */
  const take = (record) => {
    const { started } = log;
    log.add(record);
    if (log.started && !started) tell({ started: true });
    if (log.failure !== undefined) end('damaged', log.failure);
    else if (log.beyond) end('beyond', log.beyond.message);
    else if (log.missing) end('module', log.missing.message);
    else if (log.error) end('error', log.error.message);
    else if (log.timedOut) end('time');
    else if (log.ended) end('well');
    else if (log.overflowed || log.size > limits.steps) end('output');
    else if (log.events > limits.events) end('events');
  };
  const read = async () => {
    if (reading) return;
    reading = true;
    let since = performance.now();
    for (let i = 0; i < waiting.length && !over; i++) {
      const text = waiting[i];
      waiting[i] = '';
      for (let start = 0; start < text.length && !over;) {
        const found = text.indexOf('\n', start);
        if (rest.length < LONGEST_RECORD) rest += text.slice(start, Math.min(found < 0 ? text.length : found, start + LONGEST_RECORD));
        if (found < 0) break;
        start = found + 1;
        take(rest);
        rest = '';
        const now = performance.now();
        if (now - since < SLICE) continue;
        if (now - told > PROGRESS_MILLISECONDS && !over) {
          told = now;
          tell({ progress: { line: log.line, events: log.events } });
        }
        await breathe();
        since = performance.now();
      }
    }
    waiting = [];
    reading = false;
  };
  port.onmessage = ({ data }) => {
    if (over || typeof data !== 'string') return;
    letters += data.length;
    if (letters > limits.letters) port.close();
    waiting.push(letters > limits.letters ? '\nO\n' : data);
    void read();
  };
  port.postMessage('begin');
  return (how, reason) => void end(how, reason);
}

/** @param {Log} log @param {{ end: End, reason: string }} over @param {Asked} asked @returns {Promise<Result>} */
async function resultOf(log, { end, reason }, { expect, source }) {
  const { recording, derived } = log.end();
  const result = {
    end, reason, line: end === 'well' ? 0 : (log.error ?? log.beyond ?? log.missing)?.line ?? log.line,
    printed: log.printed, derived, ...shownOf(recording, source),
  };
  // Of a search that was ended early nothing is missing.
  return end === 'well' || end === 'error' || end === 'beyond' ? { ...result, verdict: await judge(recording, expect) } : result;
}

/**
 * What a program has printed elsewhere.
 * @param {string} text
 * @param {Asked} asked says of which board it is, where the text does not, and what it was to find
 * @returns {Promise<Result>}
 */
export async function readPrinted(text, { n, expect }) {
  const nothing = { line: 0, reason: '', events: 0, shown: 0, printed: [], derived: false };
  try {
    const prefix = /^\s*@n \d+|^@(test|place) \d+ \d+$/m.test(text) ? '@' : '';
    const saysSize = new RegExp(`^\\s*${prefix}\\s*n \\d+\\s*$`, 'm').test(text);
    const recording = await readRecording(text, { prefix, ...(!saysSize && { n }) });
    const result = { ...nothing, end: /** @type {const} */ ('judged'), ...shownOf(recording, '') };
    return recording.n <= LARGEST ? { ...result, verdict: await judge(recording, expect) } : result;
  } catch (error) {
    return { ...nothing, end: 'unreadable', reason: said(error) };
  }
}
