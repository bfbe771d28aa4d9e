// Runs a script in a worker that can reach nothing of the page, its storage, the network or the host, and ends it.
import { Log, MOST_EVENTS } from './log.js';
import { fill } from './sandbox-frame.js';

/** A frame that has not begun by then is not allowed. */
const PATIENCE_MILLISECONDS = 15_000;
/** A program that does not end itself when its time is over is ended so much later. */
const GRACE_MILLISECONDS = 1500;
/** So much it may tell, in letters. */
const MOST_LETTERS = 32_000_000;

/**
 * How a program ended: `well`; with an `error` of its own; of its `time`; with too many `events`; with too long an `output`;
 * it was `lost`, as when there is no memory left; it was `stopped` by the reader; or no program could be started here.
 * @typedef {'well' | 'error' | 'time' | 'events' | 'output' | 'lost' | 'stopped' | 'forbidden'} End
 */

/**
 * @param {object} asked
 * @param {string} asked.script for a worker
 * @param {ArrayBuffer} [asked.bytes] that it is given
 * @param {number} asked.milliseconds after which it ends itself
 * @param {Log} asked.log takes what it tells
 * @param {AbortSignal} asked.signal ends it
 * @returns {Promise<{ end: End, reason: string }>} and what the browser says of that, if it says anything
 */
export function run({ script, bytes, milliseconds, log, signal }) {
  return new Promise((resolve) => {
    const life = new AbortController();
    const frame = document.createElement('iframe');
    const { port1: port, port2: its } = new MessageChannel();
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    let letters = 0;
    /** What has come without the end of its line. */
    let rest = '';
    const end = (/** @type {End} */ how, reason = '') => {
      if (life.signal.aborted) return;
      life.abort();
      clearTimeout(timer);
      port.close();
      frame.remove();
      resolve({ end: how, reason });
    };
    const wait = (/** @type {number} */ time, /** @type {End} */ how) => {
      clearTimeout(timer);
      timer = setTimeout(() => end(how), time);
    };
    port.onmessage = ({ data }) => {
      const text = String(data);
      letters += text.length;
      if (letters > MOST_LETTERS) return end('output');
      const records = (rest + text).split('\n');
      rest = records.pop() ?? '';
      for (const record of records) {
        if (record[0] === 'U') return end('lost', record.slice(1));
        log.add(record);
        if (log.events > MOST_EVENTS) return end('events');
        if (log.error) return end('error');
        if (log.timedOut) return end('time');
        if (log.ended) return end('well');
      }
      return undefined;
    };
    window.addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow || data?.sandbox !== 1) return;
      frame.contentWindow?.postMessage({ script, bytes }, '*', bytes ? [its, bytes] : [its]);
      wait(milliseconds + GRACE_MILLISECONDS, 'time');
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
  });
}
