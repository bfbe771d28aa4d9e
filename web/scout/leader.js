// Explores ahead of a search that is shown, so that its end, its solutions and the way to anywhere are known soon:
// at once for as long as a frame can spare, which is enough for small boards; then between some frames, then in a
// worker; where none can be started, between frames on and on.
import { isSameSearch } from '../search/same.js';
import { Work } from './work.js';
import { expectAnswer } from '../workers/silence.js';
import { startWorker } from '../workers/start.js';

/**
 * @typedef {import('./work.js').Request} Request
 * @typedef {import('./work.js').Search} Search
 *
 * @typedef {Omit<Search, 'variant'> & { variant: Search['variant'] | 'trace', position: number, explored: number, total: number | null }} Shown the search on the screen
 *
 * @typedef {object} Task
 * @property {() => Shown | null} shown null while there is none
 * @property {(bytes: Uint8Array) => boolean} adopt passes the results on; false if they were refused
 * @property {new (variant: any, n: number, options: any) => import('../queens.js').Scout} Scout class for exploring on this thread
 * @property {() => number} [spare] whole milliseconds left for exploring in the current frame; unlimited if missing
 * @property {(milliseconds: number) => void} [spent] receives the milliseconds used
 */

/** Pauses this many events ahead of the position: this takes about ten seconds, and n = 20 would never end. */
export const FAR_AHEAD = 2 ** 33;
// A few times a second what was found is handed over, which is looked at each time; of a long way, each time it is a tenth
// longer.
const PART_MILLISECONDS = 100;
const LONGEST_PART_MILLISECONDS = 250;
// Boards up to about 11 are through before a worker would have started.
const FIRST_MILLISECONDS = 80;
// Time left in a frame at 60 Hz, and time until the next one.
const SLICE_MILLISECONDS = 5;
const PAUSE_MILLISECONDS = 16;

/**
 * Explores ahead of one search.
 * @param {Task} task
 */
export function lead(task) {
  const here = new Work(task.Scout);
  /** @type {Worker | null} */
  let worker = null;
  let hasWorkers = true;
  let busy = false;
  let ended = false;
  /** The search begun on this thread. @type {Search | undefined} */
  let begun;
  let begunAt = 0;
  /** A search whose answers are useless. @type {Search | undefined} */
  let refused;
  let refusals = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let heard = () => {};

  /** Call it whenever the search or the position may have changed, or results may have been dropped. */
  function look() {
    if (busy || ended || globalThis.document?.hidden) return;
    const shown = task.shown();
    // A recording is gone through where it is.
    if (!shown || shown.variant === 'trace') return;
    const { variant, n, find, bug, way, seed, given, position, explored, total } = shown;
    const search = /** @type {Search} */ ({ variant, n, find, ...(bug && { bug }), ...(way && { way }), ...(seed && { seed }), ...(given && { given }) });
    const until = position + FAR_AHEAD;
    if (total !== null || explored >= until || isSameSearch(search, refused)) return;
    busy = true;
    const begins = !isSameSearch(search, begun);
    if (begins) begunAt = performance.now();
    const tenth = Math.round((performance.now() - begunAt) / 10);
    const milliseconds = Math.min(LONGEST_PART_MILLISECONDS, Math.max(PART_MILLISECONDS, tenth));
    const request = { search, after: explored, until, milliseconds };
    if (begins) {
      begun = search;
      exploreHere({ ...request, milliseconds: FIRST_MILLISECONDS });
    } else if (hasWorkers) {
      here.end();
      exploreThere(request);
    } else {
      exploreHere(request);
    }
  }

  /** Stops everything and frees the memory. */
  function end() {
    globalThis.document?.removeEventListener('visibilitychange', look);
    ended = true;
    clearTimeout(timer);
    heard();
    worker?.terminate();
    here.end();
  }

  /** Explores in parts, between frames. @param {Request} request */
  function exploreHere(request) {
    const deadline = performance.now() + request.milliseconds;
    const slice = () => {
      const start = performance.now();
      const milliseconds = Math.min(SLICE_MILLISECONDS, task.spare?.() ?? SLICE_MILLISECONDS);
      const more = here.explore({ ...request, milliseconds });
      task.spent?.(performance.now() - start);
      if (more && performance.now() < deadline) timer = setTimeout(slice, PAUSE_MILLISECONDS);
      else hear(here.answer(request));
    };
    slice();
  }

  /** @param {Request} request */
  function exploreThere(request) {
    try {
      worker ??= startScout();
      worker.postMessage(request);
      heard = expectAnswer(doWithout);
    } catch {
      doWithout();
    }
  }

  function startScout() {
    const started = startWorker(new URL('worker.js', import.meta.url));
    const fail = () => worker === started && doWithout();
    started.addEventListener('message', ({ data }) => {
      if (worker !== started || ended) return;
      heard();
      if ('error' in data) fail();
      else hear(data);
    });
    for (const trouble of ['error', 'messageerror']) started.addEventListener(trouble, fail);
    return started;
  }

  // Workers fail for good: where they are forbidden, or their files cannot be had.
  function doWithout() {
    heard();
    worker?.terminate();
    worker = null;
    hasWorkers = false;
    busy = false;
    look();
  }

  /** @param {import('./work.js').Answer} answer */
  function hear({ search, finished, bytes }) {
    busy = false;
    if (ended) return;
    if (finished) {
      // If it is forgotten, as by a reset, it is begun again.
      begun = undefined;
      here.end();
    }
    if (isSameSearch(search, task.shown())) {
      // The shown search may have been replaced meanwhile. If this happens twice in a row, the module is of another build.
      const taken = bytes ? task.adopt(bytes) : !finished;
      refusals = taken ? 0 : refusals + 1;
      if (refusals > 1) refused = search;
    }
    look();
  }

  globalThis.document?.addEventListener('visibilitychange', look);
  look();
  return { look, end };
}
