// What a program did while it ran, record by record, made into a recording. Whatever it is given, each record takes time in
// proportion to its length.
import { formOf, squaresIn } from './board.js';
import { Columns } from './columns.js';
import { Direction } from '../trace/direction.js';
import { Events, Numbers } from '../trace/events.js';
import { readValue } from '../trace/value.js';
import { attacks } from '../search/attacks.js';

/**
 * Records are strings, of which the first letter says what they are:
 *   - S: the program begins
 *   - L12: line 12 is about to run
 *   - Vname = text: a variable has another value; B and the text alone: the board has
 *   - W2 text: a place of the board has been written
 *   - C3: so many solutions are in the reader's list, or counted
 *   - Eplace 1 2: the program itself says so
 *   - Ptext: it has printed a line
 *   - X12 text: it has ended with an error in that line; T: with its time; O: it has told too much; D: well
 *   - N2 numpy: line 2 needs a module that is not there
 *   - U text: what was to run it did not begin
 */

/** Lines of its own printing that are kept. */
const MOST_PRINTED = 500;
const LONGEST_PRINTED = 500;
/** A longer value is no board of the sizes that are run. */
const LONGEST_BOARD = 5000;
/** What a program prints for people who watch it elsewhere. */
const PRINTED = /^@?(?:(?:test|place|remove) \d{1,9} \d{1,9}|solution)$/;
/** Letters of values that are kept, the first of them. */
const MOST_VALUES = 4_000_000;
const NAMED = /^([A-Za-z_]\w*) = (.{1,100000})$/;

/** @typedef {import('../trace/recorded.js').Recording} Recording */
/**
 * @typedef {{ kind: 'value', name: string, value: string } | { kind: 'event', event: string, row: number, col: number }
 *   | { kind: 'columns', index: number } | { kind: 'moves', moves: import('./columns.js').Move[] } | { kind: 'solution' }} Happening
 */

/**
 * @typedef {object} Ended
 * @property {Recording} recording in which `at` is the line of the program
 * @property {boolean} derived nothing of the program's said which boards are solutions, so that each that is one counts
 */

/** @param {import('./board.js').Square} square */
const keyOf = ([row, column]) => `${row},${column}`;

export class Log {
  #n;
  #byColumn;
  #columns;
  /** @type {import('./board.js').Form | undefined} */
  #form;
  /** @type {import('./board.js').Square[]} */
  #squares = [];
  /** A number is a line that runs. @type {(number | Happening)[]} */
  #steps = [];
  #counted = 0;
  #counts = false;
  #shrank = false;
  #says = false;
  #taken = 0;
  #valued = 0;
  /** @type {string[]} */
  printed = [];
  /** The line that was reached. */
  line = 0;
  events = 0;
  started = false;
  ended = false;
  timedOut = false;
  overflowed = false;
  /** @type {{ line: number, message: string } | undefined} */
  error;
  /** A square that it named and the board does not have, as it named it. @type {{ line: number, message: string } | undefined} */
  beyond;
  /** A module that is not there. @type {{ line: number, message: string } | undefined} */
  missing;
  /** Why it did not begin. @type {string | undefined} */
  failure;

  /** @param {number} n @param {boolean} [byColumn] its lists have the row of each column */
  constructor(n, byColumn = false) {
    this.#n = n;
    this.#byColumn = byColumn;
    this.#columns = new Columns(n);
  }

  /** @returns {boolean} that was the last of it */
  get over() {
    return this.ended || this.timedOut || this.overflowed || this.error !== undefined || this.beyond !== undefined || this.missing !== undefined || this.failure !== undefined;
  }

  /** Memory that it takes, in steps. */
  get size() {
    return this.#steps.length;
  }

