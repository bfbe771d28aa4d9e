// The exploring itself, on any thread: one search at a time; a new one replaces it.
import { isSameSearch } from '../search/same.js';

/**
 * @typedef {ConstructorParameters<import('../queens.js').MainModule['Scout']>[0]} Variant
 * @typedef {'all' | 'first' | 'count'} Find
 * @typedef {object} Search
 * @property {Variant} variant
 * @property {number} n
 * @property {Find} find goal of its program
 * @property {any} [bug] its fault, if any
 * @property {any} [way] its version, if any
 * @property {number} [seed] of its generator, if it has one
 * @property {string} [given] squares of its given queens, if any
 * @typedef {import('../queens.js').Scout} Scout
 *
 * @typedef {object} Request
 * @property {Search} search
 * @property {number} after results up to this position are known
 * @property {number} until approximate last position
 * @property {number} milliseconds time for exploring, a whole number
 *
 * @typedef {object} Answer
 * @property {Search} search
 * @property {boolean} finished whether the end of the search has been reached
 * @property {Uint8Array | null} bytes results beyond that position; null until it has been passed
 */

export class Work {
  #Scout;
  /** @type {Scout | null} */
  #scout = null;
  /** @type {Search | null} */
  #search = null;

  /** @param {new (variant: Variant, n: number, options: { find: Find, bug?: any, way?: any, seed?: number, given?: string }) => Scout} Scout class of any module */
  constructor(Scout) {
    this.#Scout = Scout;
  }

  /** @param {Request} request @returns {boolean} whether there is more to explore */
  explore({ search, until, milliseconds }) {
    if (!this.#scout || !isSameSearch(search, this.#search)) {
      this.end();
      const { variant, n, find, bug, way, seed, given } = search;
      this.#scout = new this.#Scout(variant, n, { find, bug, way, seed, given });
      this.#search = search;
    }
    if (this.#scout.explored() < until) this.#scout.explore(milliseconds);
    return !this.#scout.finished() && this.#scout.explored() < until;
  }

  /** The answer to a request, from the part explored so far. @param {Request} request @returns {Answer} */
  answer({ search, after }) {
    const scout = /** @type {Scout} */ (this.#scout);
    return { search, finished: scout.finished(), bytes: scout.handOver(after) };
  }

  /** Frees the memory. */
  end() {
    this.#scout?.delete();
    this.#scout = null;
  }
}
