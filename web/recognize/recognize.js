// Finds the board of a program by what its variables do, whatever they are called.
import { columnReadings, wholeBoardReadings } from './readings/columns.js';
import { counterReadings } from './readings/counters.js';
import { matrixReadings } from './readings/matrix.js';
import { squareReadings } from './readings/squares.js';
import { usedColumnReadings } from './readings/used.js';
import { score } from './score.js';

/** @typedef {import('./stream.js').Run} Run */
/** @typedef {import('./stream.js').SlotName} SlotName */
/** @typedef {import('./readings/reading.js').Reading} Reading */
/**
 * @typedef {object} Candidate for the board
 * @property {SlotName[]} slots one, but for counters
 * @property {Reading} reading
 * @property {number} score from 0 to 1
 * @property {number} moves
 * @property {string} name as the program writes it
 * @property {string} description in English
 */
/** @typedef {Omit<Candidate, 'reading'> & { form: import('./readings/reading.js').Form, base: 0 | 1, overwritten: boolean }} Chosen a candidate without its values */

/** With less, a slot is not taken for a board. */
export const WEAK = 0.12;
/** With less, other sizes are tried first. */
export const STRONG = 0.3;

/** A program that has a size of its own does not have a smaller one. */
const SMALLEST = 4;

const FORMS = {
  'columns': (/** @type {Reading} */ { base, overwritten }) => `a list of columns from ${base}${overwritten ? ', overwritten' : ''}`,
  'matrix': () => 'a matrix',
  'squares': (/** @type {Reading} */ { base }) => `a list of squares from ${base}`,
  'used columns': (/** @type {Reading} */ { base }) => `a set of columns from ${base}`,
  'mask': () => 'a bit mask of columns',
  'flags': () => 'a list of flags for columns',
  'counters': () => 'loop counters, one for each row',
  'whole board': (/** @type {Reading} */ { base }) => `whole boards, lists of columns from ${base}`,
};

/** @param {SlotName[]} slots */
const nameOf = (slots) => slots.map(({ path }) => path.map((step) => step.replace(/^_[A-Za-z]\w*?__(?=\w)/, '__')).join('.')).join(', ');

/** Globals first, then outer functions. @param {SlotName} slot */
const depthOf = ({ scope, line, path }) => (line === 0 ? 0 : 1 + scope.split('.').length) + path.length / 8;

/**
 * @param {import('./stream.js').Change[]} changes of a slot
 * @param {number} n
 * @returns {Reading[]} in every form that fits
 */
export const readingsOf = (changes, n) => [...columnReadings(changes, n), ...wholeBoardReadings(changes), ...matrixReadings(changes), ...squareReadings(changes, n), ...usedColumnReadings(changes, n)];

/** @param {Candidate} candidate @returns {Chosen} */
export const chosenOf = ({ reading: { form, base, overwritten }, ...candidate }) => ({ ...candidate, form, base, overwritten });

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

/** @param {Reading} reading @returns {string} the same for the same queens at the same times */
const behaviour = ({ states }) => JSON.stringify([states.length, states.slice(0, 200).map(({ queens }) => queens)]);

/**
 * @param {Run} run with every slot followed
 * @returns {Candidate[]} the likeliest first; among slots with the same value, the outermost
 */
export function candidatesIn({ n, slots }) {
  /** @type {Candidate[]} */
  const candidates = [];
  const add = (/** @type {SlotName[]} */ its, /** @type {ReturnType<typeof bestOf>} */ best) => {
    if (!best || best.score < WEAK) return;
    const name = nameOf(its);
    candidates.push({ slots: its.map(({ scope, line, path }) => ({ scope, line, path })), ...best, name, description: `board: \`${name}\`, ${FORMS[best.reading.form](best.reading)}` });
  };
  for (const slot of slots) if (slot.changes.length > 1) add([slot], bestOf(readingsOf(slot.changes, n), n));
  for (const scope of new Set(slots.map(({ scope: its, line }) => `${line} ${its}`))) {
    const its = slots.filter(({ scope: name, line, path }) => `${line} ${name}` === scope && path.length === 1);
    for (const { slots: counters, reading } of counterReadings(its, n)) add(counters, bestOf([reading], n));
  }
  const rank = (/** @type {Candidate} */ { score: points }) => Math.round(points * 50);
  candidates.sort((one, other) => rank(other) - rank(one) || depthOf(one.slots[0]) - depthOf(other.slots[0]) || other.moves - one.moves);
  const seen = new Set();
  return candidates.filter(({ reading }) => {
    const key = behaviour(reading);
    return !seen.has(key) && seen.add(key);
  });
}
