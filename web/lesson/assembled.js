// Runs the lines that a student has put together, from the flag-arrays program, as Python would. Each call has its own
// variables, errors stop the run, and endless runs are stopped. The result is a list of events.

/** @typedef {'base' | 'record' | 'alias' | 'return' | 'loop' | 'diagonals' | 'test' | 'mark' | 'place' | 'recurse' | 'remove' | 'unmark'} Label */
/** @typedef {{ label: Label, depth: number }} Line a line of the program, and its indentation */
/** @typedef {{ line: number, is: 'indented' | 'empty' }} Fault why it is not a program: a line is indented too far, or a line that needs a block has none */
/**
 * @typedef {object} Outcome
 * @property {any[]} events as the module has them
 * @property {import('./lesson.d.ts').Square[][]} boards after each event
 * @property {number[][]} solutions in their final state
 * @property {'done' | 'error' | 'limit'} ends
 * @property {string} [error] `index`, `unbound` or `pop`
 * @property {number} [line] the line where it stops, from 0
 */
/** @typedef {{ label: Label, line: number, body: Block }} Statement */
/** @typedef {Statement[]} Block */

const OPENERS = ['base', 'loop', 'test'];
/** Python stops a recursion deeper than a thousand calls; a correct one needs n + 1. */
const DEEPEST = 200;
const MOST_EVENTS = 20_000;
const MOST_STATEMENTS = 1_000_000;

/** @param {Label} label @returns {boolean} whether it needs an indented block below it */
export const opens = (label) => OPENERS.includes(label);

/** @param {Line[]} lines @returns {Fault | undefined} the first fault, if any */
export function faultOf(lines) {
  for (const [i, { label, depth }] of lines.entries()) {
    const before = lines[i - 1];
    const most = before ? before.depth + (opens(before.label) ? 1 : 0) : 0;
    if (before && opens(before.label) && depth < most) return { line: i - 1, is: 'empty' };
    if (depth > most) return { line: i, is: 'indented' };
    if (opens(label) && i === lines.length - 1) return { line: i, is: 'empty' };
  }
  return undefined;
}

/** @param {Line[]} lines without a fault @returns {Block} */
function blockOf(lines) {
  /** @type {Block} */
  const outer = [];
  const open = [outer];
  for (const [line, { label, depth }] of lines.entries()) {
    open.length = depth + 1;
    /** @type {Statement} */
    const statement = { label, line, body: [] };
    open[depth].push(statement);
    open.push(statement.body);
  }
  return outer;
}

/** Stops a run early. */
class Stopped extends Error {
  /** @param {'error' | 'limit'} ends @param {string} [why] */
  constructor(ends, why) {
    super(why);
    this.ends = ends;
    this.why = why;
  }
}

/** @param {[number, number]} queen @param {number} row @param {number} col */
const lineBetween = ([r, c], row, col) => (r === row ? 'row' : c === col ? 'column' : r - c === row - col ? 'main' : r + c === row + col ? 'anti' : undefined);

/** @typedef {{ row: number, block: Block, placed: boolean, col?: number, diag1?: number, diag2?: number }} Call variables of a call, and its block */

/** A run of a program on a board. */
class Run {
  /** @type {any[]} */
  events = [];
  /** @type {import('./lesson.d.ts').Square[][]} */
  boards = [];
  /** @type {number[][]} */
  solutions = [];
  /** The current line. */
  line = 0;
  #n;
  /** @type {number[]} */
  #queens = [];
  /** Their squares. @type {[number, number][]} */
  #squares = [];
  #statements = 0;
  #flags;

  /** @param {number} n */
  constructor(n) {
    this.#n = n;
    this.#flags = { cols: Array(n).fill(false), diags1: Array(2 * n - 1).fill(false), diags2: Array(2 * n - 1).fill(false) };
  }