  /** @param {string} record */
  add(record) {
    const rest = record.slice(1);
    switch (record[0]) {
      case 'S':
        this.started = true;
        break;
      case 'L':
        this.line = Number(rest) || 0;
        this.#steps.push(this.line);
        break;
      case 'V': {
        const [, name, value] = NAMED.exec(rest.replaceAll(/\s+/g, ' ')) ?? [];
        if (!name || this.#valued > MOST_VALUES) break;
        this.#valued += rest.length;
        this.#steps.push({ kind: 'value', name, value });
        break;
      }
      case 'B':
        if (rest.length <= LONGEST_BOARD) this.#show(readValue(rest));
        break;
      case 'W': {
        const [, row, column] = /^(\d{1,9}) (.{0,400})$/.exec(rest) ?? [];
        if (row && (this.#form === undefined || this.#form === 'columns')) this.#write(Number(row), readValue(column));
        break;
      }
      case 'C':
        this.#count(Number(rest));
        break;
      case 'E':
        this.#say(rest);
        break;
      case 'P':
        if (PRINTED.test(rest)) this.#say(rest.replace('@', ''));
        else if (this.printed.length < MOST_PRINTED) this.printed.push(rest.length > LONGEST_PRINTED ? `${rest.slice(0, LONGEST_PRINTED)}…` : rest);
        break;
      case 'N':
      case 'X': {
        const [, line, message] = /^(\d{0,9}) ([^]*)$/.exec(rest) ?? [];
        const fault = { line: Number(line) || this.line, message: message ?? rest };
        if (record[0] === 'X') this.error ??= fault;
        else this.missing ??= fault;
        break;
      }
      case 'T':
        this.timedOut = true;
        break;
      case 'O':
        this.overflowed = true;
        break;
      case 'D':
        this.ended = true;
        break;
      case 'U':
        this.failure = rest;
        break;
    }
  }

  /** @param {import('../trace/value.js').Value | undefined} value */
  #show(value) {
    if (value === undefined) return;
    if (Array.isArray(value) && value.length === 0) this.#columns.begin();
    this.#form ??= formOf(value, this.#n);
    if (!this.#form || this.#form === 'columns') {
      if (this.#form) this.#step(this.#columns.show(value));
      return;
    }
    const now = squaresIn(this.#form, value, this.#n, this.#squares);
    if (!now) return;
    const [stood, stand] = [this.#squares, now].map((squares) => new Set(squares.map(keyOf)));
    const turned = this.#byColumn && this.#form !== 'matrix' && this.#form !== 'pairs';
    const move = (/** @type {'place' | 'remove'} */ kind) => (/** @type {import('./board.js').Square} */ [row, col]) => (turned ? { kind, row: col, col: row } : { kind, row, col });
    const moves = [
      ...this.#squares.filter((square) => !stand.has(keyOf(square))).reverse().map(move('remove')),
      ...now.filter((square) => !stood.has(keyOf(square))).map(move('place')),
    ].filter(({ row, col }) => this.#isSquare(row) && this.#isSquare(col));
    this.#squares = now;
    if (moves.length > 0) this.#steps.push({ kind: 'moves', moves });
    this.events += moves.length;
  }

  /** Whether the board has such a row, and such a column. @param {number} number */
  #isSquare(number) {
    return Number.isInteger(number) && number >= 0 && number < this.#n;
  }

  /** @param {number} row @param {import('../trace/value.js').Value | undefined} column */
  #write(row, column) {
    if (column === undefined || Array.isArray(column) || typeof column === 'string') return;
    this.#form = 'columns';
    this.#step(this.#columns.write(row, column));
  }

  /** @param {number} changes so many there are of the list */
  #step(changes) {
    for (; this.#taken < changes; this.#taken++, this.events++) this.#steps.push({ kind: 'columns', index: this.#taken });
  }

  /** @param {number} count */
  #count(count) {
    this.#counts = true;
    if (count < this.#counted) this.#shrank = true;
    if (count > this.#counted) this.#steps.push({ kind: 'solution' });
    this.#counted = count;
    this.events++;
  }

  /** @param {string} text */
  #say(text) {
    const [event, row, col] = text.split(' ', 3);
    if (event !== 'solution') {
      if (!['test', 'place', 'remove'].includes(event)) return;
      if (!this.#isSquare(Number(row)) || !this.#isSquare(Number(col))) {
        this.beyond ??= { line: this.line, message: text.slice(0, 80) };
        return;
      }
    }
    this.#says = true;
    this.events++;
    this.#steps.push({ kind: 'event', event, row: Number(row ?? -1), col: Number(col ?? -1) });
  }

  /** @returns {Ended} */
  end() {
    const columns = this.#columns.moves().map((moves) => (this.#byColumn ? moves.map(({ kind, row, col }) => ({ kind, row: col, col: row })) : moves));
    const undoes = columns.some((moves) => moves.some(({ kind }) => kind === 'remove')) || this.#steps.some((step) => typeof step === 'object' && step.kind === 'moves');
    const derived = !this.#says && (!this.#counts || this.#shrank);
    const [events, lines, direction] = [new Events(), new Numbers(), new Direction()];
    /** @type {Recording['values']} */
    const values = [];
    let at = 0;
    /** @type {[number, number][]} */
    let standing = [];
    const tell = (/** @type {string} */ kind, row = -1, col = -1) => {
      events.push(kind, row, col, at);
      direction.take(kind, row, col);
    };
    for (const step of this.#steps) {
      const position = events.length;
      if (typeof step === 'number') {
        at = step;
        lines.push(position);
        lines.push(at);
      } else if (step.kind === 'value') {
        values.push({ name: step.name, value: step.value, at, position });
      } else if (step.kind === 'event') {
        tell(step.event, step.row, step.col);
      } else if (step.kind === 'solution') {
        if (!derived && !this.#says) tell('solution');
      } else if (!this.#says) {
        for (const { kind, row, col } of step.kind === 'moves' ? step.moves : columns[step.index]) {
          const own = this.#byColumn ? col : row;
          const of = (/** @type {[number, number]} */ square) => square[this.#byColumn ? 1 : 0];
          // Where nothing is taken back, the next on a line stands for the one before, and those below are gone.
          standing = standing.filter((square) => (undoes ? square[0] !== row || square[1] !== col : of(square) < own));
          tell(kind, row, col);
          if (kind === 'remove') continue;
          standing.push([row, col]);
          if (derived && this.#isSolution(standing)) tell('solution');
        }
      }
    }
    const { line, overwrites } = direction;
    return { recording: { n: this.#n, events, values, lines, line, overwrites, prefix: '' }, derived };
  }

  /** @param {[number, number][]} queens */
  #isSolution(queens) {
    return queens.length === this.#n && queens.every((queen, i) => queens.slice(0, i).every((other) => !attacks(queen, other)));
  }
}
