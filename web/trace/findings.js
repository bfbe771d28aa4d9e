// Findings: mistakes of a program. The other languages have these sentences under the same names in `program`.
import { attacks } from '../search/attacks.js';

/** @typedef {keyof typeof DETAILS} Detail */
export const DETAILS = {
  'detail-standing': 'The queen on {queen} (placed at event {position}) is still on the board when a queen is placed on {square}.',
  'detail-none-there': 'A queen is removed from {square}, but there is none.',
  'detail-never-back': 'The queen on {square} is never removed.',
  'detail-kept': 'After the queen on {queen} is removed, {name} still holds {value}, which line {added} put there.',
  'detail-kept-flag': 'After the queen on {queen} is removed, {name} is still set. Line {added} set it.',
  'detail-accumulated': 'Line {added} adds queens to {name}, but none is ever removed from it. When the search is back in row {row}, {name} still holds {held} queens.',
  'detail-row-empty': 'A queen is placed on {square} while row {line} has none.',
  'detail-column-empty': 'A queen is placed on {square} while column {line} has none.',
  'detail-attacked': 'A queen is placed on {square}, which the queen on {queen} attacks.',
  'detail-not-full': 'This is not a solution: the number of queens on the board is {standing}, not {n}.',
  'detail-short': 'A recorded board has only {standing} of {n} queens: {list}.',
  'detail-long': 'This list has {standing} columns: {list}. A solution has {n}.',
  'detail-clash': 'This is not a solution: the queens on {queen} and {square} attack each other.',
  'detail-one-square': 'This is not a solution: two queens are on one square.',
  'detail-outside': 'This is not a solution: {square} is not on the board.',
  'detail-again': 'This solution was already recorded at event {position}.',
  'detail-same': 'All {number} entries of {name} are the same: {list}.',
  'detail-same-lists': 'All {number} recorded entries are the same: {list}.',
  'detail-same-copy': 'All {number} recorded entries are the same: {list}. But {board} held different boards when they were recorded, so record a copy of the board.',
  'detail-again-line': 'This solution was already printed on line {line} of the output.',
  'detail-again-list': 'The solution with queens in columns {columns} is recorded more than once.',
  'detail-count': 'Solutions counted by the program: {found}. Correct number: {expected}.',
  'detail-none': 'The program reports no solution, but the correct number is {expected}.',
  'detail-missed': 'Solutions found: {found} of {expected}.',
  'detail-missed-first': 'Solutions found: {found} of {expected}. The first missing one has queens in columns {columns}.',
  'detail-missed-near': 'Solutions found: {found} of {expected}. The first missing one has queens in columns {columns}. The search came closest when it placed a queen on {square}.',
  'detail-unsaid': 'Solutions that the search reached: {found} of {expected}. But no line says solution.',
  'detail-unplaced': 'Lines that say solution: {said}. But no line places a queen.',
  'detail-missed-unbegun': 'Solutions found: {found} of {expected}. The first missing one has queens in columns {columns}. The search never began with any of these queens.',
};

/** @param {string} text with places for values, as {line} @param {Record<string, string | number>} values */
export const fill = (text, values) => text.replaceAll(/\{(\w+)\}/g, (place, name) => (name in values ? values[name].toLocaleString('en') : place));

/** @typedef {'attacked-placement' | 'not-undone' | 'wrong-solution' | 'duplicate-solution' | 'missing-solution' | 'excess-count' | 'same-list' | 'skipped-row' | 'unsaid' | 'error'} FindingId */
/**
 * @typedef {object} Finding
 * @property {FindingId} id
 * @property {number} position the event that shows it, from 1; 0 if there is none
 * @property {number} line of the text, from 1; 0 if there is none
 * @property {string} message in English
 * @property {Detail | 'error'} detail the same, for other languages
 * @property {Record<string, string | number>} values that stand in it
 */

/** The first finding of each kind. */
export class Findings {
  /** @type {Map<FindingId, Finding>} */
  #first = new Map();

  /**
   * @param {FindingId} id
   * @param {Detail} detail
   * @param {Record<string, string | number>} values
   * @param {{ position?: number, line?: number }} [where]
   */
  tell(id, detail, values, { position = 0, line = 0 } = {}) {
    if (this.#isLater(id, position)) return;
    this.add({ id, position, line, message: fill(DETAILS[detail], values), detail, values });
  }

  /** Whether an earlier finding of this kind stays. @param {FindingId} id @param {number} position */
  #isLater(id, position) {
    const known = this.#first.get(id);
    return known !== undefined && !(position > 0 && position < known.position);
  }

  /** Keeps the earliest finding of each kind. @param {Finding} finding */
  add(finding) {
    if (!this.#isLater(finding.id, finding.position)) this.#first.set(finding.id, finding);
  }

  get size() {
    return this.#first.size;
  }

  /** @param {FindingId} id */
  has(id) {
    return this.#first.has(id);
  }

  /** In order of their positions; those without one come last. */
  get all() {
    return [...this.#first.values()].sort((one, other) => (one.position || Infinity) - (other.position || Infinity) || 0);
  }
}

const nameOf = (/** @type {[number, number]} */ [row, column]) => `(${row}, ${column})`;

/** A list can be much longer than a board. */
const MOST_LISTED = 32;

/** @param {[row: number, column: number][]} queens one in each row from the first */
export const listOf = (queens) => `[${queens.slice(0, MOST_LISTED).map(([, column]) => column).join(', ')}${queens.length > MOST_LISTED ? ', …' : ''}]`;

/**
 * Why queens are not a solution.
 * @param {[row: number, column: number][]} queens
 * @param {number} n
 * @returns {[Detail, Record<string, string | number>]}
 */
export function faultOf(queens, n) {
  if (queens.length > n && queens.every(([row], i) => row === i)) return ['detail-long', { standing: queens.length, n, list: listOf(queens) }];
  const outside = queens.find((square) => square.some((each) => each < 0 || each >= n));
  if (outside) return ['detail-outside', { square: nameOf(outside) }];
  if (queens.length !== n) return ['detail-not-full', { standing: queens.length, n }];
  for (const [i, queen] of queens.entries()) {
    const other = queens.slice(i + 1).find((each) => attacks(queen, each));
    if (other) return ['detail-clash', { queen: nameOf(queen), square: nameOf(other) }];
  }
  return ['detail-one-square', {}];
}
