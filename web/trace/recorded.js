// What a program has printed of its search, read: lines of its own (`place 1 2`), or those of `queenscope trace` as JSON or as a
// table. What is none of these is passed over, so that a program may print whatever else it likes.

/** So many events are taken; beyond them nobody would see what is wrong. */
export const MOST_EVENTS = 10_000_000;
export const MOST_SQUARES = 32;

/** The kinds that change or end what stands on the board, and those that only look at it. */
const KINDS = ['test', 'place', 'remove', 'solution', 'scan', 'compare', 'reject', 'exhausted', 'done'];
/** How many numbers stand behind a word. @type {Record<string, number>} */
const WORDS = { n: 1, line: 1, test: 2, place: 2, remove: 2, solution: 0 };

/**
 * @typedef {object} Recorded an event
 * @property {string} kind as in the module; at least `test`, `place`, `remove` and `solution`
 * @property {number} row −1 where it has none
 * @property {number} col likewise
 * @property {number} at the line of the text, from 1 on
 * @property {[row: number, col: number]} [with] of a comparison, the earlier queen
 */
/**
 * @typedef {object} Recording
 * @property {number} n
 * @property {Recorded[]} events in order; the position of each is its place in it, from 1 on
 * @property {{ name: string, value: string, at: number, position: number }[]} values what was printed as `name = value`
 * @property {{ line: number, position: number }[]} lines of the program that ran, each after so many events
 */

/** What in a text cannot be read, and in which line. */
export class Unreadable extends Error {
  /** @param {number} at the line, from 1 on @param {string} message @param {'line' | 'no-size'} [code] what is wrong, for those who say it in other words */
  constructor(at, message, code = 'line') {
    super(`line ${at}: ${message}`);
    this.code = code;
  }
}

/**
 * @param {string} text
 * @param {{ n?: number, prefix?: string }} [options] the size of the board, where the text does not say it; and what stands
 *   before each line that is meant
 * @returns {Recording}
 * @throws {Unreadable}
 */
export function readRecording(text, { n: given, prefix = '' } = {}) {
  /** @type {Recording} */
  const recording = { n: given ?? 0, events: [], values: [], lines: [] };
  /** @type {string[] | undefined} */
  let columns;
  let at = 0;
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const whole = text.slice(start, end).trim();
    start = end + 1;
    at++;
    if (!whole.startsWith(prefix)) continue;
    const line = prefix ? whole.slice(prefix.length).trim() : whole;
    if (line.startsWith('position,kind,')) columns = line.split(',');
    else if (columns && /^\d+,/.test(line)) readRow(recording, columns, line, at);
    else if (line.startsWith('{')) readObject(recording, line, at);
    else readWords(recording, line, at, given);
    if (recording.events.length > MOST_EVENTS) throw new Unreadable(at, `there are more than ${MOST_EVENTS.toLocaleString('en')} events`);
    if (recording.lines.length > MOST_EVENTS) throw new Unreadable(at, `more than ${MOST_EVENTS.toLocaleString('en')} lines have run`);
  }
  if (recording.n === 0) throw new Unreadable(1, 'the size of the board is not said; print `n 6`, or give it as --n', 'no-size');
  const beyond = recording.events.find(({ row, col, with: other = [0, 0] }) => Math.max(row, col, ...other) >= recording.n);
  if (beyond) throw new Unreadable(beyond.at, `a row or a column is from 0 to ${recording.n - 1}; got (${beyond.row}, ${beyond.col})`);
  return recording;
}

/** @param {Recording} recording @param {string} line @param {number} at @param {number} [given] */
function readWords(recording, line, at, given) {
  // Most lines are of this form.
  const usual = /^(test|place|remove) (\d{1,2}) (\d{1,2})$/.exec(line);
  if (usual) {
    recording.events.push({ kind: usual[1], row: Number(usual[2]), col: Number(usual[3]), at });
    return;
  }
  const [, word, rest] = /^([a-z]+)((?:\s+-?\d+)*)$/.exec(line) ?? [];
  if (word && Object.hasOwn(WORDS, word)) {
    const numbers = rest.trim() === '' ? [] : rest.trim().split(/\s+/).map(Number);
    const wanted = WORDS[word];
    if (numbers.length !== wanted || numbers.some((number) => number < 0)) {
      const accepted = ['nothing', 'a whole number', 'a row and a column, from 0 on'][wanted];
      throw new Unreadable(at, `behind ${word} there is ${accepted}; got "${line.slice(0, 80)}"`);
    }
    if (word === 'n') setSize(recording, numbers[0], at, given);
    else if (word === 'line') recording.lines.push({ line: numbers[0], position: recording.events.length });
    else recording.events.push({ kind: word, row: numbers[0] ?? -1, col: numbers[1] ?? -1, at });
    return;
  }
  const [, name, value] = /^([A-Za-z_]\w*) = (.{1,100000})$/.exec(line) ?? [];
  if (name) recording.values.push({ name, value, at, position: recording.events.length });
}

/** @param {Recording} recording @param {number} n @param {number} at @param {number} [given] */
function setSize(recording, n, at, given) {
  if (n < 1 || n > MOST_SQUARES) throw new Unreadable(at, `n is a whole number from 1 to ${MOST_SQUARES}; got ${n}`);
  if (given !== undefined && n !== given) throw new Unreadable(at, `n is ${given}, as was asked for; got ${n}`);
  if (recording.n !== 0 && n !== recording.n) throw new Unreadable(at, `n is ${recording.n} already; got ${n}`);
  recording.n = n;
}

/** @param {Recording} recording @param {string} line @param {number} at */
function readObject(recording, line, at) {
  let event;
  try {
    event = JSON.parse(line);
  } catch {
    // Some other thing that it prints.
    return;
  }
  if (KINDS.includes(event?.kind)) push(recording, event.kind, event.row, event.col, at, event.with && [event.with.row, event.with.col]);
}

/** @param {Recording} recording @param {string[]} columns @param {string} line @param {number} at */
function readRow(recording, columns, line, at) {
  const cells = line.split(',');
  const cell = (/** @type {string} */ name) => cells[columns.indexOf(name)] ?? '';
  if (!KINDS.includes(cell('kind'))) throw new Unreadable(at, `kind is one of ${KINDS.join(', ')}; got "${cell('kind').slice(0, 80)}"`);
  const number = (/** @type {string} */ text) => (text === '' ? undefined : Number(text));
  const [, ...other] = /^r(\d+)c(\d+)$/.exec(cell('with')) ?? [];
  push(recording, cell('kind'), number(cell('row')), number(cell('col')), at, other.length > 0 ? other.map(Number) : undefined);
}

/** @param {Recording} recording @param {string} kind @param {unknown} row @param {unknown} col @param {number} at @param {unknown[]} [other] */
function push(recording, kind, row, col, at, other) {
  const [r, c] = [row, col].map((each) => each ?? -1);
  const needs = kind === 'place' || kind === 'remove' || kind === 'test';
  const isUsable = (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) >= (needs ? 0 : -1);
  if (!isUsable(r) || !isUsable(c)) throw new Unreadable(at, `${kind} has a row and a column, from 0 on; got row ${JSON.stringify(row)}, col ${JSON.stringify(col)}`);
  const known = other?.every((each) => isUsable(each) && Number(each) >= 0 && Number(each) < MOST_SQUARES);
  recording.events.push({ kind, row: Number(r), col: Number(c), at, ...(known && { with: /** @type {[number, number]} */ (other) }) });
}
