// What is right is read off the search where it can be: the queens that stand, the event that comes next, the boards that a
// search visits.

/** @typedef {import('./lesson.d.ts').Square} Square */
/** @typedef {{ kind: string, row: number | null, col: number | null }} Next */

/**
 * @typedef {object} Facts what a question is judged by
 * @property {number} n
 * @property {Square[]} queens that stand
 * @property {Next | null} next the event that comes next; null at the end
 */

/** @param {Square} queen @param {Square} square @returns {boolean} whether the queen attacks the square; her own she does not */
export function attacks([row, column], [otherRow, otherColumn]) {
  const [down, across] = [otherRow - row, otherColumn - column];
  return (down !== 0 || across !== 0) && (down === 0 || across === 0 || Math.abs(down) === Math.abs(across));
}

/** @param {Square[]} squares @returns {string} the same for the same squares in any order */
export const keyOf = (squares) => squares.map(String).sort().join(' ');

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
