// Reads what a program has printed of its search: lines such as `place 1 2`, or JSON lines and tables as `queenscope trace`
// writes them. Other lines are passed over, so that a program may print whatever else it likes.
import { attacks } from '../search/attacks.js';
import { finish } from '../search/slices.js';
import { Direction } from './direction.js';
import { KINDS } from '../contract/table.js';
import { Events } from './events.js';
import { linesOf } from './lines.js';

/** Largest number of events; longer traces are refused. */
export const MOST_EVENTS = 10_000_000;
const MOST_SQUARES = 32;
/** Longer lines are no events. */
const LONGEST_LINE = 10_000;
/** Longer values are not read. */
const LONGEST_VALUE = 50_000_000;
/** Of more values only the last of each name is kept. */
const MOST_VALUES = 200_000;
/** Number of lines in which a common prefix is searched. */
const ENOUGH_LINES = 1000;

/** The columns of a table that are read. */
const COLUMNS = ['kind', 'row', 'col', 'with', 'by', 'from', 'to'];
/** How many numbers follow a word. @type {Record<string, number>} */
const WORDS = { n: 1, line: 1, given: 2, test: 2, place: 2, remove: 2, solution: 0 };

/** @typedef {{ name: string, value: string, at: number, position: number }} Printed a value: its line in the text, and the events before it */
/**
 * @typedef {object} Recording
 * @property {number} n
 * @property {[row: number, col: number][]} given queens that stood on the board before the search began
 * @property {Events} events in order; the position of each is its place in it, from 1
 * @property {Printed[]} values what was printed as `name = value`
 * @property {number[]} lines of the program that ran: each as the number of events before it, and then the line
 * @property {0 | 1} line the coordinate that counts the lines of the search: 0 by rows, 1 by columns
 * @property {boolean} overwrites whether no queen is ever removed
 * @property {string} prefix what stands before each line; empty if that differs
 */

/** A line of a text that cannot be read. */
export class Unreadable extends Error {
  /** @param {number} at the line, from 1 @param {string} message @param {'line' | 'no-size'} [code] kind of error, for translations */
  constructor(at, message, code = 'line') {
    super(`line ${at}: ${message}`);
    this.code = code;
  }
}

/**
 * @typedef {object} Options
 * @property {number} [n] the board size, if the text does not name it
 * @property {string} [prefix] of each line, if it is known
 * @property {boolean} [hasOtherValues] whether values are also read from lines without the prefix
 */

/**
 * @param {string} text
 * @param {Options} [options]
 * @returns {Recording}
 * @throws {Unreadable}
 */
export const readRecording = (text, options) => finish(reading(text, options));

/** Signs before a word; each kind of line may have its own, such as `+place 0 1` and `-remove 0 1`. */
const SIGNS = /^[^\w\s]{1,3}\s*/;

/** A word and what follows it: `place 0 1`, `Place(0, 1);`, `place: 0, 1`. */
const LOOSE = /^(n|line|given|test|place|remove|solution)(?![\w=])\s*:?\s*([-\d\s,;()[\]]*)[.!]?$/i;
/** An event with whatever stands before it. */
const EVENT = /^(.{0,40}?)(?:(?<![A-Za-z])(?:test|place|remove)\s*[:([]*\s*\d+[\s,;]+\d+\s*[)\]]*[;.]?|\{[^{}]{0,200}"kind"\s*:\s*"(?:test|place|remove)".*\}|position,kind,row,.*)$/i;

/**
 * The prefix of most lines: `@` in `@place 0 1`.
 * @param {string} text
 * @returns {Generator<void, string | undefined>} undefined if there are several prefixes, all of them only signs
 */
