// Judges programs whose runs happen in frames that the page opens, and what other programs have printed. It runs in a worker,
// or in the page where there is none.
import { judge } from '../recognize/judge.js';
import { scriptFor } from '../recognize/javascript/prepare.js';
import { readRecording } from '../trace/recorded.js';
import { readPrinted, shownOf } from './reading.js';

/** @typedef {import('../recognize/observe.js').Asked} Asked */
/** @typedef {import('../recognize/observe.js').Request} Request */
/** @typedef {import('../recognize/judge.js').Judgement} Judgement */
/**
 * @typedef {object} Place where programs run
 * @property {MessagePort} port on which a program tells what it does
 * @property {(milliseconds: number, cut?: import('./frame.js').Cut) => void} limit ends it after this time; 0 for no limit
 * @property {() => void} close
 * @property {Promise<{ cut: import('./frame.js').Cut, reason: string }>} cut is resolved if it ends before the program does
 * @property {boolean} [isDead] whether nothing can run there any more
 */
/** @typedef {(language: Asked['language'], program: string) => Promise<Place>} Open a place; for JavaScript with the program */
/** @typedef {Judgement & { events: number, shown: number, packed?: ReturnType<typeof import('../trace/packed.js').pack> }} Judged with the number of its events, how many of them are packed, and those packed for the board */

/** A program that does not end itself when its time is over is ended so much later. */
const GRACE_MILLISECONDS = 1500;
/** Python takes this long to load on a slow machine. */
const LOADING_MILLISECONDS = 60_000;
/** Letters that a run may tell, in a worker and in the page itself. */
export const LETTERS = { worker: 8_000_000, page: 120_000 };

/** Begins the message of a place where Python does not start. */
const BROKEN = 'E';

/** The last record of a run. */
const LAST = /^(?:[XT].*|D)$/;

/** A place was ended before its program: not by its time, which is a limit like others. */
class Cut extends Error {
  /** @param {import('./frame.js').Cut} how @param {string} reason */
  constructor(how, reason) {
    super(reason);
    this.how = how;
  }
}

/**
 * @param {Place} place
 * @param {unknown} begin is sent to the program
 * @param {number} milliseconds
 * @param {number} letters
 * @returns {Promise<string>} the records of the run
 */
async function collect(place, begin, milliseconds, letters) {
  const { port, limit, cut, close } = place;
  /** @type {string[]} */
  const parts = [];
  let left = letters;
  /** @type {string | undefined} */
  let end;
  const ended = new Promise((/** @type {(broken?: Cut) => void} */ resolve) => {
    port.onmessage = ({ data }) => {
      if (typeof data !== 'string') return;
      if (data === 'ready') return limit(milliseconds + GRACE_MILLISECONDS);
      if (data === 'dead') return void (place.isDead = true);
      if (data.startsWith(BROKEN)) return resolve(new Cut('unable', data.slice(BROKEN.length)));
      left -= data.length;
      if (left < 0) end = 'Ttrace\n';
      else parts.push(data);
      if (left < 0 || LAST.test(data.slice(data.lastIndexOf('\n', data.length - 2) + 1).trimEnd())) resolve();
    };
  });
  port.postMessage(begin);
  const early = await Promise.race([ended, cut]);
  port.onmessage = null;
  if (early instanceof Cut) throw early;
  if (early || end) place.isDead = true;
  if (early) {
    if (early.cut !== 'time') throw new Cut(early.cut, early.reason);
    end = 'Ttime\n';
  }
  if (end) close();
  limit(0);
  const text = parts.join('');
  // A run that was cut ends in the middle of a record.
  return end ? `${text.slice(0, text.lastIndexOf('\n') + 1)}${end}` : text;
}

/**
 * @param {Asked} asked
 * @param {Open} open
 * @param {number} letters that a run may tell
 * @returns {Promise<Judged>}
 * @throws {Cut}
 */
async function judging(asked, open, letters) {
  /** @type {Place | undefined} */
  let python;
  /** @param {Request} request */
  const runPython = async ({ source, milliseconds = 0, ...request }) => {
    python ??= await open('python', '');
    python.limit(LOADING_MILLISECONDS, 'late');
    const named = (/** @type {import('../recognize/stream.js').SlotName[]} */ slots) => slots.map(({ scope, line, path }) => [scope, line, path]);
    const options = { source, ...request, milliseconds, slots: request.slots && named(request.slots), sizes: named(request.sizes ?? []) };
    const records = await collect(python, JSON.stringify(options), milliseconds, letters);
    if (python.isDead) {
      python.close();
      python = undefined;
    }
    return records;
  };
  /** @param {Request} request */
  const runJavaScript = async ({ language, milliseconds = 0, ...request }) => {
    const { script, records } = await scriptFor({ ...request, language: language === 'typescript' ? language : 'javascript', milliseconds });
    if (records !== undefined) return records;
    const place = await open(language, script);
    try {
      return await collect(place, 'begin', milliseconds, letters);
    } finally {
      place.close();
    }
  };
  const judgement = await judge(asked, asked.language === 'python' ? runPython : runJavaScript);
  const trace = judgement.moves?.text;
  return { ...judgement, ...(trace === undefined ? { events: 0, shown: 0 } : shownOf(readRecording(trace), asked.source)) };
}

/** @typedef {{ postMessage(message: unknown, transfer?: Transferable[]): void, onmessage: ((event: MessageEvent) => void) | null }} Port */

/**
 * Answers what the other end of a port asks: `{ asked }` is a program, and with a `text` this is what a program has printed.
 * @param {Port} port
 * @param {number} letters that a run may tell
 */
export function serve(port, letters) {
  /** Frames that the page has been asked to open, by number. @type {Map<number, { opened(port: MessagePort): void, cut(how: Awaited<Place['cut']>): void }>} */
  const places = new Map();
  /** @type {Open} */
  const open = (language, program) => {
    const number = places.size;
    return new Promise((resolve) => {
      const cut = new Promise((/** @type {(how: Awaited<Place['cut']>) => void} */ end) => {
        places.set(number, { cut: end, opened: (its) => resolve({ port: its, cut, limit: (milliseconds, why) => port.postMessage({ limit: milliseconds, why, number }), close: () => port.postMessage({ close: true, number }) }) });
      });
      port.postMessage({ open: language, program, number });
    });
  };
  port.onmessage = async ({ data, ports: [its] }) => {
    if (its) places.get(data.number)?.opened(its);
    else if (data.cut) places.get(data.number)?.cut(data);
    else {
      try {
        const judged = data.text === undefined ? await judging(data.asked, open, letters) : await readPrinted(data.text, data.asked);
        port.postMessage({ judged }, judged.packed ? [judged.packed.events.buffer, judged.packed.lines.buffer] : []);
      } catch (error) {
        port.postMessage({ failed: error instanceof Error ? error.message : String(error), cut: error instanceof Cut ? error.how : undefined });
      }
    }
  };
}
