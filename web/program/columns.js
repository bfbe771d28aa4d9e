// A list of the column of each row, as it changes: what of it are queens is known only when the program has ended, since only
// then it can be told whether it counts from 0 or from 1, and whether it takes queens back or overwrites them.
import { columnsIn } from './board.js';

/** @typedef {{ row: number, column: number | null, several: boolean }} Change of a row, null: nothing stands there now; with others at once */
/** @typedef {{ kind: 'place' | 'remove', row: number, col: number }} Move counted from 0 */

export class Columns {
  #n;
  /** What it shows. @type {Map<number, number> | undefined} */
  #shown;
  /** What fills a list that is made as long as it will be. @type {number | undefined} */
  #filler;
  #grows = false;
  #longest = 0;
  /** @type {Change[]} */
  #changes = [];

  /** @param {number} n */
  constructor(n) {
    this.#n = n;
  }

  /** An empty list has been seen, so that what comes into it are queens. */
  begin() {
    if (!this.#shown) this.#grows = true;
  }

  /** @param {import('../trace/value.js').Value} value @returns {number} how many changes there are now */
  show(value) {
    const now = columnsIn(value);
    if (!now) return this.#changes.length;
    if (Array.isArray(value)) this.#longest = Math.max(this.#longest, value.length);
    if (!this.#shown) {
      const filled = !this.#grows && Array.isArray(value) && value.length >= this.#n;
      const values = new Set(now.values());
      // All the same, they were put there to begin with; all different, it is an order of columns that will be exchanged.
      if (filled && values.size <= 1) [this.#filler, this.#shown] = [[...values][0], new Map(now)];
      else this.#shown = new Map();
    }
    const before = this.#shown;
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter((row) => before.get(row) !== now.get(row)).sort((one, other) => one - other);
    for (const row of changed) {
      const column = now.get(row);
      this.#changes.push({ row, column: column === undefined || column === this.#filler ? null : column, several: changed.length > 1 });
    }
    this.#shown = now;
    return this.#changes.length;
  }

  /** A row has been written, perhaps what stood there. @param {number} row @param {import('../trace/value.js').Value} column @returns {number} likewise */
  write(row, column) {
    this.#shown ??= new Map();
    this.#longest = Math.max(this.#longest, row + 1);
    const usable = Number.isInteger(column) ? Number(column) : null;
    if (usable === null) this.#shown.delete(row);
    else this.#shown.set(row, usable);
    return this.#changes.push({ row, column: usable, several: false });
  }

  /** @returns {Move[][]} for each change what it comes to */
  moves() {
    const written = this.#changes.filter(({ column }) => column !== null);
    const has = (/** @type {'row' | 'column'} */ what, /** @type {number} */ value) => written.some((change) => change[what] === value);
    const fromOne = has('row', this.#n) || (this.#longest > this.#n && !has('row', 0));
    const firstColumn = (fromOne && (has('column', this.#n) || !has('column', 0))) || (has('column', this.#n) && !has('column', 0)) ? 1 : 0;
    const squares = this.#changes.map(({ row, column, several }) => ({
      row: row - (fromOne ? 1 : 0), col: column === null ? -1 : column - firstColumn, several,
    }));
    const undoes = this.#undoes(squares);
    /** @type {Map<number, number>} */
    const standing = new Map();
    return squares.map(({ row, col }) => {
      const before = standing.get(row);
      if (row < 0 || row >= this.#n || before === col) return [];
      /** @type {Move[]} */
      const moves = [];
      if (before !== undefined && (undoes || !this.#fits(col))) moves.push({ kind: 'remove', row, col: before });
      standing.delete(row);
      if (this.#fits(col)) {
        if (!undoes) for (const below of [...standing.keys()]) if (below > row) standing.delete(below);
        standing.set(row, col);
        moves.push({ kind: 'place', row, col });
      }
      return moves;
    });
  }

  /** @param {number} col */
  #fits(col) {
    return col >= 0 && col < this.#n;
  }

  /** Whether a queen is ever taken back without another in her place, or several are moved at once. @param {{ row: number, col: number, several: boolean }[]} squares */
  #undoes(squares) {
    const standing = new Set();
    for (const { row, col, several } of squares) {
      if (standing.has(row) && (several || !this.#fits(col))) return true;
      if (this.#fits(col)) standing.add(row);
    }
    return false;
  }
}
