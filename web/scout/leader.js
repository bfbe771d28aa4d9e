// Explores ahead of a search that is shown, so that its end, its solutions and the way to anywhere are known soon:
// at once for as long as a frame can spare, which is enough for small boards; then between some frames, then in a
// worker; where none can be started, between frames on and on.
import { same, Work } from './work.js';
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

/** Explores ahead of one search. */
export class Leader {
  #task;
  #here;
  /** @type {Worker | null} */
  #worker = null;
  #hasWorkers = true;
  #busy = false;
  #ended = false;
  /** The search begun on this thread. @type {Search | undefined} */
  #begun;
  #begunAt = 0;
  /** A search whose answers are useless. @type {Search | undefined} */
  #refused;
  #refusals = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #heard = () => {};
  #look = () => this.look();

  /** @param {Task} task */
  constructor(task) {
    this.#task = task;
    this.#here = new Work(task.Scout);
    globalThis.document?.addEventListener('visibilitychange', this.#look);
    this.look();
  }

  /** Call it whenever the search or the position may have changed, or results may have been dropped. */
  look() {
    if (this.#busy || this.#ended || globalThis.document?.hidden) return;
    const shown = this.#task.shown();
    // A recording is gone through where it is.
    if (!shown || shown.variant === 'trace') return;
    const { variant, n, find, bug, way, seed, given, position, explored, total } = shown;
    const search = /** @type {Search} */ ({ variant, n, find, ...(bug && { bug }), ...(way && { way }), ...(seed && { seed }), ...(given && { given }) });
    const until = position + FAR_AHEAD;
    if (total !== null || explored >= until || same(search, this.#refused)) return;
    this.#busy = true;
    const begins = !same(search, this.#begun);
    if (begins) this.#begunAt = performance.now();
    const tenth = Math.round((performance.now() - this.#begunAt) / 10);
    const milliseconds = Math.min(LONGEST_PART_MILLISECONDS, Math.max(PART_MILLISECONDS, tenth));
    const request = { search, after: explored, until, milliseconds };
    if (begins) {
      this.#begun = search;
      this.#exploreHere({ ...request, milliseconds: FIRST_MILLISECONDS });
    } else if (this.#hasWorkers) {
      this.#here.end();
      this.#exploreThere(request);
    } else {
      this.#exploreHere(request);
    }
  }

  /** Stops everything and frees the memory. */
  end() {
    globalThis.document?.removeEventListener('visibilitychange', this.#look);
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#heard();
    this.#worker?.terminate();
    this.#here.end();
  }

  /** Explores in parts, between frames. @param {Request} request */
  #exploreHere(request) {
    const end = performance.now() + request.milliseconds;
    const slice = () => {
      const begun = performance.now();
      const milliseconds = Math.min(SLICE_MILLISECONDS, this.#task.spare?.() ?? SLICE_MILLISECONDS);
      const more = this.#here.explore({ ...request, milliseconds });
      this.#task.spent?.(performance.now() - begun);
      if (more && performance.now() < end) {
        this.#timer = setTimeout(slice, PAUSE_MILLISECONDS);
      } else {
        this.#hear(this.#here.answer(request));
      }
    };
    slice();
  }

  /** @param {Request} request */
  #exploreThere(request) {
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage(request);
      this.#heard = expectAnswer(() => this.#doWithout());
    } catch {
      this.#doWithout();
    }
  }

  #start() {
    const worker = startWorker(new URL('worker.js', import.meta.url));
    const fail = () => this.#worker === worker && this.#doWithout();
    worker.addEventListener('message', ({ data }) => {
      if (this.#worker !== worker || this.#ended) return;
      this.#heard();
      if ('error' in data) fail();
      else this.#hear(data);
    });
    for (const trouble of ['error', 'messageerror']) worker.addEventListener(trouble, fail);
    return worker;
  }

  // Workers fail for good: where they are forbidden, or their files cannot be had.
  #doWithout() {
    this.#heard();
    this.#worker?.terminate();
    this.#worker = null;
    this.#hasWorkers = false;
    this.#busy = false;
    this.look();
  }

  /** @param {import('./work.js').Answer} answer */
  #hear({ search, finished, bytes }) {
    this.#busy = false;
    if (this.#ended) return;
    if (finished) {
      // If it is forgotten, as by a reset, it is begun again.
      this.#begun = undefined;
      this.#here.end();
    }
    if (same(search, this.#task.shown())) {
      // The shown search may have been replaced meanwhile. If this happens twice in a row, the module is of another build.
      const taken = bytes ? this.#task.adopt(bytes) : !finished;
      this.#refusals = taken ? 0 : this.#refusals + 1;
      if (this.#refusals > 1) this.#refused = search;
    }
    this.look();
  }
}
