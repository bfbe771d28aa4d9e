// The results that a program prints, returns, or keeps in a list or a counter.
import { boardsOf, formOf, formsIn, unpadded } from '../trace/boards.js';
import { readPrinted } from '../trace/printed.js';
import { isCountName, isListName } from '../trace/values.js';
import { isScalar } from './readings/reading.js';
import { deepest, sizeOf } from './recorder.js';
import { TOLD } from './stream.js';

/** @typedef {import('./stream.js').Run} Run */
/** @typedef {import('./stream.js').Value} Value */
/** @typedef {import('../trace/results.js').Results} Results */
/** @typedef {import('../trace/results.js').Claim} Claim */
/**
 * @typedef {Results & { source: 'printed' | 'returned' | 'kept' | 'standing' | '', isList: boolean, table?: number[] }} Told
 *   source: where the boards, or else the counts, come from; isList: whether a list of boards was given, even if of one board; table: the
 *   sizes of a table of counts, of which the count is one
 */
/**
 * @typedef {object} Seen of the program while it ran
 * @property {import('./stream.js').Change[] | undefined} recorder what its recorder held
 * @property {string[] | undefined} recorderPath
 * @property {import('./readings/reading.js').Reading | undefined} board
 * @property {import('./accumulated.js').Accumulated} [accumulated]
 */

/** @param {Value} value @param {number} n @returns {Claim[]} all boards in a value; objects are looked into */
function boardsIn(value, n) {
  const whole = plainly(value, n);
  const forms = formsIn(whole, n) ?? formsIn(unpadded(whole, n) ?? null, n);
  return forms ? boardsOf(forms, n).map(({ squares }) => ({ squares, line: 0 })) : [];
}

/** A value in which an object that has a board is that board. @param {Value} value @param {number} n @returns {Value} */
function plainly(value, n) {
  if (Array.isArray(value)) return value.map((each) => plainly(each, n));
  if (value === null || typeof value !== 'object') return value;
  if ('set' in value) return value;
  const isObject = value.map.length > 0 && value.map.every(([key]) => typeof key === 'string' && !/^[A-Za-z]\d+$/.test(key));
  const inside = isObject ? value.map.map(([, each]) => each).find((each) => formsIn(each, n)?.length === 1) : undefined;
  return inside === undefined ? value : inside;
}

/** @param {Value} value @returns {value is Value[][]} */
const isListOfLists = (value) => Array.isArray(value) && value.length > 0 && value.every(Array.isArray);

/** @param {Value} value @returns {string} */
function textOf(value) {
  if (isScalar(value) || Array.isArray(value)) return JSON.stringify(value);
  return `{${('set' in value ? value.set.map(textOf) : value.map.map(([key, each]) => `${textOf(key)}: ${textOf(each)}`)).join(', ')}}`;
}

/** Finds a list of results that holds the same list, set or dictionary each time. @param {Value} value @returns {Results['same']} */
function sameIn(value) {
  if (!Array.isArray(value) || value.length < 2 || value.some(isScalar)) return undefined;
  const written = value.map((each) => JSON.stringify(each));
  return new Set(written).size === 1 ? { name: '', list: textOf(value[0]).slice(0, 80), number: value.length, line: 0 } : undefined;
}

/** @typedef {Pick<Told, 'boards' | 'counts' | 'none' | 'same' | 'isList'>} Given by one place */

/** @typedef {Told & { n: number, sizes?: import('./stream.js').Change[] }} Sized results of boards of that size; `sizes` of the list that records them, if it was found by them */

/** @type {Given} */
const NOTHING = { boards: [], counts: [], none: 0, same: undefined, isList: false };

/** @param {Value | undefined} value that was returned or kept as the results @param {number} n @returns {Given} */
function givenBy(value, n) {
  if (value === undefined) return NOTHING;
  if (typeof value === 'number') return { ...NOTHING, counts: [{ number: value, line: 0 }] };
  const boards = boardsIn(value, n);
  // An empty board is where a search begins. Its rows are the same, but they are no list of results.
  const isOne = formOf(value, n) !== undefined;
  if (isOne && boards.length === 1 && boards[0].squares.length === 0) return NOTHING;
  if (boards.length > 0) return { ...NOTHING, boards, same: isOne ? undefined : sameIn(value), isList: isListOf(value, n) };
  const same = sameIn(value);
  if (Array.isArray(value) && (same || (isListOfLists(value) && value.every((each) => each.every(isScalar))))) {
    // A list that cannot be a board is not a solution.
    const claims = value.map((each) => ({ squares: Array.isArray(each) ? each.flatMap((column, row) => (Number.isInteger(column) ? [/** @type {[number, number]} */ ([row, Number(column)])] : [])) : [], line: 0 }));
    return { ...NOTHING, boards: claims, same, isList: true };
  }
  const size = sizeOf(value);
  return size < 0 ? NOTHING : { ...NOTHING, counts: [{ number: size, line: 0 }], isList: true };
}

