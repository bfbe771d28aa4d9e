// The results that a program gives, and the size that they are of.
import { LARGEST } from '../trace/plain-search.js';
import { keyOf } from '../search/attacks.js';
import { sameRow } from './causes.js';
import { wrongRowIn } from './counts.js';
import { known, searches } from './known-search.js';
import { solutionsIn } from './moves.js';
import { sizeOf, sizesOf } from './recorder.js';
import { resultsOf } from './results.js';

/** @typedef {import('./observe.js').Observed} Observed */
/** @typedef {import('./results.js').Sized} Sized */

/**
 * The results at the size that the program uses: the size that was asked for, or one of its own.
 * @param {Observed} observed
 * @param {number} asked
 * @param {{ source: string, isSilent?: boolean }} program
 * @returns {Sized}
 */
export function sizeAndResults({ run, seen, ownSize, board, look }, asked, { source, isSilent: isNone = false }) {
  const found = resultsOf(run, ownSize ?? asked, seen);
  // A search that leaves out a row places queens in columns that a smaller board does not have.
  const isShorter = ownSize === undefined && found.n === asked - 1 && found.boards.some(({ squares }) => squares.some(([, column]) => column === found.n));
  const told = isShorter ? { ...found, n: asked } : found;
  const row = told.source === '' ? wrongRowIn(run.readable) : undefined;
  const short = row || told.table || told.boards.length > 0 ? undefined : shortBoards(run, seen.board, board);
  if (short && told.counts.every(({ number }) => number === short.boards.length)) return { ...told, n: ownSize ?? asked, source: 'kept', ...short, counts: [], none: 0, isList: true };
  const isUnrecorded = sameRow(look, source).length > 0 && hasUnusedList(run, source);
  const given = seen.accumulated && accumulatedResults(run, seen.accumulated, asked);
  if (given && told.boards.length === 0) return { ...told, ...given, n: ownSize ?? asked, counts: [], none: 0, isList: false };
  if (told.source === '' && (isNone || foundNothing(run, seen, board) || (isUnrecorded && run.ended && !run.error && run.readable.trim() === ''))) return { ...told, n: ownSize ?? asked, source: 'kept', counts: [{ number: 0, line: 0 }], isList: true };
  if (row) return { ...told, n: row.n, source: 'printed', counts: [{ number: row.count, line: row.line }], table: row.table };
  // A size of its own that only the board seems to have is believed if no results are found with it.
  return ownSize === undefined || told.source !== '' ? told : { ...resultsOf(run, asked, seen), n: ownSize };
}

/** Whether a variable is the board. @param {string[]} path @param {Observed['board']} board */
const isBoard = (path, board) => board !== undefined && board.slots.some((slot) => String(slot.path) === String(path));

/**
 * Boards with too few queens that a program has recorded: lists of the same length, each of which stood on its board.
 * @param {Observed['run']} run
 * @param {Observed['seen']['board']} reading
 * @param {Observed['board']} board
 * @returns {Pick<Sized, 'boards' | 'sizes'> | undefined}
 */
function shortBoards({ kept, returned, slots, ended, error }, reading, board) {
  if (!reading || !ended || error || (reading.form !== 'columns' && reading.form !== 'squares' && reading.form !== 'matrix')) return undefined;
  const { n, base, states } = reading;
  const columns = (/** @type {[number, number][]} */ queens) => String([...queens].sort(([one], [other]) => one - other).map(([, column]) => column + base));
  const stood = new Set(states.map(({ queens }) => columns(queens)));
  const lists = [...kept.filter(({ path }) => !isBoard(path, board)), ...returned.map((value) => ({ path: /** @type {string[]} */ ([]), value }))];
  const recorded = lists.find(({ value: list }) => {
    if (!Array.isArray(list) || list.length === 0) return false;
    const [first] = list;
    return Array.isArray(first) && first.length > 1 && first.length < n && list.every((each) => Array.isArray(each) && each.length === first.length && each.every(Number.isInteger) && stood.has(String(each)));
  });
  if (!recorded) return undefined;
  const slot = slots.find(({ line, path }) => line === 0 && String(path) === String(recorded.path));
  const boards = /** @type {number[][]} */ (recorded.value).map((each) => ({ line: 0, squares: each.map((column, row) => /** @type {[number, number]} */ ([row, column - base])) }));
  return { boards, ...(slot && { sizes: sizesOf(slot.changes) }) };
}

