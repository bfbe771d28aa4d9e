// Facts of a search that decide answers: its queens, its next event with the lines and cells of that event, and the number of
// boards that it visits.

import { attacks } from '../search/attacks.js';

/** @typedef {import('./lesson.d.ts').Square} Square */
/** @typedef {{ kind: string, row: number | null, col: number | null }} Next */

/**
 * @typedef {object} Facts the position that a question is about
 * @property {number} n
 * @property {Square[]} queens on the board
 * @property {Square[]} [given] those that stood there before the search began
 * @property {Next | null} next the next event; null at the end
 * @property {Cell[]} cells of its variables
 * @property {Cell[]} later the same after the next event
 * @property {string[]} lines labels executed for the next event, in order
 * @property {Listing} listing the program
 */
/** @typedef {{ name: string, of: string, value: boolean | number | string, parts?: unknown[] }} Cell `name` as in the program, such as `cols[2]`; `of` is its variable. A structured variable is one cell with `parts`; its value is JSON. */
/** @typedef {{ text: string, labels: (string | null)[], guilty?: string }} Listing */

/**
 * @param {import('../queens.js').Search} search
 * @returns {Cell[]} one for each entry of a list, one for any other variable, and one for the recorded solutions
 */
export function cellsOf(search) {
  /** @type {Cell[]} */
  const cells = [];
  for (const { name, value } of search.state()) {
    if (!Array.isArray(value) || value.some((each) => typeof each === 'object')) cells.push({ name, of: name, ...(typeof value === 'object' ? { value: JSON.stringify(value), parts: value } : { value }) });
    else value.forEach((each, i) => cells.push({ name: `${name}[${i}]`, of: name, value: /** @type {Cell['value']} */ (each) }));
  }
  return [...cells, { name: 'solutions', of: 'solutions', value: search.counters().solution > 0 ? '[…]' : '[]' }];
}

/**
 * @param {import('../queens.js').Search} search at the position of the question; this moves it by one event
 * @param {Listing} listing of its program
 * @param {number} n
 * @returns {Facts}
 */
export function factsOf(search, listing, n) {
  const [queens, cells] = [search.queens(), cellsOf(search)];
  const next = /** @type {Next | null} */ (search.step());
  return { n, queens, next, cells, later: cellsOf(search), lines: next ? search.lines() : [], listing };
}

/** Indices of a square in the flag arrays, in the order in which a test reads them. @type {Record<string, (row: number, column: number, n: number) => number>} */
export const INDICES = {
  cols: (row, column) => column,
  diags1: (row, column, n) => row - column + n - 1,
  diags2: (row, column) => row + column,
};

/**
 * Name of the cell that the next test reads in an array. A test stops at the first flag that is true, so it may read none.
 * @param {string} array
 * @param {Pick<Facts, 'n' | 'next' | 'cells' | 'listing'>} facts
 * @returns {string | undefined}
 */
function readCell(array, { n, next, cells, listing }) {
  if (next?.kind !== 'test' || next.row === null || next.col === null) return undefined;
  const { row, col } = next;
  const test = listing.text.split('\n').filter((_, i) => listing.labels[i] === 'test').join('\n');
  const read = Object.keys(INDICES).filter((name) => test.includes(name)).map((name) => ({ name, cell: `${name}[${INDICES[name](row, col, n)}]` }));
  const last = read.findIndex(({ cell }) => cells.some(({ name, value }) => name === cell && value === true));
  return read.find(({ name }, i) => name === array && (last < 0 || i <= last))?.cell;
}

/**
 * Names of the right cells.
 * @param {Extract<import('./lesson.d.ts').Question, { kind: 'cells' }>['right']} rule
 * @param {Pick<Facts, 'n' | 'next' | 'cells' | 'later' | 'listing'>} facts
 * @returns {string[]}
 */
export function rightCells(rule, facts) {
  if ('cells' in rule) return rule.cells;
  if ('read' in rule) {
    const cell = readCell(rule.read, facts);
    return cell ? [cell] : [];
  }
  const values = (/** @type {Cell[]} */ of) => new Map(of.map(({ name, value }) => [name, value]));
  const [before, after] = [values(facts.cells), values(facts.later)];
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => rule.changed.includes(name.replace(/\[.*/, '')) && before.get(name) !== after.get(name));
}

/**
 * @param {Extract<import('./lesson.d.ts').Question, { kind: 'line' }>['right']} rule
 * @param {Pick<Facts, 'lines' | 'listing'>} facts
 * @returns {string} label of the right line; empty if there is none
 */
export function rightLine(rule, { lines, listing }) {
  if ('line' in rule) return rule.line;
  return ('guilty' in rule ? listing.guilty : lines[0]) ?? '';
}

/** @param {number} n @param {number} row @returns {Square[]} */
export const squaresOf = (n, row) => Array.from({ length: n }, (_, column) => [row, column]);

/** @param {Facts} facts @param {Square} square */
const isAttacked = ({ queens }, square) => queens.some((queen) => attacks(queen, square));

/** @param {Facts} facts @returns {number[]} empty rows in which every square is attacked */
export function closedRows(facts) {
  const rows = Array.from({ length: facts.n }, (_, row) => row);
  const empty = rows.filter((row) => !facts.queens.some(([occupied]) => occupied === row));
  return empty.filter((row) => squaresOf(facts.n, row).every((square) => isAttacked(facts, square)));
}

/**
 * The right squares. With `any`, one of them is enough.
 * @param {Extract<import('./lesson.d.ts').Question, { kind: 'squares' }>['right']} rule
 * @param {Facts} facts
 * @returns {{ squares: Square[], any: boolean }}
 */
export function rightSquares(rule, facts) {
  if ('attacked' in rule) {
    return { squares: squaresOf(facts.n, rule.attacked.row).filter((square) => isAttacked(facts, square)), any: false };
  }
  if ('closed' in rule) return { squares: closedRows(facts).flatMap((row) => squaresOf(facts.n, row)), any: true };
  if ('squares' in rule) return { squares: rule.squares, any: false };
  const { next } = facts;
  return { squares: next && next.row !== null && next.col !== null ? [[next.row, next.col]] : [], any: false };
}

/** @param {import('./lesson.d.ts').Choice} choice @param {Facts} facts @returns {boolean} */
export function isRight({ right }, { next }) {
  if (typeof right !== 'object') return right === true;
  const { kind, row, col } = right.next;
  return next !== null && next.kind === kind && (row ?? next.row) === next.row && (col ?? next.col) === next.col;
}

/** @param {{ total(): number | null, runTo(kind: 'done'): unknown, counters(): { place: number } }} search this runs it to its end @returns {number} boards visited, counting the empty one */
export function boardsOf(search) {
  search.runTo('done');
  return search.counters().place + 1;
}

/**
 * A solution without a search: first the odd columns, then the even ones, with a few moved so that no two queens share a
 * diagonal. E. Pauls, Das Maximalproblem der Damen auf dem Schachbrete, Deutsche Schachzeitung 29, 1874.
 * @param {number} n
 * @returns {Square[]} empty for 2 and 3
 */
export function solution(n) {
  if (n === 2 || n === 3) return [];
  const columns = (/** @type {number} */ from) => Array.from({ length: Math.ceil((n - from) / 2) }, (_, i) => from + 2 * i);
  const [even, odd] = [columns(1), columns(0)];
  if (n % 6 === 2) odd.splice(0, 3, 2, 0), odd.push(4);
  if (n % 6 === 3) even.push(Number(even.shift())), odd.push(...odd.splice(0, 2));
  return [...even, ...odd].map((column, row) => [row, column]);
}