/** Whether each item of a list is a board. @param {Value} value @param {number} n */
const isListOf = (value, n) => Array.isArray(value) && value.every((each) => boardsIn(each, n).length === 1);

/**
 * The return value that is likely the results: from the function that the tracer called, or a list of boards, or the only
 * value.
 * @param {Run} run
 * @param {number} n
 */
function returnedBy({ called, returned }, n) {
  const last = returned.at(-1);
  if (last === undefined || typeof last === 'boolean' || typeof last === 'string') return undefined;
  const isMeant = called !== undefined || (isListOf(last, n) && sizeOf(last) > 0) || (returned.length === 1 && (typeof last === 'number' || boardsIn(last, n).length > 0));
  return isMeant ? last : undefined;
}

/**
 * @param {Run} run
 * @param {number} asked the size that the program was given, or that its board has
 * @param {Seen} seen
 * @returns {Sized}
 */
export function resultsOf(run, asked, { recorder, recorderPath, board, accumulated }) {
  const printed = readPrinted(run.readable, { n: asked, ...(run.said.length > 0 && { isTrace: (line) => TOLD.test(line) }) }) ?? { n: asked, results: NOTHING, table: undefined };
  const { n, table } = printed;
  // Solutions that all became empty after they were recorded.
  const emptied = run.kept.find(({ path, value }) => isListName(path[path.length - 1]) && Array.isArray(value) && value.length === printed.results.counts.at(-1)?.number && sameIn(value) && sizeOf(value[0]) === 0)?.value;
  const recorded = run.kept.find(({ path }) => String(path) === String(recorderPath))?.value ?? recorder?.at(-1)?.value ?? emptied;
  // Records made before the board is full can be anything.
  const isResult = !board || deepest(board) === board.n || (recorded !== undefined && (isListOf(recorded, n) || sameIn(recorded)));
  const kept = isResult ? recorded : undefined;
  /** @type {Record<'printed' | 'returned' | 'kept', Given>} */
  const given = { printed: { ...printed.results, isList: false }, returned: givenBy(returnedBy(run, n), n), kept: givenBy(kept, n) };
  const places = /** @type {const} */ (['printed', 'returned', 'kept']);
  const drawn = given.printed.boards;
  // Queens may be drawn beside the board.
  const isDrawing = drawn.length > 1 && drawn.every(({ squares }) => squares.length >= n - 1) && [given.returned, given.kept].some(({ boards }) => boards.length === drawn.length);
  const isWhole = isDrawing || drawn.every(({ squares }) => squares.length === n);
  // A program that also prints boards on its way keeps its results elsewhere.
  const withBoards = places.filter((place) => given[place].boards.length > 0 && (place !== 'printed' || isWhole));
  const source = places.find((place) => given[place].same) ?? withBoards[0] ?? (given.printed.boards.length > 0 ? 'printed' : undefined);
  const isList = places.some((place) => given[place].isList && given[place].boards.length > 0);
  if (source) return { ...printed.results, ...given[source], counts: given.printed.counts, none: 0, n, source, isList };
  const counting = places.find((place) => given[place].counts.length > 0 || given[place].none > 0);
  if (counting) return { ...printed.results, ...given[counting], n, source: counting, ...(counting === 'printed' && table && { table }) };
  // A list that is overwritten, or from which nothing is removed, is not emptied in the end.
  const standing = board && !board.overwritten && !accumulated ? board.states.at(-1)?.queens ?? [] : [];
  if (standing.length === n && run.ended) return { ...NOTHING, boards: [{ squares: standing, line: 0 }], n, source: 'standing' };
  // A wrong counter does not count full boards.
  const counter = board && run.ended && deepest(board) === board.n ? run.kept.find(({ path, value }) => path.length === 1 && typeof value === 'number' && isCountName(path[0])) : undefined;
  return { ...printed.results, ...NOTHING, n, ...(counter ? { counts: [{ number: Number(counter.value), line: 0 }], source: 'kept' } : { source: '' }) };
}
