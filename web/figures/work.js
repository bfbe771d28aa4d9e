// Computes the data of the charts in short turns that leave the thread free in between.
import { BUDGET_SECONDS, LARGEST } from './tables.js';
import load from '../queens.js';
import { isSameSearch } from '../search/same.js';
import { breath } from '../search/slices.js';

/**
 * @typedef {ReturnType<import('../queens.js').Search['figures']>} Figures
 * @typedef {ConstructorParameters<import('../queens.js').MainModule['Search']>[0]} Variant
 *
 * @typedef {{ variant: Variant, n: number, find: 'all' | 'first' | 'count', bug?: any, way?: any, seed?: number, given?: string, recording?: number, title: string, position: number }} Place a moment
 *   of a search, with what its program is called; of one that was recorded the number of the recording
 * @typedef {import('../search/shown.js').Packed} Packed
 * @typedef {object} Seen
 * @property {Place} place the moment that was asked for
 * @property {number} reached the figures are of this position, on the way to that moment or there
 * @property {Figures} figures
 *
 * @typedef {object} Measured a whole search
 * @property {Variant} variant
 * @property {number} n
 * @property {number} events
 * @property {number} tests of squares; of bitmask the rows computed at once
 * @property {number} placements
 * @property {number | null} executed lines of the listing; null where there were too many events to watch each
 * @property {number | null} reads of its bookkeeping, likewise
 *
 * @typedef {{ seen: Seen } | { measured: Measured } | { ended: true } | { error: string }} Told
 */

// Searches up to this length are run event by event.
const WATCHED = 2e6;

export class Work {
  #tell;
  #slice;
  #loading = load();
  /** @type {import('../queens.js').Search | undefined} */
  #search;
  /** @type {Place | undefined} */
  #wanted;
  /** @type {Place | undefined} */
  #place;
  /** @type {Packed | undefined} */
  #recording;
  #watched = 0;
  #stretch = 1e5;
  #looking = false;
  #signal;

  /**
   * @param {(told: Told) => void} tell hears whatever there is to tell
   * @param {number} slice milliseconds that a stretch may take
   * @param {AbortSignal} [signal] ends it
   */
  constructor(tell, slice, signal) {
    this.#tell = tell;
    this.#slice = slice;
    this.#signal = signal;
  }

  /** Takes the recording that moments to come are of. @param {Packed} recording */
  take(recording) {
    this.#recording = recording;
  }

  /** Tells the figures of a moment, and of moments on the way if it is far. Another wish replaces it. @param {Place} place */
  async look(place) {
    this.#wanted = place;
    if (this.#looking) return;
    this.#looking = true;
    const queens = await this.#loading;
    while (!this.#signal?.aborted) {
      const wanted = /** @type {Place} */ (this.#wanted);
      const { variant, n, find, bug, way, seed, given, recording } = wanted;
      if (recording !== this.#place?.recording || !isSameSearch(wanted, this.#place)) {
        this.#search?.delete();
        this.#search = recording ? /** @type {import('../queens.js').Search} */ (queens.recorded(/** @type {Packed} */ (this.#recording))) : new queens.Search(variant, n, { find, bug, way, seed, given });
        this.#place = wanted;
        this.#watched = 0;
      }
      const search = /** @type {import('../queens.js').Search} */ (this.#search);
      const begun = performance.now();
      // Seeking within the explored part is fast.
      const reached = search.seek(Math.min(wanted.position, this.#watched + this.#stretch));
      const figures = search.figures();
      this.#watched = Math.max(this.#watched, reached);
      this.#stretch = adapted(this.#stretch, performance.now() - begun, this.#slice);
      this.#tell({ seen: { place: wanted, reached, figures } });
      await breath();
      if (reached === wanted.position && wanted === this.#wanted) break;
    }
    this.#looking = false;
  }

  /** Tells of whole searches of all programs that find all solutions, from the smallest board on. */
  async measure() {
    const queens = await this.#loading;
    const variants = queens.variants().map(({ id }) => /** @type {Variant} */ (id)).filter((id) => findsAll(queens, id));
    const spent = new Map(variants.map((variant) => [variant, 0]));
    for (let n = 1; n <= LARGEST && !this.#signal?.aborted; n++) {
      for (const variant of variants) {
        const search = new queens.Search(variant, n);
        let stretch = 1e6;
        while (search.total() === null && Number(spent.get(variant)) < 1000 * BUDGET_SECONDS) {
          const begun = performance.now();
          search.seek(search.position() + stretch);
          const took = performance.now() - begun;
          spent.set(variant, Number(spent.get(variant)) + took);
          stretch = adapted(stretch, took, this.#slice);
          await breath();
        }
        if (search.total() !== null) this.#tell({ measured: measured(variant, n, search) });
        search.delete();
        await breath();
      }
    }
    this.#tell({ ended: true });
  }
}

/** @param {import('../queens.js').MainModule} queens @param {Variant} variant */
function findsAll(queens, variant) {
  try {
    new queens.Search(variant, 1, { find: 'all' }).delete();
    return true;
  } catch {
    return false;
  }
}

/** @param {Variant} variant @param {number} n @param {import('../queens.js').Search} search at its end @returns {Measured} */
function measured(variant, n, search) {
  const { test, scan, place } = search.counters();
  const events = search.position();
  const kinds = events <= WATCHED ? search.figures().kinds : null;
  const sum = (/** @type {'executed' | 'reads'} */ of) => kinds && kinds.reduce((all, each) => all + each[of], 0);
  return { variant, n, events, tests: test + scan, placements: place, executed: sum('executed'), reads: sum('reads') };
}

/** How far the next stretch goes. @param {number} stretch @param {number} took milliseconds @param {number} slice */
const adapted = (stretch, took, slice) => Math.ceil(stretch * Math.min(2, slice / Math.max(took, 0.1)));
