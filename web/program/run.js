// Runs a script in a worker that can reach nothing of the page, its storage, the network or the host, and ends it. What the
// program tells goes from its worker straight to one that reads it, and never through the page.
import { startWorker } from '../workers/start.js';
import { LIMITS_IN_PAGE, readPrinted, readProgram } from './reading.js';
import { fill } from './sandbox-frame.js';

/** @typedef {import('./reading.js').Asked} Asked */
/** @typedef {import('./reading.js').End} End */
/** @typedef {import('./reading.js').Result} Result */
/** @typedef {import('./reading.js').Told} Told */
/**
 * @typedef {object} Reader
 * @property {(asked: Asked, port: MessagePort) => void} read a program
 * @property {(text: string, asked: Asked) => void} readText
 * @property {(end: End, reason: string) => void} end what the program does is over
 * @property {() => void} close
 */

/** A worker of ours that has not begun by then is not allowed. */
const READER_PATIENCE_MILLISECONDS = 5000;
/** A frame that has not answered by then is not allowed. */
const PATIENCE_MILLISECONDS = 15_000;
/** Python takes this long to start on a slow machine. */
const STARTING_MILLISECONDS = 60_000;
/** A program that does not end itself when its time is over is ended so much later. */
const GRACE_MILLISECONDS = 1500;
/** Limit for reading the records. */
const JUDGING_MILLISECONDS = 20_000;

/** @param {(told: Told) => void} tell @returns {Promise<Reader>} a worker, or the page itself where there is none */
async function openReader(tell) {
  try {
    const worker = startWorker(new URL('reader.js', import.meta.url));
    await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.ready ? resolve(undefined) : reject(new Error(data.error)));
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message));
      };
      setTimeout(reject, READER_PATIENCE_MILLISECONDS);
    }).catch((error) => {
      worker.terminate();
      throw error;
    });
    worker.onmessage = ({ data }) => tell(data);
    return {
      read: (asked, port) => worker.postMessage({ asked }, [port]),
      readText: (text, asked) => worker.postMessage({ asked, text }),
      end: (end, reason) => worker.postMessage({ end, reason }),
      close: () => worker.terminate(),
    };
  } catch {
    /** @type {ReturnType<typeof readProgram> | undefined} */
    let end;
    return {
      read: (asked, port) => void (end = readProgram(asked, LIMITS_IN_PAGE, port, tell)),
      readText: (text, asked) => void readPrinted(text, asked).then((result) => tell({ result })),
      end: (how, reason) => end?.(how, reason),
      close: () => undefined,
    };
  }
}

/** @param {End} end @param {string} [reason] @returns {Result} the result of a program without records */
const nothingOf = (end, reason = '') => ({ end, reason, line: 0, events: 0, shown: 0, printed: [], derived: false });

/**
 * @param {object} given
 * @param {string} given.script for a worker
 * @param {Record<string, ArrayBuffer>} [given.files] that it is given
 * @param {number} given.milliseconds that the program has
 * @param {Asked} given.asked
 * @param {AbortSignal} given.signal ends it; what it did until then is read
 * @param {(progress: { line: number, events: number }) => void} given.progress
 * @returns {Promise<Result>}
 */
export function run({ script, files = {}, milliseconds, asked, signal, progress }) {
  return new Promise((resolve) => {
    const life = new AbortController();
    const frame = document.createElement('iframe');
    const { port1: port, port2: its } = new MessageChannel();
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    /** @type {Reader | undefined} */
    let reader;
    /** Why it was ended here. @type {{ end: End, reason: string } | undefined} */
    let ended;
    const settle = (/** @type {Result} */ result) => {
      life.abort();
      clearTimeout(timer);
      frame.remove();
      reader?.close();
      resolve(result);
    };
    /** The program runs no longer; what it told is still read. */
    const stopProgram = () => {
      frame.remove();
      clearTimeout(timer);
      timer = setTimeout(() => settle(nothingOf(ended?.end ?? 'output', ended?.reason)), JUDGING_MILLISECONDS);
    };
    const end = (/** @type {End} */ how, reason = '') => {
      if (ended || life.signal.aborted) return;
      ended = { end: how, reason };
      if (!begun || !reader) return settle(nothingOf(how, reason));
      stopProgram();
      return reader.end(how, reason);
    };
    const wait = (/** @type {number} */ time, /** @type {End} */ how) => {
      clearTimeout(timer);
      timer = setTimeout(() => end(how), time);
    };
    let begun = false;
    const begin = () => {
      if (begun || !reader || !frame.contentWindow || life.signal.aborted) return;
      begun = true;
      wait(STARTING_MILLISECONDS, 'late');
      reader.read(asked, port);
      frame.contentWindow.postMessage({ script, files }, '*', [its, ...Object.values(files)]);
    };
    let ready = false;
    window.addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow || data?.sandbox !== 1) return;
      ready = true;
      if (data.failed) end(data.failed === 'lost' ? 'lost' : 'forbidden', String(data.reason ?? '').slice(0, 300));
      else begin();
    }, { signal: life.signal });
    signal.addEventListener('abort', () => end('stopped'), { signal: life.signal });
    frame.hidden = true;
    frame.title = '';
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.referrerPolicy = 'no-referrer';
    fill(frame);
    document.body.append(frame);
    wait(PATIENCE_MILLISECONDS, 'forbidden');
    if (signal.aborted) end('stopped');
    void openReader((told) => {
      if (life.signal.aborted) return;
      if ('result' in told) settle(told.result);
      else if ('over' in told) stopProgram();
      else if ('progress' in told) progress(told.progress);
      else if (!ended) wait(milliseconds + GRACE_MILLISECONDS, 'time');
    }).then((opened) => {
      reader = opened;
      if (life.signal.aborted) reader.close();
      else if (ready) begin();
    });
  });
}

/**
 * @param {string} text what a program has printed elsewhere
 * @param {Asked} asked
 * @returns {Promise<Result>}
 */
export async function readText(text, asked) {
  /** @type {(result: Result) => void} */
  let resolve = () => undefined;
  const result = new Promise((/** @type {(result: Result) => void} */ settle) => void (resolve = settle));
  const reader = await openReader((told) => 'result' in told && resolve(told.result));
  reader.readText(text, asked);
  return result.finally(() => reader.close());
}
