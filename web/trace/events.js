// The events of a recording. A search can have ten million, so they are kept as bytes, in the form that the module reads.
import { KINDS } from '../contract/table.js';

const NOWHERE = 255;
export const BYTES_OF_EVENT = 5;

/**
 * @typedef {object} Recorded an event
 * @property {string} kind as in the module; at least `test`, `place`, `remove` and `solution`
 * @property {number} row −1 if it has none
 * @property {number} col likewise
 * @property {number} at the line of the text, from 1
 * @property {[row: number, col: number]} [with] of a comparison, the earlier queen; of `restrict`, the queen that takes the
 *   square; of `move`, the square that the queen leaves
 */

/** The same bytes with room for more. @param {Uint8Array} bytes */
function larger(bytes) {
  const copy = new Uint8Array(2 * bytes.length);
  copy.set(bytes);
  return copy;
}

/** Reads like a list of `Recorded`. The position of an event is its place in it, from 1. */
export class Events {
  #bytes = new Uint8Array(64 * BYTES_OF_EVENT);
  /** @type {number[]} */
  #lines = [];
  /** Number of placements. */
  places = 0;

  get length() {
    return this.#lines.length;
  }

  /**
   * @param {string} kind
   * @param {number} row @param {number} col −1 if it has none
   * @param {number} at the line of the text, from 1
   * @param {number[]} [other] the other square of the event, as `with` of `Recorded`
   */
  push(kind, row, col, at, other) {
    const start = this.length * BYTES_OF_EVENT;
    if (start === this.#bytes.length) this.#bytes = larger(this.#bytes);
    // A comparison without its other queen is shown as a test of its square.
    const bytes = this.#bytes;
    bytes[start] = KINDS.indexOf(kind === 'compare' && !other ? 'test' : kind);
    bytes[start + 1] = row < 0 ? NOWHERE : Math.min(row, NOWHERE - 1);
    bytes[start + 2] = col < 0 ? NOWHERE : Math.min(col, NOWHERE - 1);
    bytes[start + 3] = other ? other[0] : NOWHERE;
    bytes[start + 4] = other ? other[1] : NOWHERE;
    this.#lines.push(at);
    if (kind === 'place') this.places++;
  }

  /** @param {number} i from 0 @returns {Recorded} */
  at(i) {
    const start = i * BYTES_OF_EVENT;
    const bytes = this.#bytes;
    const coordinate = (/** @type {number} */ k) => (bytes[start + k] === NOWHERE ? -1 : bytes[start + k]);
    const kind = KINDS[bytes[start]];
    const event = { kind, row: coordinate(1), col: coordinate(2), at: this.#lines[i] };
    return bytes[start + 3] !== NOWHERE ? { ...event, with: [coordinate(3), coordinate(4)] } : event;
  }

  /** Counts a coordinate from 0 that the program counts from 1. @param {number} i from 0 @param {0 | 1} coordinate */
  shift(i, coordinate) {
    for (const k of [1 + coordinate, 3 + coordinate]) {
      const byte = i * BYTES_OF_EVENT + k;
      if (this.#bytes[byte] !== NOWHERE) this.#bytes[byte]--;
    }
  }

  /** For the module, without a copy. */
  get bytes() {
    return this.#bytes.subarray(0, this.length * BYTES_OF_EVENT);
  }

  *[Symbol.iterator]() {
    for (let i = 0; i < this.length; i++) yield this.at(i);
  }
}