/** Whether a list is still empty because the line that adds to it never ran. @param {Observed['run']} run @param {string} source */
function hasUnusedList({ kept, lines }, source) {
  const ran = new Set(lines);
  return kept.some(({ path, value }) => {
    if (!Array.isArray(value) || value.length > 0) return false;
    const adding = new RegExp(`(?<![\\w$])${path.at(-1)?.replace(/\$/g, '\\$')}\\s*\\.\\s*(?:append|push|add)\\s*\\(`);
    const places = source.split('\n').flatMap((line, i) => (adding.test(line) ? [i + 1] : []));
    return places.length > 0 && places.every((line) => !ran.has(line));
  });
}

/** Whether an output cannot hold boards: a few words. @param {string} readable */
const isWord = (readable) => !/\d/.test(readable) && readable.trim().split('\n').length <= 2;

/** The values that a program keeps at its end, besides its board. @param {Observed['run']} run @param {Observed['board']} board */
const othersKept = ({ kept }, board) => kept.flatMap(({ path, value }) => (isBoard(path, board) || typeof value !== 'object' || value === null ? [] : [value]));

/**
 * Whether a search ended without a word, and found nothing: its list is empty, or it never came near a solution.
 * @param {Observed['run']} run
 * @param {Observed['seen']} seen
 * @param {Observed['board']} its
 */
function foundNothing(run, { board, accumulated }, its) {
  if (!run.ended || run.error || !isWord(run.readable)) return false;
  // A search without its undo goes back, but does not come near anything.
  if (accumulated && run.readable.trim() === '') return true;
  if (!board || board.n > LARGEST || !board.states.some(({ queens }) => queens.length > 1) || solutionsIn(board).includes(true)) return false;
  if (run.readable.trim() === '' && othersKept(run, its).some((value) => sizeOf(value) === 0)) return true;
  // Some programs do not place the last queen.
  const near = board.states.filter(({ queens }) => queens.length >= board.n - 1).map(({ queens }) => queens.map(String));
  const all = known(board.n).solutions.map((queens) => new Set(queens.map(String)));
  return othersKept(run, its).every((value) => sizeOf(value) === 0) && searches({ run }, null, board.n) && !near.some((queens) => all.some((solution) => queens.every((queen) => solution.has(queen))));
}

/**
 * The list from which no queen was removed, if the program gives it as a solution.
 * @param {Observed['run']} run
 * @param {import('./accumulated.js').Accumulated} accumulated
 * @param {number} n
 * @returns {Pick<Sized, 'boards' | 'source'> | undefined}
 */
function accumulatedResults({ readable, returned }, { slot }, n) {
  const value = slot.changes.at(-1)?.value;
  if (!Array.isArray(value) || value.length < 2 || value.length === n || !value.every(Number.isInteger)) return undefined;
  const written = JSON.stringify(value);
  const squares = value.map((column, row) => /** @type {[number, number]} */ ([row, Number(column)]));
  const line = readable.split('\n').findIndex((each) => each.replaceAll(' ', '').includes(written)) + 1;
  if (line > 0) return { source: 'printed', boards: [{ line, squares }] };
  return returned.some((each) => JSON.stringify(each) === written) ? { source: 'returned', boards: [{ line: 0, squares }] } : undefined;
}

/** How many solutions stood on the board of a program that neither keeps nor prints any. @param {Observed} observed */
export function unkept({ run, seen: { board }, board: its }) {
  if (!board || !run.ended || !isWord(run.readable) || othersKept(run, its).some((value) => sizeOf(value) !== 0)) return 0;
  const isSolution = solutionsIn(board);
  return new Set(board.states.flatMap(({ queens }, i) => (isSolution[i] ? [keyOf(queens)] : []))).size;
}
