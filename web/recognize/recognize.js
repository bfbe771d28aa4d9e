// Finds the board of a program by what its variables do, whatever they are called.
import { solutionsIn } from './moves.js';
import { columnReadings, counterReadings, wholeBoardReadings } from './readings/columns.js';
import { matrixReadings } from './readings/matrix.js';
import { squareReadings } from './readings/squares.js';
import { usedColumnReadings } from './readings/used.js';
import { score } from './score.js';
import { sizeNamedIn, sizeTriedIn } from './size.js';

/** @typedef {import('./stream.js').Run} Run */
/** @typedef {import('./stream.js').SlotName} SlotName */
/** @typedef {import('./readings/reading.js').Reading} Reading */
/**
 * @typedef {object} Candidate for the board
 * @property {SlotName[]} slots one, but for counters
 * @property {Reading} reading
 * @property {number} score from 0 to 1
 * @property {number} moves
 * @property {boolean} isSizeKnown whether the size of the board was given, or is seen; else it is only a guess
 * @property {string} name as the program writes it
 * @property {string} description in English
 */
/** @typedef {Omit<Candidate, 'reading' | 'isSizeKnown'> & { form: import('./readings/reading.js').Form, base: 0 | 1, overwritten: boolean, empty?: import('./readings/reading.js').Value, queen?: import('./readings/reading.js').Value }} Chosen a candidate without its values */

/** With less, a slot is not taken for a board. */
const WEAK = 0.12;
/** With less, other sizes are tried first. */
export const STRONG = 0.3;

/** So many boards show whether two slots are the same. */
const COMPARED = 200;
const MOST_COMPARED = 2000;

/** A program that has a size of its own does not have a smaller one. */
const SMALLEST = 4;

/** Forms whose values are as large as the search is deep. @type {Set<import('./readings/reading.js').Form>} */
const GROWING = new Set(['columns', 'squares', 'used columns', 'mask']);

const FORMS = {
  'columns': (/** @type {Reading} */ { base, overwritten }) => `a list of columns counted from ${base}${overwritten ? ', overwritten' : ''}`,
  'matrix': () => 'a matrix',
  'squares': (/** @type {Reading} */ { base }) => `a list of squares counted from ${base}`,
  'used columns': (/** @type {Reading} */ { base }) => `a set of columns counted from ${base}`,
  'mask': () => 'a bit mask of columns',
  'flags': () => 'a list of flags for columns',
  'counters': () => 'loop counters, one for each row',
  'whole board': (/** @type {Reading} */ { base }) => `whole boards, lists of columns counted from ${base}`,
};

/** @param {SlotName[]} slots @returns {string} as the program writes it */
export const nameOf = (slots) => slots.map(({ path }) => path.map((step) => step.replace(/^_[A-Za-z]\w*?__(?=\w)/, '__')).join('.')).join(', ');

/** Globals first, then outer functions. @param {SlotName} slot */
const depthOf = ({ scope, line, path }) => (line === 0 ? 0 : 1 + scope.split('.').length) + path.length / 8;

/**
 * @param {import('./stream.js').Change[]} changes of a slot
 * @param {number} n
 * @returns {Reading[]} in every form that fits
 */
export const readingsOf = (changes, n) => [...columnReadings(changes, n), ...wholeBoardReadings(changes), ...matrixReadings(changes), ...squareReadings(changes, n), ...usedColumnReadings(changes, n)];

/** @param {Candidate} candidate @returns {Chosen} */
export const chosenOf = ({ reading: { form, base, overwritten, empty, queen }, isSizeKnown: _, ...candidate }) => ({ ...candidate, form, base, overwritten, empty, queen });

/** @param {Reading[]} readings @param {number} n @returns {{ reading: Reading, score: number, moves: number } | undefined} */
export function bestOf(readings, n) {
  let best;
  for (const reading of readings) {
    if (reading.n < SMALLEST && reading.n !== n) continue;
    const scored = score(reading, n);
    if (scored.score > (best?.score ?? 0)) best = { reading, ...scored };
  }
  return best;
}

