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

/** @typedef {{ row: number, placed: boolean, col?: number, diag1?: number, diag2?: number }} Call variables of a call */

/**
 * @param {Line[]} lines without a fault
 * @param {number} n
 * @returns {Outcome}
 */
export function run(lines, n) {
  const whole = blockOf(lines);
  /** @type {any[]} */
  const events = [];
  /** @type {import('./lesson.d.ts').Square[][]} */
  const boards = [];
  /** @type {number[][]} */
  const solutions = [];
  /** @type {number[]} */
  const queens = [];
  /** Their squares. @type {[number, number][]} */
  const squares = [];
  const [cols, diags1, diags2] = [n, 2 * n - 1, 2 * n - 1].map((length) => Array(length).fill(false));
  let current = 0;
  let statements = 0;
  const copy = () => squares.map(([row, col]) => /** @type {[number, number]} */ ([row, col]));

  /** @param {any} event */
  function tell(event) {
    // A call for a row below the board looks at no square of it, and gives up no row.
    if (event.row >= n && event.kind !== 'place' && event.kind !== 'remove') return;
    events.push(event);
    boards.push(copy());
    if (events.length >= MOST_EVENTS) throw new Stopped('limit');
  }

  /** @param {number} row */
  function search(row) {
    if (row > DEEPEST) throw new Stopped('limit');
    runBlock(whole, { row, placed: false });
  }

  /** @param {Block} block @param {Call} call @returns {boolean} whether it has returned */
  function runBlock(block, call) {
    return block.some((statement) => execute(statement, call));
  }

  /** @param {Statement} statement @param {Call} call @returns {boolean} whether it has returned */
  function execute({ label, line, body }, call) {
    current = line;
    if (++statements > MOST_STATEMENTS) throw new Stopped('limit');
    const { row } = call;
    switch (label) {
      case 'base':
        return row === n && runBlock(body, call);
      case 'loop':
        return loop(line, body, call);
      case 'test':
        return isSafe(call) && runBlock(body, call);
      case 'return':
        return true;
      case 'diagonals':
        call.diag1 = row - needs(call, 'col') + n - 1;
        call.diag2 = row + needs(call, 'col');
        break;
      case 'mark':
      case 'unmark':
        for (const [flags, index] of cells(call)) flags[within(flags, index())] = label === 'mark';
        break;
      case 'place': {
        const col = needs(call, 'col');
        queens.push(col);
        squares.push([row, col]);
        call.placed = true;
        tell({ kind: 'place', row, col });
        break;
      }
      case 'remove': {
        const square = squares.pop();
        if (!square) throw new Stopped('error', 'pop');
        queens.pop();
        tell({ kind: 'remove', row: square[0], col: square[1] });
        break;
      }
      case 'recurse':
        search(row + 1);
        break;
      default:
        solutions.push(label === 'alias' ? queens : [...queens]);
        tell({ kind: 'solution', row: null, col: null, number: solutions.length, queens: copy() });
    }
    return false;
  }

  /** @param {number} line @param {Block} body @param {Call} call @returns {boolean} whether it has returned */
  function loop(line, body, call) {
    call.placed = false;
    for (let col = 0; col < n; col++) {
      call.col = col;
      if (runBlock(body, call)) return true;
    }
    current = line;
    tell({ kind: 'exhausted', row: call.row, col: null, deadEnd: !call.placed });
    return false;
  }

  /** @param {Call} call */
  function isSafe(call) {
    // `or` stops at the first flag that is true.
    const attacked = cells(call).some(([flags, index]) => flags[within(flags, index())]);
    const row = call.row;
    const col = needs(call, 'col');
    const attackers = squares.flatMap(([r, c]) => {
      const line = lineBetween([r, c], row, col);
      return line ? [{ row: r, col: c, line }] : [];
    });
    tell({ kind: 'test', row, col, safe: !attacked, attackers });
    return !attacked;
  }

  /** In the order of the program. @param {Call} call @returns {[boolean[], () => number][]} */
  function cells(call) {
    return [[cols, () => needs(call, 'col')], [diags1, () => needs(call, 'diag1')], [diags2, () => needs(call, 'diag2')]];
  }

  try {
    search(0);
    tell({ kind: 'done', row: null, col: null });
    return { events, boards, solutions, ends: 'done' };
  } catch (stopped) {
    if (!(stopped instanceof Stopped)) throw stopped;
    return { events, boards, solutions, ends: stopped.ends, error: stopped.why, line: current };
  }
}

/** @param {Call} call @param {'col' | 'diag1' | 'diag2'} name @returns {number} */
function needs(call, name) {
  const value = call[name];
  if (value === undefined) throw new Stopped('error', 'unbound');
  return value;
}

/** @param {boolean[]} flags @param {number} index */
function within(flags, index) {
  if (index >= flags.length) throw new Stopped('error', 'index');
  return index;
}
