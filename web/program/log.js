// What a program did while it ran, line by line, made into the text of a trace.
import { formOf, squaresIn } from './board.js';
import { Columns } from './columns.js';
import { readValue } from '../trace/value.js';
import { attacks } from '../lesson/facts.js';

/**
 * Records are strings, of which the first letter says what they are:
 *   - L12: line 12 is about to run
 *   - Vname = text: a variable has another value; B and the text alone: the board has
 *   - W2 text: a place of the board has been written
 *   - C3: so many solutions are in the reader's list, or counted
 *   - Eplace 1 2: the program itself says so
 *   - Ptext: it has printed a line
 *   - X12 text: it has ended with an error in that line; T: with its time; D: well
 */

/** More events than these nobody watches. */
export const MOST_EVENTS = 1_000_000;
/** Lines of its own printing that are kept. */
const MOST_PRINTED = 500;
const LONGEST_PRINTED = 500;
/** What a program prints for people who watch it elsewhere. */
const PRINTED = /^@?(?:(?:test|place|remove) \d+ \d+|solution)$/;

/** @typedef {{ kind: 'text', text: string } | { kind: 'line', line: number } | { kind: 'columns', index: number } | { kind: 'moves', moves: import('./columns.js').Move[] } | { kind: 'solution' }} Step */

/**
 * @typedef {object} Ended
 * @property {string} text of the trace
 * @property {number[]} lines of the program, by event: the first is that of event 1
 * @property {boolean} derived nothing of the program's said which boards are solutions, so that each that is one counts
 */

export class Log {
  #n;
  #byColumn;
  #columns;
  /** @type {import('./board.js').Form | undefined} */
  #form;
  /** @type {import('./board.js').Square[]} */
  #squares = [];
  /** @type {Step[]} */
  #steps = [];
  #counted = 0;
  #counts = false;
  #shrank = false;
  #says = false;
  /** @type {string[]} */
  printed = [];
  /** The line that was reached. */
  line = 0;
  events = 0;
  ended = false;
  timedOut = false;
  /** @type {{ line: number, message: string } | undefined} */
  error;

  /** @param {number} n @param {boolean} [byColumn] its lists have the row of each column */
  constructor(n, byColumn = false) {
    this.#n = n;
    this.#byColumn = byColumn;
    this.#columns = new Columns(n);
  }

  /** @param {string} record */
  add(record) {
    const rest = record.slice(1);
    switch (record[0]) {
      case 'L':
        this.line = Number(rest) || 0;
        this.#steps.push({ kind: 'line', line: this.line });
        break;
      case 'V':
        this.#steps.push({ kind: 'text', text: rest.replaceAll(/\s+/g, ' ') });
        break;
      case 'B':
        this.#show(readValue(rest));
        break;
      case 'W': {
        const [, row, column] = /^(\d{1,9}) (.*)$/.exec(rest) ?? [];
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
      case 'X': {
        const [, line, message] = /^(\d*) ([^]*)$/.exec(rest) ?? [];
        this.error ??= { line: Number(line) || this.line, message: message ?? rest };
        break;
      }
      case 'T':
        this.timedOut = true;
        break;
      case 'D':
        this.ended = true;
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
    const has = (/** @type {import('./board.js').Square[]} */ squares, /** @type {import('./board.js').Square} */ square) => squares.some((each) => String(each) === String(square));
    const turned = this.#byColumn && this.#form !== 'matrix' && this.#form !== 'pairs';
    const move = (/** @type {'place' | 'remove'} */ kind) => (/** @type {import('./board.js').Square} */ [row, col]) => (turned ? { kind, row: col, col: row } : { kind, row, col });
    const moves = [
      ...this.#squares.filter((square) => !has(now, square)).reverse().map(move('remove')),
      ...now.filter((square) => !has(this.#squares, square)).map(move('place')),
    ].filter(({ row, col }) => Math.min(row, col) >= 0 && Math.max(row, col) < this.#n);
    this.#squares = now;
    if (moves.length > 0) this.#steps.push({ kind: 'moves', moves });
    this.events += moves.length;
  }

  /** @param {number} row @param {import('../trace/value.js').Value | undefined} column */
  #write(row, column) {
    if (column === undefined || Array.isArray(column) || typeof column === 'string') return;
    this.#form = 'columns';
    this.#step(this.#columns.write(row, column));
  }

  #taken = 0;

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
    this.#says = true;
    this.events++;
    this.#steps.push({ kind: 'text', text });
  }

  /** @returns {Ended} */
  end() {
    const columns = this.#columns.moves().map((moves) => (this.#byColumn ? moves.map(({ kind, row, col }) => ({ kind, row: col, col: row })) : moves));
    const undoes = columns.flat().some(({ kind }) => kind === 'remove') || this.#steps.some(({ kind }) => kind === 'moves');
    const derived = !this.#says && (!this.#counts || this.#shrank);
    const text = [`n ${this.#n}`];
    /** @type {number[]} */
    const lines = [];
    let line = 0;
    /** @type {[number, number][]} */
    let standing = [];
    const tell = (/** @type {string} */ event) => {
      text.push(event);
      lines.push(line);
    };
    for (const step of this.#steps) {
      if (step.kind === 'line') {
        line = step.line;
        text.push(`line ${line}`);
      } else if (step.kind === 'text') {
        if (/^(test|place|remove|solution)\b/.test(step.text) && !/^\w+ = /.test(step.text)) tell(step.text);
        else text.push(step.text);
      } else if (step.kind === 'solution') {
        if (!derived && !this.#says) tell('solution');
      } else if (!this.#says) {
        for (const { kind, row, col } of step.kind === 'moves' ? step.moves : columns[step.index]) {
          const own = this.#byColumn ? col : row;
          const of = (/** @type {[number, number]} */ square) => square[this.#byColumn ? 1 : 0];
          // Where nothing is taken back, the next on a line stands for the one before, and those below are gone.
          standing = standing.filter((square) => (undoes ? String(square) !== `${row},${col}` : of(square) < own));
          tell(`${kind} ${row} ${col}`);
          if (kind === 'remove') continue;
          standing.push([row, col]);
          if (derived && this.#isSolution(standing)) tell('solution');
        }
      }
    }
    return { text: `${text.join('\n')}\n`, lines, derived };
  }

  /** @param {[number, number][]} queens */
  #isSolution(queens) {
    return queens.length === this.#n && queens.every((queen, i) => queens.slice(0, i).every((other) => !attacks(queen, other)));
  }
}
