// Packs a recording for the program; see src/bindings/recording_from_js.hpp.
import { finish } from '../search/slices.js';
import { BYTES_OF_EVENT } from './events.js';
import { readValue } from './value.js';

/** Maximum number of values kept, the first ones. */
const MOST_VALUES = 200_000;

/**
 * @typedef {object} Packed
 * @property {number} n
 * @property {boolean} byColumns
 * @property {boolean} overwrites
 * @property {string} given squares as in an address
 * @property {Uint8Array<ArrayBuffer>} events
 * @property {Uint8Array<ArrayBuffer>} lines
 * @property {string} values
 * @property {string} program
 * @property {{ name: string, isMatrix: boolean, base: number, letters: string, empty: number | undefined }} [board] the variable that the events were read from, if they were
 */

/**
 * @param {import('./recorded.js').Recording} recording
 * @param {string} program its text; empty if unknown
 * @param {number} [most] maximum number of events, the first ones
 */
export const pack = (recording, program, most) => finish(packing(recording, program, most));

/**
 * The same in short turns.
 * @param {import('./recorded.js').Recording} recording
 * @param {string} program
 * @param {number} [most]
 * @returns {Generator<void, Packed>}
 */
export function* packing({ n, given, events, values, lines, line, overwrites }, program, most = events.length) {
  const said = [];
  for (const each of values.filter(({ position }) => position <= most).slice(0, MOST_VALUES)) {
    yield;
    said.push(lineOfValue(each));
  }
  const ran = Uint32Array.from(most < events.length ? lines.filter((_, i) => lines[i - (i % 2)] <= most) : lines);
  return {
    n,
    byColumns: line === 1,
    overwrites,
    given: given.map((square) => square.join('.')).join(','),
    events: events.bytes.slice(0, most * BYTES_OF_EVENT),
    lines: new Uint8Array(ran.buffer),
    values: said.join(''),
    program,
  };
}

// Taken in a few milliseconds.
const EVENTS_OF_PART = 100_000;
const BYTES_OF_LINE = 8;

/**
 * Hands a recording to the page, which then can show it, in short turns.
 * @param {Pick<import('../app.js').Page, 'record' | 'recordMore'>} page
 * @param {ReturnType<typeof pack>} packed
 */
export function* handing(page, packed) {
  const { events, lines } = packed;
  const part = (/** @type {number} */ first) => {
    const of = (/** @type {Uint8Array} */ bytes, /** @type {number} */ size) => bytes.subarray(first * size, (first + EVENTS_OF_PART) * size);
    return { ...packed, events: of(events, BYTES_OF_EVENT), lines: of(lines, BYTES_OF_LINE) };
  };
  page.record(part(0));
  const count = Math.max(events.length / BYTES_OF_EVENT, lines.length / BYTES_OF_LINE);
  for (let first = EVENTS_OF_PART; first < count; first += EVENTS_OF_PART) {
    yield;
    page.recordMore({ ...part(first), values: '', program: '' });
  }
}

/** A value as the board takes it. @param {{ name: string, value: string, position: number }} said */
export function lineOfValue({ name, value, position }) {
  const shown = shownValue(value);
  return shown ? `${[position, name, [shown.type, ...shown.letters].join(':'), shown.width, ...shown.values].join(' ')}\n` : '';
}

/**
 * @typedef {object} Shown
 * @property {'int' | 'list' | 'flags' | 'set' | 'matrix'} type
 * @property {number[]} values of a matrix row by row
 * @property {number} width of a matrix: how long a row is; else 0
 * @property {number[]} letters the character codes of 0 and 1 in a matrix of letters; else empty
 */

/** Largest number of cells shown. */
const MOST_CELLS = 1024;
/** A longer text has more cells. */
const LONGEST = 32 * MOST_CELLS;
/** Values of the letters of a board: 1 is a queen, 0 an empty square. @type {Record<string, number>} */
const LETTERS = { Q: 1, q: 1, '#': 0, '.': 0, ' ': 0, _: 0, '-': 0, x: 0 };

/**
 * Converts a printed variable to the form that Variables shows.
 * @param {string} text
 * @returns {Shown | undefined} nothing where it is no number, truth value, list or board of such
 */
export function shownValue(text) {
  if (text.length > LONGEST) return undefined;
  const value = readValue(text);
  const plain = numberOf(value);
  if (plain !== undefined) return { type: 'int', values: [plain], width: 0, letters: [] };
  const isSet = typeof value === 'object' && value !== null && 'set' in value;
  const items = isSet ? value.set : value;
  if (!Array.isArray(items) || items.length > MOST_CELLS) return undefined;
  const rows = items.map((each) => (typeof each === 'string' && each.length > 1 ? [...each] : each));
  if (rows.length > 0 && rows.every(Array.isArray)) {
    const width = rows[0].length;
    const cells = rows.flat().map(cellOf);
    const isBoard = width > 0 && rows.every((row) => row.length === width) && cells.length <= MOST_CELLS;
    return isBoard && isNumbers(cells) ? { type: 'matrix', values: cells, width, letters: lettersOf(rows.flat()) } : undefined;
  }
  const values = rows.map(cellOf);
  if (!isNumbers(values)) return undefined;
  if (isSet) return { type: 'set', values, width: 0, letters: [] };
  return { type: values.length > 0 && rows.every((each) => typeof each === 'boolean') ? 'flags' : 'list', values, width: 0, letters: [] };
}

/**
 * The characters for an empty square and for a queen.
 * @param {unknown[]} cells
 * @returns {number[]} none where not all cells are letters, or where several letters mean the same
 */
function lettersOf(cells) {
  if (!cells.every((each) => typeof each === 'string')) return [];
  const [empty, queen] = [0, 1].map((value) => [...new Set(cells)].filter((letter) => LETTERS[letter] === value));
  return empty.length > 1 || queen.length > 1 ? [] : [empty[0] ?? '.', queen[0] ?? 'Q'].map((letter) => letter.charCodeAt(0));
}

/** @param {(number | undefined)[]} values @returns {values is number[]} */
const isNumbers = (values) => values.every((each) => each !== undefined);

/** @param {unknown} value @returns {number | undefined} */
function numberOf(value) {
  if (typeof value === 'boolean') return Number(value);
  return Number.isSafeInteger(value) ? Number(value) : undefined;
}

/** @param {unknown} value */
const cellOf = (value) => numberOf(value) ?? (typeof value === 'string' ? LETTERS[value] : undefined);
