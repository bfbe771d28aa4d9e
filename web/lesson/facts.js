// What is right is read off the search where it can be: the queens that stand, the event that comes next, the lines that it
// runs and the cells that it changes, the boards that a search visits.

import { attacks } from '../search/attacks.js';

/** @typedef {import('./lesson.d.ts').Square} Square */
/** @typedef {{ kind: string, row: number | null, col: number | null }} Next */

/**
 * @typedef {object} Facts what a question is judged by
 * @property {number} n
 * @property {Square[]} queens that stand
 * @property {Next | null} next the event that comes next; null at the end
 * @property {Cell[]} cells of its variables as they are
 * @property {Cell[]} later as they are after the next event
 * @property {string[]} lines the labels that the next event runs, in order
 * @property {Listing} listing the program
 */
/** @typedef {{ name: string, of: string, value: boolean | number | string, parts?: unknown[] }} Cell named as in the program, such as `cols[2]`, and the variable that it is of; of one with structure the parts, and as the value the same as JSON */
/** @typedef {{ text: string, labels: (string | null)[], guilty?: string }} Listing */

/**
 * @param {import('../queens.js').Search} search
 * @returns {Cell[]} of its variables: of arrays and lists each entry, the others whole; and what it has recorded
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
 * @param {import('../queens.js').Search} search at the position that is asked about; it is moved by one event
 * @param {Listing} listing of it
 * @param {number} n
 * @returns {Facts}
 */
export function factsOf(search, listing, n) {
  const [queens, cells] = [search.queens(), cellsOf(search)];
  const next = /** @type {Next | null} */ (search.step());
  return { n, queens, next, cells, later: cellsOf(search), lines: next ? search.lines() : [], listing };
}

/** The index of a square in the arrays of the program that keeps flags. @type {Record<string, (row: number, column: number, n: number) => number>} */
export const INDICES = {
  cols: (row, column) => column,
  diags1: (row, column, n) => row - column + n - 1,
  diags2: (row, column) => row + column,
};

/**
 * The cells that are right, by their names.
 * @param {Extract<import('./lesson.d.ts').Question, { kind: 'cells' }>['right']} rule
 * @param {Pick<Facts, 'n' | 'next' | 'cells' | 'later'>} facts
 * @returns {string[]}
 */
export function rightCells(rule, { n, next, cells, later }) {
  if ('cells' in rule) return rule.cells;
  if ('read' in rule) {
    const index = INDICES[rule.read];
    return next && next.row !== null && next.col !== null ? [`${rule.read}[${index(next.row, next.col, n)}]`] : [];
  }
  const values = (/** @type {Cell[]} */ of) => new Map(of.map(({ name, value }) => [name, value]));
  const [before, after] = [values(cells), values(later)];
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => rule.changed.includes(name.replace(/\[.*/, '')) && before.get(name) !== after.get(name));
}

/**
 * @param {Extract<import('./lesson.d.ts').Question, { kind: 'line' }>['right']} rule
 * @param {Pick<Facts, 'lines' | 'listing'>} facts
 * @returns {string} the label of the line that is right; none where there is none
 */
export function rightLine(rule, { lines, listing }) {
  if ('line' in rule) return rule.line;
  return ('guilty' in rule ? listing.guilty : lines[0]) ?? '';
}

/** @param {number} n @param {number} row @returns {Square[]} */
export const squaresOf = (n, row) => Array.from({ length: n }, (_, column) => [row, column]);

/** @param {Facts} facts @param {Square} square */
const isAttacked = ({ queens }, square) => queens.some((queen) => attacks(queen, square));

/** @param {Facts} facts @returns {number[]} rows without a queen, of which every square is attacked */
export function closedRows(facts) {
  const rows = Array.from({ length: facts.n }, (_, row) => row);
  const empty = rows.filter((row) => !facts.queens.some(([stands]) => stands === row));
  return empty.filter((row) => squaresOf(facts.n, row).every((square) => isAttacked(facts, square)));
}

/**
 * The squares that are right; of those of `any` one is enough.
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

/** @param {{ total(): number | null, runTo(kind: 'done'): unknown, counters(): { place: number } }} search run to its end @returns {number} the boards that it visits, the empty one among them */
export function boardsOf(search) {
  search.runTo('done');
  return search.counters().place + 1;
}

/**
 * A solution without a search: first the odd columns, then the even ones, with some of them moved so that no diagonal is
 * shared. E. Pauls, Das Maximalproblem der Damen auf dem Schachbrete, Deutsche Schachzeitung 29, 1874.
 * @param {number} n
 * @returns {Square[]} none for 2 and 3
 */
export function solution(n) {
  if (n === 2 || n === 3) return [];
  const columns = (/** @type {number} */ from) => Array.from({ length: Math.ceil((n - from) / 2) }, (_, i) => from + 2 * i);
  const [even, odd] = [columns(1), columns(0)];
  if (n % 6 === 2) odd.splice(0, 3, 2, 0), odd.push(4);
  if (n % 6 === 3) even.push(Number(even.shift())), odd.push(...odd.splice(0, 2));
  return [...even, ...odd].map((column, row) => [row, column]);
}
