// Packs a recording for the program; see src/bindings/recording_from_js.hpp.
import { finish } from '../search/slices.js';
import { BYTES_OF_EVENT } from './events.js';
import { shownValue } from './shown-value.js';

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
 * @property {{ name: string, isMatrix: boolean, base: number }} [board] the variable that the events were read from, if they were
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
  return shown ? `${[position, name, shown.type, shown.width, ...shown.values].join(' ')}\n` : '';
}
