// Whether a recorded search goes by rows or by columns.
import { areSafe, attacks } from '../search/attacks.js';

/** Maximum number of rows or columns of a board. */
const MOST_LINES = 32;

/**
 * Reads the events as placed line by line. A queen that is placed in a line that has one takes its place. In a list that is
 * overwritten, all queens placed after that one are gone, too.
 */
class Reading {
  /** @type {[row: number, column: number][]} */
  standing = [];
  /** Number of recorded boards without attacks, by number of queens. @type {number[]} */
  sound = Array(MOST_LINES + 1).fill(0);
  /** Queens placed below an attacked queen. */
  careless = 0;
  /** Queens placed in a different line from the first queen at that depth. */
  jumps = 0;
  /** Queens placed in a line that has one. */
  taken = 0;
  /** Removals of queens that are not on the board. */
  #unknown = 0;
  /** @type {number[]} the line of the first queen at each depth */
  #lineAt = [];

  /** @param {0 | 1} line the coordinate that counts the lines */
  constructor(line) {
    this.line = line;
  }

  /** @param {string} kind @param {[number, number]} square @param {boolean} overwrites whether no queen has been removed so far */
  take(kind, square, overwrites) {
    const { standing, line } = this;
    if (kind === 'place') {
      const before = standing.findIndex((queen) => queen[line] === square[line]);
      if (before >= 0) {
        this.taken++;
        standing.splice(before, overwrites ? standing.length : 1);
      }
      const top = standing.at(-1);
      if (before < 0 && top && standing.some((queen) => attacks(queen, top))) this.careless++;
      this.#lineAt[standing.length] ??= square[line];
      if (this.#lineAt[standing.length] !== square[line]) this.jumps++;
      if (standing.length < MOST_LINES) standing.push(square);
    } else if (kind === 'remove') {
      const at = standing.findIndex((queen) => queen[0] === square[0] && queen[1] === square[1]);
      if (at >= 0) standing.splice(at, 1);
      else this.#unknown++;
    } else if (kind === 'move') {
      const at = standing.findIndex(([row]) => row === square[0]);
      if (at >= 0) standing[at] = square;
    } else if (kind === 'restart') {
      this.standing = [];
    } else if (kind === 'solution') {
      if (areSafe(standing)) this.sound[standing.length]++;
    }
  }

  /** Removals of queens that are not on the board, and queens that are left on it. */
  get slips() {
    return this.#unknown + this.standing.length;
  }

  /** Which of two readings explains the events better: less than 0 for this one. @param {Reading} other */
  compare(other) {
    for (let queens = MOST_LINES; queens > 0; queens--) {
      if (this.sound[queens] !== other.sound[queens]) return other.sound[queens] - this.sound[queens];
    }
    return this.slips - other.slips || this.jumps + this.taken - other.jumps - other.taken || this.careless - other.careless;
  }
}

/** Finds out whether a search goes by rows or by columns, while its events are read. */
export class Direction {
  #readings = [new Reading(0), new Reading(1)];
  /** @type {0 | 1 | undefined} */
  #said;
  /** Queens by their row, and by their column, as many as stood before them. */
  #begins = [0, 0];
  overwrites = true;

  /** @param {string} kind @param {number} row @param {number} col */
  take(kind, row, col) {
    if (kind === 'remove') this.overwrites = false;
    // A line that is exhausted says whether it is a row.
    if (kind === 'exhausted' && Math.min(row, col) === -1 && Math.max(row, col) >= 0) this.#said ??= row === -1 ? 1 : 0;
    for (const reading of this.#readings) reading.take(kind, [row, col], this.overwrites);
    if (kind !== 'place') return;
    for (const [i, each] of [row, col].entries()) if (each === this.#readings[i].standing.length - 1) this.#begins[i]++;
  }

  /** The coordinate that counts the lines. @returns {0 | 1} */
  get line() {
    if (this.#said !== undefined) return this.#said;
    const [rows, columns] = this.#readings;
    if (!this.overwrites && (rows.slips === 0) !== (columns.slips === 0)) return rows.slips === 0 ? 0 : 1;
    const order = rows.compare(columns) || this.#begins[1] - this.#begins[0];
    return order > 0 ? 1 : 0;
  }
}
