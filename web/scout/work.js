// The exploring itself, on whichever thread: one search at a time, another one replaces it.

/**
 * @typedef {ConstructorParameters<import('../queens.js').MainModule['Scout']>[0]} Variant
 * @typedef {'all' | 'first' | 'count'} Find
 * @typedef {{ variant: Variant, n: number, find: Find, bug?: any, way?: any }} Search
 * @typedef {import('../queens.js').Scout} Scout
 *
 * @typedef {object} Request
 * @property {Search} search
 * @property {number} after what up to this position was found is known already
 * @property {number} until no further than about this position
 * @property {number} milliseconds how long to explore, a whole number
 *
 * @typedef {object} Answer
 * @property {Search} search
 * @property {boolean} finished the end of the search is reached
 * @property {Uint8Array | null} bytes what was found after that position; null as long as it is not passed
 */

export class Work {
  #Scout;
  /** @type {Scout | null} */
  #scout = null;
  /** @type {{ variant: string, n: number, find: string, bug?: string, way?: string }} */
  #search = { variant: '', n: 0, find: '' };

  /** @param {new (variant: Variant, n: number, options: { find: Find, bug?: any, way?: any }) => Scout} Scout of whichever module */
  constructor(Scout) {
    this.#Scout = Scout;
  }

  /** @param {Request} request @returns {boolean} whether there is more to explore */
  explore({ search, until, milliseconds }) {
    const { variant, n, find, bug, way } = search;
    const its = this.#search;
    if (!this.#scout || variant !== its.variant || n !== its.n || find !== its.find || bug !== its.bug || way !== its.way) {
      this.end();
      this.#scout = new this.#Scout(variant, n, { find, bug, way });
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

  /** Gives the memory back. */
  end() {
    this.#scout?.delete();
    this.#scout = null;
  }
}
