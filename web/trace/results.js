// Compares the results of a program with the known solutions.
import { keyOf } from '../search/attacks.js';
import { faultOf } from './findings.js';
import { imagesOf } from './plain-search.js';

/** @typedef {import('./plain-search.js').Square} Square */
/** @typedef {import('./plain-search.js').Known} Known */
/** @typedef {'all' | 'first' | 'count' | 'symmetric'} Found what a program is to find */
/** @typedef {Found | 'any'} Expected `any`: whichever of these its results show */
/** @typedef {{ squares: Square[], line: number, last?: number }} Claim a board claimed as a solution, and its first and last line in the text */
/** @typedef {{ number: number, line: number, isSymmetric?: boolean }} Count */
/**
 * @typedef {object} Results
 * @property {Claim[]} boards in order
 * @property {Count[]} counts
 * @property {number} none the line that says that there is no solution; 0 if there is none
 * @property {number} [denied] the line that says it in words, though there may be boards; 0 if there is none
 * @property {{ line: number, list: string, number: number, name: string } | undefined} [same] a list that holds the same list each time
 * @property {boolean} [isPartial] whether a list was shortened, so that not all of its boards are here
 * @property {boolean} [isUnread] whether a list of solutions could not be read
 */
/**
 * @typedef {object} Weighed
 * @property {'right' | 'wrong' | 'unknown'} verdict
 * @property {Found | ''} kind what its results show that it finds
 * @property {number} found
 * @property {number} of
 * @property {Set<string>} keys of the solutions found
 */

/**
 * The detail of a solution that is given again.
 * @param {number} line the line on which it was printed before; 0 if it was not printed
 * @param {Square[]} squares
 * @returns {[import('./findings.js').Detail, Record<string, string | number>]}
 */
function againAt(line, squares) {
  if (line > 0) return ['detail-again-line', { line }];
  const columns = [...squares].sort(([one], [other]) => one - other).map(([, column]) => column);
  return ['detail-again-list', { columns: columns.join(', ') }];
}

/** A result without any claim. */
const NOTHING = { verdict: /** @type {const} */ ('unknown'), kind: /** @type {const} */ (''), found: 0, keys: new Set() };

/**
 * Classes of solutions under rotation and reflection.
 * @param {Known} known
 * @returns {Map<string, string>} for each solution, the representative of its class
 */
function classesOf({ n, solutions }) {
  /** @type {Map<string, string>} */
  const classes = new Map();
  for (const queens of solutions) {
    const own = keyOf(queens);
    if (classes.has(own)) continue;
    for (const image of imagesOf(queens, n)) classes.set(keyOf(image), own);
  }
  return classes;
}

/**
 * @param {Results} results
 * @param {Expected} expect
 * @param {Known} known
 * @param {import('./findings.js').Findings} findings collects the mistakes
 * @param {boolean} [isCut] whether the program was ended early, so that nothing is missing
 * @returns {Weighed}
 */
export function weigh({ boards, counts, none, denied = 0, same, isPartial = false }, expect, known, findings, isCut = false) {
  const { n, solutions } = known;
  const total = solutions.length;
  const right = new Set(solutions.map(keyOf));
  /** @type {Map<string, number>} the line of each */
  const seen = new Map();
  const before = findings.size;
  if (same) findings.tell('same-list', 'detail-same', { number: same.number, name: same.name, list: same.list }, { line: same.line });
  for (const { squares, line } of boards) {
    const key = keyOf(squares);
    const first = seen.get(key);
    if (!right.has(key)) {
      if (!same) findings.tell('wrong-solution', ...faultOf(squares, n), { line });
    } else if (first !== undefined) {
      if (!same) findings.tell('duplicate-solution', ...againAt(first, squares), { line });
    } else seen.set(key, line);
  }
  const isWrong = () => findings.size > before;
  const asksClasses = expect === 'symmetric' || (expect === 'any' && seen.size > 0 && seen.size < total);
  /** @type {Map<string, string>} */
  const classes = asksClasses ? classesOf(known) : new Map();
  const kinds = new Set(classes.values()).size;
  const isSymmetric = seen.size === kinds && new Set([...seen.keys()].map((key) => classes.get(key))).size === kinds;
  const kind = kindOf();

  /** @returns {Found | ''} */
  function kindOf() {
    if (expect !== 'any') return expect;
    if (boards.length === 0) return counts.length > 0 ? 'count' : none > 0 ? 'all' : '';
    if (seen.size === total) return 'all';
    if (boards.length === 1 && !(isSymmetric && counts.some((count) => count.isSymmetric))) return 'first';
    return kinds > 0 && isSymmetric ? 'symmetric' : 'all';
  }
  const of = kind === 'first' ? Math.min(1, total) : kind === 'symmetric' ? new Set(classes.values()).size : total;
  const counted = counts.at(-1);
  const found = boards.length > 0 ? seen.size : counted?.number ?? 0;
  const weighed = { kind, found: kind === 'first' ? Math.min(1, found) : found, of, keys: new Set(seen.keys()) };
  if (boards.length === 0 && !same && counts.length === 0 && none === 0) return { ...NOTHING, of };

  // One board and a count of one can be all that it looks for, or all that it finds.
  if (expect === 'any' && kind === 'first' && total > 1 && counts.some(({ number }) => number === 1) && !isWrong()) return { ...weighed, verdict: 'unknown' };
  const accepted = new Set([total, ...(expect === 'first' ? [1] : []), ...(kind === 'symmetric' ? [of] : [])]);
  // Counting may have gone on.
  if (isCut && counted && boards.length === 0 && !same && !accepted.has(counted.number)) return { ...NOTHING, of };
  const wrongCount = counts.find(({ number, isSymmetric: only }) => !(only ? number === kinds : accepted.has(number)));
  if (wrongCount && !isWrong()) findings.tell(wrongCount.number > total ? 'excess-count' : 'missing-solution', 'detail-count', { found: wrongCount.number, expected: total }, { line: wrongCount.line });
  if (((none > 0 && boards.length === 0) || (denied > 0 && !isWrong())) && total > 0) findings.tell('missing-solution', 'detail-none', { expected: total }, { line: none || denied });
  if (isWrong()) return { ...weighed, verdict: 'wrong' };
  // A count alone shows no solution, where solutions are asked for.
  if (boards.length === 0 && total > 0) return expect === 'all' || expect === 'first' || expect === 'symmetric' ? { ...weighed, kind: 'count', verdict: 'unknown' } : { ...weighed, verdict: 'right' };
  const enough = kind === 'symmetric' ? isSymmetric : kind === 'count' && counts.length > 0 ? true : seen.size >= of;
  if (enough || isPartial) return { ...weighed, verdict: 'right' };
  if (isCut) return { ...weighed, verdict: 'unknown' };
  // A program may count all solutions and show some of them.
  if (expect === 'any' && counts.some(({ number }) => number === total)) return { ...weighed, kind: 'count', found: total, verdict: 'right' };
  const missed = solutions.find((queens) => !seen.has(keyOf(queens)));
  const columns = missed?.map(([, column]) => column).join(', ') ?? '';
  findings.tell('missing-solution', 'detail-missed-first', { found: seen.size, expected: of, columns }, { line: boards.at(-1)?.line });
  return { ...weighed, verdict: 'wrong' };
}