/** @param {Reading} reading @returns {string[]} its boards, one after the other, from the first queen on */
function boardsIn({ states }) {
  const boards = states.slice(0, MOST_COMPARED).map(({ queens }) => String(queens));
  return boards.filter((board, i) => board !== (i === 0 ? '' : boards[i - 1]));
}

/** Whether boards are all among others, in the same order. @param {string[]} boards @param {string[]} others */
function areAmong(boards, others) {
  let next = 0;
  for (const board of boards.slice(0, COMPARED)) {
    next = others.indexOf(board, next) + 1;
    if (next === 0) return false;
  }
  return true;
}

/**
 * The best of the readings of a slot: with the size that the program says, if it fits.
 * @param {import('./stream.js').Change[]} changes
 * @param {number} n
 * @param {number | undefined} said
 */
function bestWith(changes, n, said) {
  const readings = readingsOf(changes, said ?? n);
  const fitting = readings.filter((reading) => reading.n === said);
  return bestOf(fitting.length > 0 ? fitting : readings, said ?? n);
}

/**
 * The best reading of a slot, and whether its size is known: it was given, or the program says it, or the board shows it.
 * @param {import('./stream.js').Change[]} changes
 * @param {Run} run
 * @param {number | undefined} named
 * @param {string} source
 */
function bestIn(changes, run, named, source) {
  const best = bestWith(changes, run.n, named);
  if (!best || best.reading.n === named || !GROWING.has(best.reading.form)) return best && { ...best, isSizeKnown: true };
  const tried = sizeTriedIn(run, best.reading, source);
  // A faulty search does not go as deep as its board.
  const again = tried !== undefined && tried > best.reading.n ? bestWith(changes, run.n, tried) : undefined;
  if (again && again.reading.n === tried) return { ...again, isSizeKnown: true };
  const { n, isFilled } = best.reading;
  return { ...best, isSizeKnown: n === run.n || n === tried || isFilled === true || solutionsIn(best.reading).includes(true) };
}

/**
 * @param {Run} run with every slot followed
 * @param {string} source
 * @returns {Candidate[]} the likeliest first; among slots with the same value, the outermost
 */
export function candidatesIn(run, source) {
  const { n, slots } = run;
  const named = sizeNamedIn(run);
  /** @type {Candidate[]} */
  const candidates = [];
  const add = (/** @type {SlotName[]} */ its, /** @type {ReturnType<typeof bestIn>} */ best) => {
    if (!best || best.score < WEAK) return;
    const name = nameOf(its);
    candidates.push({ slots: its.map(({ scope, line, path }) => ({ scope, line, path })), ...best, name, description: `board: \`${name}\`, ${FORMS[best.reading.form](best.reading)}` });
  };
  for (const slot of slots) if (slot.changes.length > 1) add([slot], bestIn(slot.changes, run, named, source));
  for (const scope of new Set(slots.map(({ scope: its, line }) => `${line} ${its}`))) {
    const its = slots.filter(({ scope: name, line, path }) => `${line} ${name}` === scope && path.length === 1);
    for (const { slots: counters, reading } of counterReadings(its, n)) {
      const best = bestOf([reading], n);
      add(counters, best && { ...best, isSizeKnown: true });
    }
  }
  const rank = (/** @type {Candidate} */ { score: points }) => Math.round(points * 50);
  candidates.sort((one, other) => rank(other) - rank(one) || depthOf(one.slots[0]) - depthOf(other.slots[0]) || other.moves - one.moves);
  /** @type {string[][]} */
  const seen = [];
  return candidates.filter(({ reading }) => {
    const boards = boardsIn(reading);
    // One object has several names, such as `self.board` and `queens.board`, and is seen more often by one of them.
    const isNew = !seen.some((each) => areAmong(boards, each) || areAmong(each, boards));
    if (isNew) seen.push(boards);
    return isNew;
  });
}
