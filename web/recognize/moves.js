// The moves of a search, read from its board: the trace that `web/trace/recorded.js` reads.

import { areSafe, keyOf } from '../search/attacks.js';

/** @typedef {import('./readings/reading.js').Reading} Reading */
/** @typedef {import('./readings/reading.js').Square} Square */
/** @typedef {import('./results.js').Sized} Given */
/** @typedef {{ at: number, text: string }} Said an event as text, and the number of lines before it */

const isIn = (/** @type {Square[]} */ squares, /** @type {Square} */ [row, column]) => squares.some(([r, c]) => r === row && c === column);

/** Whether each state is a solution. @param {Reading} reading @returns {boolean[]} */
export const solutionsIn = ({ n, states }) => states.map(({ queens }) => queens.length === n && areSafe(queens));

/**
 * Whether a search goes on after its first solution and misses others. A program that means to stop there may still try other squares of its
 * rows, but it goes no deeper.
 * @param {Reading} reading
 * @param {number} total the number of solutions
 * @param {boolean} isKept whether an undo is missing; then each further queen shows that it goes on
 */
export function missesOthers(reading, total, isKept) {
  const { states } = reading;
  const isSolution = solutionsIn(reading);
  const first = isSolution.indexOf(true);
  if (first < 0 || new Set(states.flatMap(({ queens }, i) => (isSolution[i] ? [keyOf(queens)] : []))).size >= total) return false;
  const begin = states.find(({ queens }) => queens.length === 1);
  let deeper = 0;
  for (let i = first + 1; i < states.length; i++) {
    const [before, { queens }] = [states[i - 1].queens, states[i]];
    // Another search, perhaps of another size.
    if (before.length === 0 && begin && keyOf(queens) === keyOf(begin.queens)) return false;
    if (queens.length < before.length) deeper = 0;
    else if (queens.length > before.length && (++deeper > 1 || isKept)) return true;
  }
  return false;
}

/** @param {Reading} reading @returns {Said[]} */
function placements({ n, states }) {
  /** @type {Said[]} */
  const said = [];
  /** @type {Square[]} */
  let before = [];
  const onBoard = (/** @type {Square} */ [row, column]) => Math.min(row, column) >= 0 && Math.max(row, column) < n;
  for (const { at, queens } of states) {
    for (const [row, column] of [...before].reverse()) if (!isIn(queens, [row, column])) said.push({ at, text: `remove ${row} ${column}` });
    const now = queens.filter(onBoard);
    for (const [row, column] of now) if (!isIn(before, [row, column])) said.push({ at, text: `place ${row} ${column}` });
    before = now;
  }
  return said;
}

/**
 * When the program recorded a solution: as its recorder grew. Without a recorder, when the board was one of those that the program gives,
 * or at each full board without attacks if the program only counts them.
 * @param {Reading} reading
 * @param {import('./stream.js').Change[] | undefined} recorder
 * @param {Given} given
 * @returns {Said[]}
 */
function solutions(reading, recorder, { boards, counts, none, source }) {
  if (!recorder) {
    const keys = new Set(boards.map(({ squares }) => keyOf(squares)));
    const isGiven = reading.states.map(({ queens }) => queens.length > 0 && keys.has(keyOf(queens)));
    const hasNone = source === '' || none > 0 || (boards.length === 0 && counts.at(-1)?.number === 0);
    // A board that is turned before it is printed is not among the given ones.
    const isSolution = hasNone ? [] : isGiven.includes(true) ? isGiven : solutionsIn(reading);
    return reading.states.flatMap(({ at }, i) => (isSolution[i] && !isSolution[i - 1] ? [{ at, text: 'solution' }] : []));
  }
  let before = 0;
  return recorder.flatMap(({ at, value }) => {
    const grew = Number(value) > before;
    before = Number(value);
    return grew ? [{ at, text: 'solution' }] : [];
  });
}

/**
 * @param {import('./stream.js').Run} run
 * @param {Reading} reading of its board
 * @param {import('./stream.js').Change[] | undefined} recorder the sizes of what records its solutions
 * @param {Given} given the results of the program
 * @returns {string} a trace: each line that ran, and after it the queens that were placed and removed there
 */
export function traceOf({ lines }, reading, recorder, given) {
  const said = [...placements(reading), ...solutions(reading, recorder, given)].map((each, order) => ({ ...each, order }));
  said.sort((one, other) => one.at - other.at || one.order - other.order);
  return traceSaid({ n: reading.n, lines, said });
}

/** @param {Pick<import('./stream.js').Run, 'n' | 'lines' | 'said'>} run that says itself what it does @returns {string} a trace */
export function traceSaid({ n, lines, said }) {
  const text = [`n ${n}`];
  let next = 0;
  for (let at = 0; at <= lines.length; at++) {
    if (at > 0) text.push(`line ${lines[at - 1]}`);
    for (; next < said.length && said[next].at <= at; next++) text.push(said[next].text);
  }
  return `${text.join('\n')}\n`;
}

/** @typedef {{ text: string, lines: number, line: number }} TraceEvent its text, the number of lines that had begun to run, and the last of them, 0 if there is none */

/** The events of a trace in order. @param {string} text a trace @returns {TraceEvent[]} */
export function eventsIn(text) {
  /** @type {TraceEvent[]} */
  const events = [];
  let [lines, line] = [0, 0];
  for (const each of text.split('\n')) {
    if (each.startsWith('line ')) {
      lines++;
      line = Number(each.slice('line '.length));
    } else if (/^(place|remove|test|solution)/.test(each)) events.push({ text: each, lines, line });
  }
  return events;
}

/** The boards that stood when a solution was recorded. @param {string} text a trace @returns {Square[][]} */
export function recordedIn(text) {
  /** @type {Square[]} */
  let standing = [];
  return text.split('\n').flatMap((line) => {
    const [kind, row, column] = line.split(' ');
    if (kind === 'solution') return [standing];
    if (kind === 'place') standing = [...standing, [Number(row), Number(column)]];
    else if (kind === 'remove') standing = standing.filter(([r, c]) => r !== Number(row) || c !== Number(column));
    return [];
  });
}