  /** @param {any} event */
  #tell(event) {
    // A call for a row below the board looks at no square of it, and gives up no row.
    if (event.row >= this.#n && event.kind !== 'place' && event.kind !== 'remove') return;
    this.events.push(event);
    this.boards.push(this.#squares.map(([row, col]) => [row, col]));
    if (this.events.length >= MOST_EVENTS) throw new Stopped('limit');
  }

  /** @param {Block} block @param {number} row */
  search(block, row) {
    if (row > DEEPEST) throw new Stopped('limit');
    this.#run(block, { row, block, placed: false });
  }

  done() {
    this.#tell({ kind: 'done', row: null, col: null });
  }

  /**
   * @param {Block} block
   * @param {Call} call
   * @returns {boolean} whether it has returned
   */
  #run(block, call) {
    return block.some((statement) => this.#execute(statement, call));
  }

  /** @param {Statement} statement @param {Call} call @returns {boolean} whether it has returned */
  #execute({ label, line, body }, call) {
    this.line = line;
    if (++this.#statements > MOST_STATEMENTS) throw new Stopped('limit');
    const { row } = call;
    switch (label) {
      case 'base':
        return row === this.#n && this.#run(body, call);
      case 'loop':
        return this.#loop(line, body, call);
      case 'test':
        return this.#isSafe(call) && this.#run(body, call);
      case 'return':
        return true;
      case 'diagonals':
        call.diag1 = row - this.#needs(call, 'col') + this.#n - 1;
        call.diag2 = row + this.#needs(call, 'col');
        break;
      case 'mark':
      case 'unmark':
        for (const [flags, index] of this.#cells(call)) flags[this.#within(flags, index())] = label === 'mark';
        break;
      case 'place': {
        const col = this.#needs(call, 'col');
        this.#queens.push(col);
        this.#squares.push([row, col]);
        call.placed = true;
        this.#tell({ kind: 'place', row, col });
        break;
      }
      case 'remove': {
        const square = this.#squares.pop();
        if (!square) throw new Stopped('error', 'pop');
        this.#queens.pop();
        this.#tell({ kind: 'remove', row: square[0], col: square[1] });
        break;
      }
      case 'recurse':
        this.search(call.block, row + 1);
        break;
      default:
        this.solutions.push(label === 'alias' ? this.#queens : [...this.#queens]);
        this.#tell({ kind: 'solution', row: null, col: null, number: this.solutions.length, queens: this.#squares.map(([r, c]) => [r, c]) });
    }
    return false;
  }

  /** @param {number} line @param {Block} body @param {Call} call */
  #loop(line, body, call) {
    call.placed = false;
    for (let col = 0; col < this.#n; col++) {
      call.col = col;
      if (this.#run(body, call)) return true;
    }
    this.line = line;
    this.#tell({ kind: 'exhausted', row: call.row, col: null, deadEnd: !call.placed });
    return false;
  }

  /** @param {Call} call */
  #isSafe(call) {
    // `or` stops at the first flag that is true.
    const attacked = this.#cells(call).some(([flags, index]) => flags[this.#within(flags, index())]);
    const row = call.row;
    const col = this.#needs(call, 'col');
    const attackers = this.#squares.flatMap(([r, c]) => {
      const line = lineBetween([r, c], row, col);
      return line ? [{ row: r, col: c, line }] : [];
    });
    this.#tell({ kind: 'test', row, col, safe: !attacked, attackers });
    return !attacked;
  }

  /** In the order of the program. @param {Call} call @returns {[boolean[], () => number][]} */
  #cells(call) {
    const { cols, diags1, diags2 } = this.#flags;
    return [[cols, () => this.#needs(call, 'col')], [diags1, () => this.#needs(call, 'diag1')], [diags2, () => this.#needs(call, 'diag2')]];
  }

  /** @param {Call} call @param {'col' | 'diag1' | 'diag2'} name @returns {number} */
  #needs(call, name) {
    const value = call[name];
    if (value === undefined) throw new Stopped('error', 'unbound');
    return value;
  }

  /** @param {boolean[]} flags @param {number} index */
  #within(flags, index) {
    if (index >= flags.length) throw new Stopped('error', 'index');
    return index;
  }
}

/**
 * @param {Line[]} lines without a fault
 * @param {number} n
 * @returns {Outcome}
 */
export function run(lines, n) {
  const running = new Run(n);
  const { events, boards, solutions } = running;
  try {
    running.search(blockOf(lines), 0);
    running.done();
    return { events, boards, solutions, ends: 'done' };
  } catch (stopped) {
    if (!(stopped instanceof Stopped)) throw stopped;
    return { events, boards, solutions, ends: stopped.ends, error: stopped.why, line: running.line };
  }
}