function* prefixIn(text) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  let seen = 0;
  for (const { text: line } of linesOf(text)) {
    yield;
    const [, before] = line.length > LONGEST_LINE ? [] : EVENT.exec(line) ?? [];
    if (before === undefined) continue;
    const prefix = before.trim();
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    if (++seen === ENOUGH_LINES) break;
  }
  if (counts.size > 1 && [...counts.keys()].every((prefix) => prefix.replace(SIGNS, '') === '' && prefix !== '')) return undefined;
  // A sign that the program took the trouble to print is meant.
  const [most] = [...counts].sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || other.length - one.length);
  // Words that change from line to line are no prefix.
  return most && 2 * most[1] >= seen ? most[0] : '';
}

/** A line of a trace, behind its prefix. */
const TRACE = /^(?:[^\w\s]{1,3}\s*)?(?:(?:n|line|given|test|place|remove)\s*[:([]*\s*-?\d[-\d\s,;()[\]]*\.?|solution(?:\s+\d+|[(); ]*[.!]?)|\{.{0,200}"kind"\s*:.*\}|position,kind,.*|\d+,(?:given|test|scan|compare|place|remove|solution|reject|exhausted|done|restrict|restore|wipeout|move|restart),.*)$/i;

/** Whether a line belongs to a trace. @param {string} line without the blanks at its ends @param {string} prefix */
export const isTraceLine = (line, prefix) => line.startsWith(prefix) && line.length <= LONGEST_LINE && TRACE.test(line.slice(prefix.length).trim());

/** The question of a program, whose answer has no end of line here. */
const QUESTION = /^.{0,200}?[?:=>]\s*$/;

/**
 * An event behind a question: `How many queens? @place 0 0`.
 * @param {string} line @param {string} prefix
 * @returns {string | undefined} without the prefix; undefined if there is none
 */
function behindQuestion(line, prefix) {
  if (line.length > LONGEST_LINE) return undefined;
  const at = prefix ? line.indexOf(prefix) : line.search(/\b(?:test|place|remove)\b/i);
  if (at <= 0 || !QUESTION.test(line.slice(0, at))) return undefined;
  const event = line.slice(at + prefix.length).trim();
  return /^(test|place|remove|n)\b/i.test(event) && TRACE.test(event) ? event : undefined;
}

/**
 * The same in short turns.
 * @param {string} whole
 * @param {Options} [options]
 * @returns {Generator<void, Recording>}
 */
export function* reading(whole, { n: asked, prefix: wantedPrefix, hasOtherValues = false } = {}) {
  const direction = new Direction();
  /** The places of `COLUMNS` in the rows of a table. @type {number[] | undefined} */
  let columns;
  /** Queens that stand from the start. @type {[row: number, col: number][]} */
  const queens = [];
  /** @type {Printed[]} */
  const values = [];
  /** @type {Map<string, Printed>} values beyond the first, by their names */
  const last = new Map();
  let n = asked ?? 0;
  const events = new Events();
  /** @type {number[]} */
  const lines = [];
  /** Whether an event has fields as `queenscope trace` writes them, which does not write n. */
  let isTable = false;
  const least = [Infinity, Infinity];
  const most = [-1, -1];
  /** Events in which a row or a column is larger than in all before. @type {{ row: number, col: number, at: number, most: number }[]} */
  const larger = [];

  /** @param {string} line @param {number} at */
  function takeLine(line, at) {
    // Most lines are of this form.
    const usual = /^(test|place|remove) (\d{1,2}) (\d{1,2})$/.exec(line);
    if (usual) push(usual[1], Number(usual[2]), Number(usual[3]), at);
    else if (line.startsWith('position,kind,')) columns = COLUMNS.map((name) => line.split(',').indexOf(name));
    else if (line.length > LONGEST_LINE) takeValue(line, at);
    else if (columns && /^\d+,/.test(line)) takeRow(columns, line.split(','), at);
    else if (line.startsWith('{')) takeObject(line, at);
    else takeWords(line, at);
  }

  /** @param {string} line @param {number} at */
  function takeWords(line, at) {
    const [, name, rest] = LOOSE.exec(line) ?? [];
    if (name === undefined) {
      const event = behindQuestion(line, '');
      if (event) takeLine(event, at);
      else takeValue(line, at);
      return;
    }
    const word = name.toLowerCase();
    const numbers = rest.split(/[\s,;()[\]]+/).filter((part) => part !== '').map(Number);
    // Words of a sentence, such as "Test: -", or a heading.
    if (numbers.some(Number.isNaN) || (word === 'solution' && line.includes(':'))) return;
    // A solution may be numbered, or say its queens.
    if (word === 'solution') {
      push('solution', -1, -1, at);
      return;
    }
    // There is no queen beside the board; a search may end by going back from its first row.
    if (word === 'remove' && numbers.length === 2 && numbers.some((number) => number < 0)) return;
    const wanted = WORDS[word];
    if (numbers.length !== wanted || numbers.some((number) => number < 0)) {
      // Other output may begin with this word too.
      if (numbers.length === 0 || word === 'given') return;
      const accepted = ['nothing', 'a whole number', 'a row and a column, from 0'][wanted];
      throw new Unreadable(at, `${word} must be followed by ${accepted}; got "${line.slice(0, 80)}"`);
    }
    if (word === 'n') setSize(numbers[0], at);
    else if (word === 'line') {
      lines.push(events.length);
      lines.push(numbers[0]);
    } else if (word === 'given') takeGiven(numbers[0], numbers[1], at);
    else push(word, numbers[0], numbers[1], at);
  }

  /** @param {number} row @param {number} col @param {number} at */
  function takeGiven(row, col, at) {
    if (events.length > 0) throw new Unreadable(at, 'given must be before the first event');
    const clash = queens.find((queen) => attacks(queen, [row, col]) || (queen[0] === row && queen[1] === col));
    if (clash) throw new Unreadable(at, `given queens must not attack each other; (${clash.join(', ')}) and (${row}, ${col}) do`);
    queens.push([row, col]);
    measure(row, col, at);
  }

  /** @param {string} line @param {number} at */
  function takeValue(line, at) {
    if (line.length > LONGEST_VALUE) return;
    const [start, name] = /^([A-Za-z_]\w{0,99}) = (?=.)/.exec(line.slice(0, 110)) ?? [];
    if (!start) return;
    const value = { name, value: line.slice(start.length), at, position: events.length };
    if (values.length < MOST_VALUES) values.push(value);
    else last.set(name, value);
  }

  /** @param {number} size @param {number} at */
  function setSize(size, at) {
    if (size < 1 || size > MOST_SQUARES) throw new Unreadable(at, `n must be a whole number from 1 to ${MOST_SQUARES}; got ${size}`);
    if (asked !== undefined && size !== asked) throw new Unreadable(at, `n must be ${asked}, the board size that was asked for; got ${size}`);
    if (n !== 0 && size !== n) throw new Unreadable(at, `n was ${n} before; got ${size}`);
    n = size;
  }

  /** @param {string} line @param {number} at */
  function takeObject(line, at) {
    let event;
    try {
      event = JSON.parse(line);
    } catch {
      // Something else that the program prints.
      return;
    }
    if (event?.kind !== 'given' && !KINDS.includes(event?.kind)) return;
    const { kind, row, col = event.column, to, from, with: earlier, by } = event;
    const other = kind === 'move' ? { row, col: from } : earlier ?? by;
    takeFields(kind, row, kind === 'move' ? to : col, at, other && [other.row, other.col]);
  }

  /** @param {number[]} places of `COLUMNS` @param {string[]} cells @param {number} at */
  function takeRow(places, cells, at) {
    const [kind, row, col, earlier, by, from, to] = places.map((i) => cells[i] ?? '');
    if (kind !== 'given' && !KINDS.includes(kind)) throw new Unreadable(at, `kind must be one of ${KINDS.join(', ')}; got "${kind.slice(0, 80)}"`);
    const number = (/** @type {string} */ text) => (text === '' ? undefined : Number(text));
    const [, ...square] = /^r(\d+)c(\d+)$/.exec(kind === 'move' ? `r${row}c${from}` : earlier || by) ?? [];
    takeFields(kind, number(row), number(kind === 'move' ? to : col), at, square.length > 0 ? square.map(Number) : undefined);
  }

  /** @param {string} kind @param {unknown} row @param {unknown} col @param {number} at @param {unknown[]} [other] */
  function takeFields(kind, row, col, at, other) {
    const [r, c] = [row, col].map((each) => each ?? -1);
    const needs = ['given', 'place', 'remove', 'test', 'restrict', 'restore', 'move'].includes(kind);
    const isUsable = (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) >= (needs ? 0 : -1);
    if (!isUsable(r) || !isUsable(c)) throw new Unreadable(at, `${kind} must have a row and a column, from 0; got row ${JSON.stringify(row)}, col ${JSON.stringify(col)}`);
    const known = other?.every((each) => isUsable(each) && Number(each) >= 0 && Number(each) < MOST_SQUARES);
    isTable = true;
    if (kind === 'given') takeGiven(Number(r), Number(c), at);
    else push(kind, Number(r), Number(c), at, known ? other?.map(Number) : undefined);
  }

  /** @param {string} kind @param {number} row @param {number} col @param {number} at @param {number[]} [other] */
  function push(kind, row, col, at, other) {
    events.push(kind, row, col, at, other);
    measure(row, col, at, other);
    direction.take(kind, row, col);
  }

  /** Notes which squares there are. @param {number} row @param {number} col @param {number} at @param {number[]} [other] */
  function measure(row, col, at, other) {
    const square = [row, col];
    for (const i of /** @type {const} */ ([0, 1])) {
      if (square[i] >= 0 && square[i] < least[i]) least[i] = square[i];
      if (square[i] > most[i]) most[i] = square[i];
    }
    const highest = Math.max(row, col, ...(other ?? []));
    if (highest > (larger.at(-1)?.most ?? -1)) larger.push({ row, col, at, most: highest });
  }

  /** Counts from 0, and refuses squares that are not on the board. */
  function* checkSquares() {
    // Programs that count from 1 never say 0.
    const fromOne = /** @type {(0 | 1)[]} */ ([0, 1]).filter((i) => most[i] === n && least[i] >= 1);
    const isBeyond = most.some((each, i) => each - Number(fromOne.includes(/** @type {0 | 1} */ (i))) >= n);
    const beyond = larger.find((each) => each.most >= n);
    if (beyond && (isBeyond || fromOne.length === 0)) throw new Unreadable(beyond.at, `a row or a column must be from 0 to ${n - 1}; got (${beyond.row}, ${beyond.col})`);
    for (const coordinate of fromOne) {
      for (const square of queens) square[coordinate]--;
      for (let i = 0; i < events.length; i++) {
        yield;
        events.shift(i, coordinate);
      }
    }
  }

  // UTF-16 that was read as UTF-8.
  const text = whole.includes('\0') ? whole.replaceAll('\0', '').replace(/^\uFFFD+/, '') : whole;
  const prefix = wantedPrefix || (yield* prefixIn(text));
  for (const { text: line, at } of linesOf(text)) {
    yield;
    const own = prefix === undefined ? line.replace(SIGNS, '') : line.startsWith(prefix) ? line.slice(prefix.length).trim() : behindQuestion(line, prefix);
    if (own !== undefined) takeLine(own, at);
    else if (hasOtherValues) takeValue(line, at);
    if (events.length > MOST_EVENTS) throw new Unreadable(at, `there are more than ${MOST_EVENTS.toLocaleString('en')} events`);
    if (lines.length > 2 * MOST_EVENTS) throw new Unreadable(at, `more than ${MOST_EVENTS.toLocaleString('en')} lines have run`);
  }
  if (n === 0 && isTable) n = Math.min(MOST_SQUARES, Math.max(...most) + 1);
  if (n === 0) throw new Unreadable(1, 'the board size is missing; print `n 6`, or give it as --n', 'no-size');
  yield* checkSquares();
  return { n, given: queens, events, values: [...values, ...last.values()], lines, line: direction.line, overwrites: direction.overwrites, prefix: prefix ?? '' };
}
