// Explores ahead of a search that is shown, so that its end, its solutions and the way to anywhere are known soon:
// at once for as long as a frame can spare, which is enough for small boards; then between some frames, then in a
// worker; where none can be started, between frames on and on.
import { Work } from './work.js';
import { expectAnswer } from '../workers/silence.js';
import { startWorker } from '../workers/start.js';

/**
 * @typedef {import('../count/count-crew.js').AnyWorker} AnyWorker
 * @typedef {import('./work.js').Request} Request
 * @typedef {import('./work.js').Search} Search
 *
 * @typedef {object} Shown the search on the screen
 * @property {string} variant
 * @property {number} n
 * @property {string} [find] goal of its program; by default `all`
 * @property {string} [bug] its fault, if any
 * @property {string} [way] its version, if any
 * @property {number} [seed] of its generator, if it has one
 * @property {string} [given] squares of its given queens, if any
 * @property {number} position the current position
 * @property {number} explored
 * @property {number | null} total
 *
 * @typedef {object} Task
 * @property {() => Shown | null} shown null while there is none
 * @property {(bytes: Uint8Array) => boolean} adopt passes the results on; false if they were refused
 * @property {new (variant: any, n: number, options: any) => import('../queens.js').Scout} Scout class for exploring on this thread
 * @property {() => number} [spare] whole milliseconds left for exploring in the current frame; unlimited if missing
 * @property {(milliseconds: number) => void} [spent] receives the milliseconds used
 * @property {() => AnyWorker} [createWorker] starts a worker on worker.js
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

/** Explores ahead of one search. @param {Task} task */
export function startScout(task) {
  const scout = new Leader(task);
  const look = () => scout.look();
  globalThis.document?.addEventListener('visibilitychange', look);
  look();
  return {
    /** Call it whenever the search or the position may have changed, or results may have been dropped. */
    look,
    /** Stops everything and frees the memory. */
    end() {
      globalThis.document?.removeEventListener('visibilitychange', look);
      scout.end();
    },
  };
}

class Leader {
  #task;
  #here;
  /** @type {AnyWorker | null} */
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

  /** @param {Task} task */
  constructor(task) {
    this.#task = task;
    this.#here = new Work(task.Scout);
  }

  look() {
    if (this.#busy || this.#ended || globalThis.document?.hidden) return;
    const shown = this.#task.shown();
    // A recording is gone through where it is.
    if (!shown || shown.variant === 'trace') return;
    const { variant, n, find = 'all', bug, way, seed, given, position, explored, total } = shown;
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

  end() {
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
    const worker = this.#task.createWorker?.() ?? startWorker(new URL('worker.js', import.meta.url));
    const fail = () => this.#worker === worker && this.#doWithout();
    const hear = (/** @type {import('./worker.js').Answer} */ answer) => {
      if (this.#worker !== worker || this.#ended) return;
      this.#heard();
      if ('error' in answer) fail();
      else this.#hear(answer);
    };
    if ('addEventListener' in worker) {
      worker.addEventListener('message', ({ data }) => hear(data));
      for (const trouble of ['error', 'messageerror']) worker.addEventListener(trouble, fail);
    } else {
      worker.on('message', hear);
      for (const trouble of ['error', 'exit']) worker.on(trouble, fail);
    }
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

/** @param {Search} a @param {{ variant: string, n: number, find?: string, bug?: string, way?: string, seed?: number, given?: string } | null | undefined} b */
const same = (a, b) => a.variant === b?.variant && a.n === b.n && a.find === (b.find ?? 'all') && a.bug === b.bug && a.way === b.way && a.seed === b.seed && a.given === b.given;
