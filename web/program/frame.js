// The frame without an origin in which a program runs: it can reach nothing of the page, its storage, the network or the
// host. The program's records go through a port to the judge.
import { fill } from './sandbox-frame.js';

/** @typedef {'time' | 'lost' | 'forbidden' | 'stopped'} Cut why a frame ended before its program: time, the browser, a policy, or the reader */

/** A frame that has not answered by then is not allowed. */
const PATIENCE_MILLISECONDS = 15_000;

/**
 * @param {string} script for the worker
 * @param {Record<string, ArrayBuffer>} files that the worker is given
 * @param {AbortSignal} signal ends it
 * @param {(cut: Cut, reason: string) => void} ended is called once, if the frame did not end by `close`
 */
export function openFrame(script, files, signal, ended) {
  const life = new AbortController();
  const frame = document.createElement('iframe');
  const { port1: port, port2: its } = new MessageChannel();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const close = () => {
    life.abort();
    clearTimeout(timer);
    frame.remove();
  };
  const end = (/** @type {Cut} */ cut, reason = '') => {
    if (life.signal.aborted) return;
    close();
    ended(cut, reason);
  };
  const limit = (/** @type {number} */ milliseconds, cut = /** @type {Cut} */ ('time')) => {
    clearTimeout(timer);
    timer = life.signal.aborted || milliseconds === 0 ? undefined : setTimeout(() => end(cut), milliseconds);
  };
  window.addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || data?.sandbox !== 1) return;
    if (data.failed) end(data.failed === 'lost' ? 'lost' : 'forbidden', String(data.reason ?? '').slice(0, 300));
    else frame.contentWindow?.postMessage({ script, files }, '*', [its, ...Object.values(files)]);
  }, { signal: life.signal });
  signal.addEventListener('abort', () => end('stopped'), { signal: life.signal });
  frame.hidden = true;
  frame.title = '';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  fill(frame);
  document.body.append(frame);
  limit(PATIENCE_MILLISECONDS, 'forbidden');
  return { port, limit, close };
}
