// Results among the values that a program prints: `solutions = [[1, 3, 0, 2]]`, `count = 4`.
import { attacks, keyOf } from '../search/attacks.js';
import { boardsOf, formsIn } from './boards.js';
import { readValue } from './value.js';

/** @typedef {import('./results.js').Results} Results */
/** @typedef {import('./value.js').Value} Value */

/** Names for a list of solutions, in lower case without signs. */
const LISTS = /^(all|my|the|final|found|unique|distinct)*(solutions|sols|results|answers|boards)(list|found)?$/;
/** Names that others use for it, too. */
const PERHAPS_LISTS = /sol|res|ans|all|list|found|output/;
const COUNTS = /^(the|total|num|number|no|nr|of|n|all)*(count|counter|solutions?|sols?|ways|found)(count|counter|found|total)?$/;
const PERHAPS_COUNTS = /^(total|results?|res|answers?|ans)$/;

/**
 * @param {import('./recorded.js').Printed[]} values
 * @param {number} n
 * @param {{ hasTrace: boolean, boards: number, notes: string[] }} about whether the program printed a search, the boards that this
 *   visited, and where to put remarks
 * @returns {Results}
 */
export function resultsIn(values, n, { hasTrace, boards, notes }) {
  /** @type {Results} */
  const results = { boards: [], counts: [], none: 0, same: undefined };
  /** @type {import('./results.js').Count[]} */
  const perhaps = [];
  // While a program runs, a list grows; the last is whole.
  for (const { name, value, at } of new Map(values.map((each) => [each.name, each])).values()) {
    const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '');
    if (/^\d{1,15}(\.0+)?$/.test(value)) {
      const count = { number: Number(value), line: at };
      if (COUNTS.test(plain)) results.counts.push(count);
      else if (PERHAPS_COUNTS.test(plain)) perhaps.push(count);
    } else if (LISTS.test(plain)) takeList(results, { name, value, at }, n, true, notes);
    else if (PERHAPS_LISTS.test(plain)) takeList(results, { name, value, at }, n, !hasTrace, notes);
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
 */
function takeList(results, { name, value, at }, n, isMeant, notes) {
  const list = readValue(value);
  if (list === undefined && isMeant && /^[[({]/.test(value)) results.isUnread = true;
  if (!Array.isArray(list) || list.length === 0) return;
  const written = list.map((each) => JSON.stringify(each));
  const isSame = list.length > 1 && list.every((each) => typeof each === 'object' && each !== null) && new Set(written).size === 1;
  const forms = formsIn(list, n);
  const boards = boardsOf(forms ?? [], n).map(({ squares }) => squares);
  const looksRight = boards.some((squares) => squares.length === n && !squares.some((queen, i) => squares.slice(i + 1).some((other) => attacks(queen, other))));
  if (!isMeant && !looksRight) {
    if (isSame) notes.push(`All ${list.length} entries of ${name} are the same: ${written[0].slice(0, 80)}. They were not taken for solutions.`);
    return;
  }
  if (isSame) results.same = { name, list: written[0].slice(0, 80), number: list.length, line: at };
  // A value that cannot be a board is not a solution.
  const claimed = forms ? boards : list.map((each) => (Array.isArray(each) ? each : [each]).flatMap((column, row) => (Number.isInteger(column) ? [/** @type {[number, number]} */ ([row, Number(column)])] : [])));
  // Several variables may hold the same boards.
  const known = new Set(results.boards.map(({ squares }) => keyOf(squares)));
  results.boards.push(...claimed.filter((squares) => !known.has(keyOf(squares))).map((squares) => ({ squares, line: at })));
}
