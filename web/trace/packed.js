// A recording as the program takes it; see src/bindings/recording_from_js.hpp.
import { shownValue } from './shown-value.js';
import { lineOf, takesBack } from './verdict.js';

/** By the order that is public. */
const KINDS = ['test', 'scan', 'compare', 'place', 'remove', 'solution', 'reject', 'exhausted', 'done'];
const NOWHERE = 255;
const BYTES_OF_EVENT = 5;
/** More values are not kept, the first of them. */
const MOST_VALUES = 200_000;

/**
 * @param {import('./recorded.js').Recording} recording
 * @param {string} program its text; empty where it is not known
 */
export function pack({ n, events, values, lines }, program) {
  const bytes = new Uint8Array(events.length * BYTES_OF_EVENT).fill(NOWHERE);
  for (const [i, { kind, row, col, with: other }] of events.entries()) {
    const at = i * BYTES_OF_EVENT;
    // A comparison of which the other queen is not known is shown as what it is about: a square that is examined.
    bytes[at] = KINDS.indexOf(kind === 'compare' && !other ? 'test' : kind);
    if (row >= 0) bytes[at + 1] = row;
    if (col >= 0) bytes[at + 2] = col;
    if (other) bytes.set(other, at + 3);
  }
  const ran = new Uint32Array(2 * lines.length);
  for (const [i, { line, position }] of lines.entries()) ran.set([position, line], 2 * i);
  return {
    n,
    byColumns: lineOf(events) === 1,
    overwrites: !takesBack(events),
    events: bytes,
    lines: new Uint8Array(ran.buffer),
    values: values.slice(0, MOST_VALUES).map(lineOfValue).join(''),
    program,
  };
}

/** @param {{ name: string, value: string, position: number }} said */
function lineOfValue({ name, value, position }) {
  const shown = shownValue(value);
  return shown ? `${[position, name, shown.type, shown.width, ...shown.values].join(' ')}\n` : '';
}
