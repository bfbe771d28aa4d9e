// Results among the values that a program prints: `solutions = [[1, 3, 0, 2]]`, `count = 4`.
import { areSafe, keyOf } from '../search/attacks.js';
import { boardsOf, readingForms } from './boards.js';
import { readingValue } from './value.js';

/** @typedef {import('./results.js').Results} Results */

/** More entries of a list are not looked at; a board of 12 squares a side has 14,200 solutions. */
const MOST_ENTRIES = 50_000;

/** Names for a list of solutions, in lower case without signs. */
const LISTS = /^(all|my|the|final|found|unique|distinct)*(solutions|sols|results|answers|boards)(list|found)?$/;
const SHORT_LISTS = /^(all|sol|res|result|ans|answer|found|out|output|ways)$/;
/** Names that others use for it, too. */
const PERHAPS_LISTS = /sol|res|ans|all|list|found|output/;
const COUNTS = /^(the|total|num|number|no|nr|of|n|all)*(count|counter|solutions?|sols?|ways|found)(count|counter|found|total)?$/;
const PERHAPS_COUNTS = /^(total|results?|res|answers?|ans)$/;

const plainName = (/** @type {string} */ name) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Whether a variable is likely the number of solutions. @param {string} name */
export const isCountName = (name) => COUNTS.test(plainName(name));

/** Whether a variable is likely the list of solutions. @param {string} name */
export const isListName = (name) => LISTS.test(plainName(name)) || SHORT_LISTS.test(plainName(name));

/**
 * @param {import('./recorded.js').Printed[]} values
 * @param {number} n
 * @param {{ hasTrace: boolean, boards: number, notes: string[] }} about whether the program printed a search, the boards that this
 *   visited, and where to put remarks
 * @returns {Generator<void, Results>} in short turns
 */
export function* readingResults(values, n, { hasTrace, boards, notes }) {
  /** @type {Results} */
  const results = { boards: [], counts: [], none: 0, same: undefined };
  /** @type {import('./results.js').Count[]} */
  const perhaps = [];
  // While a program runs, a list grows; the last is whole.
  for (const { name, value, at } of new Map(values.map((each) => [each.name, each])).values()) {
    const plain = plainName(name);
    if (/^\d{1,15}(\.0+)?$/.test(value)) {
      const count = { number: Number(value), line: at };
      if (COUNTS.test(plain)) results.counts.push(count);
      else if (PERHAPS_COUNTS.test(plain)) perhaps.push(count);
    } else if (LISTS.test(plain)) yield* takeList(results, { name, value, at }, n, true, notes);
    else if (PERHAPS_LISTS.test(plain)) yield* takeList(results, { name, value, at }, n, !hasTrace, notes);
  }
  // `total = 153` may count boards.
  if (!hasTrace || results.counts.length + results.boards.length === 0) results.counts.push(...perhaps.filter(({ number }) => !hasTrace || number !== boards));
  return results;
}

/**
 * @param {Results} results
 * @param {{ name: string, value: string, at: number }} printed
 * @param {number} n
 * @param {boolean} isMeant whether the name leaves no doubt
 * @param {string[]} notes
 * @returns {Generator<void, void>}
 */
function* takeList(results, { name, value, at }, n, isMeant, notes) {
  const all = yield* readingValue(value);
  // The first of them are enough for a verdict: so many boards are not all different solutions.
  const list = Array.isArray(all) ? all.slice(0, MOST_ENTRIES) : all;
  if (list === undefined && isMeant && /^[[({]/.test(value)) results.isUnread = true;
  if (!Array.isArray(all) || !Array.isArray(list) || list.length === 0) return;
  const [first] = list;
  const written = JSON.stringify(first);
  let isSame = all.length > 1 && typeof first === 'object' && first !== null;
  for (let i = 1; isSame && i < all.length; i++) {
    yield;
    isSame = JSON.stringify(all[i]) === written;
  }
  const forms = yield* readingForms(list, n);
  const boards = boardsOf(forms ?? [], n).map(({ squares }) => squares);
  const looksRight = boards.some((squares) => squares.length === n && areSafe(squares));
  if (!isMeant && !looksRight) {
    if (isSame) notes.push(`All ${all.length} entries of ${name} are the same: ${written.slice(0, 80)}. They were not counted as solutions.`);
    return;
  }
  if (isSame) results.same = { name, list: written.slice(0, 80), number: all.length, line: at };
  // A value that cannot be a board is not a solution.
  const claimed = forms ? boards : list.map((each) => (Array.isArray(each) ? each : [each]).flatMap((column, row) => (Number.isInteger(column) ? [/** @type {[number, number]} */ ([row, Number(column)])] : [])));
  // Several variables may hold the same boards.
  const known = new Set(results.boards.map(({ squares }) => keyOf(squares)));
  for (const squares of claimed) {
    yield;
    if (!known.has(keyOf(squares))) results.boards.push({ squares, line: at });
  }
}
