// Two programs side by side, at the first event that differs.
import { make } from '../../dialog/parts.js';
import { marked } from '../text.js';
import { smallBoard } from './small-board.js';

/** @typedef {import('../lesson.d.ts').Square} Square */
/** @typedef {{ events: any[], boards: Square[][], solutions: number[][] }} Ran events of a program, the board after each, and the returned solutions */

/** Maximum number of events that are compared. */
export const FAR = 20_000;

/** @param {import('../../queens.js').Search} search from its beginning @returns {Ran} */
export function eventsOf(search) {
  const events = [];
  const boards = [];
  for (let event = search.step(); event && events.length < FAR; event = search.step()) {
    events.push(event);
    boards.push(search.queens());
  }
  return { events, boards, solutions: search.solutions(0, 999) };
}

/** @param {any} one @param {any} other */
const isSame = (one, other) => one?.kind === other?.kind && one?.row === other?.row && one?.col === other?.col && one?.safe === other?.safe;

/** @param {Ran} one @param {Ran} other @returns {number} index of the first event that differs; -1: none */
export function firstDifference({ events }, { events: others }) {
  const length = Math.max(events.length, others.length);
  return Array.from({ length }, (_, i) => i).findIndex((i) => !isSame(events[i], others[i]));
}

/**
 * @param {Pick<import('../questions/asking.js').Around, 'facts' | 'words'>} around
 * @param {Ran} one
 * @param {Ran} sound
 * @param {number} at an index of their events
 * @returns {HTMLElement}
 */
function sideBySide({ facts: { n }, words }, one, sound, at) {
  const half = (/** @type {string} */ title, /** @type {Ran} */ { events, boards }) => {
    const event = events[at];
    const said = event ? eventWords(event, words) : words.hasEnded;
    const now = event && event.row !== null && event.col !== null && event.row < n ? /** @type {Square} */ ([event.row, event.col]) : undefined;
    const queens = (boards[Math.min(at, boards.length - 1)] ?? []).filter(([row]) => row < n);
    return make('div', {}, make('strong', {}, title), smallBoard(n, queens, now, `${title}: ${queens.map((queen) => `(${queen.join(', ')})`).join(', ') || words.emptyBoard}`), make('p', {}, said));
  };
  return make('figure', { className: 'pair' }, make('figcaption', {}, words.firstDifference.replace('{event}', String(at + 1))),
    half(words.thisProgram, one), half(words.soundProgram, sound));
}

/** @param {Pick<import('../questions/asking.js').Around, 'facts' | 'words'>} around @param {Ran} one @param {Ran} sound @returns {HTMLElement | undefined} undefined if their events and results are the same */
export function difference(around, one, sound) {
  const at = firstDifference(one, sound);
  if (at >= 0) return sideBySide(around, one, sound, at);
  const lists = JSON.stringify(one.solutions);
  return lists === JSON.stringify(sound.solutions) ? undefined : make('p', {}, ...marked(around.words.listsDiffer.replace('{lists}', lists)));
}

/**
 * @param {import('../questions/asking.js').Around} around
 * @param {Promise<Ran | undefined>} one
 * @param {Promise<Ran | undefined>} sound
 * @returns {HTMLElement} filled when both have run
 */
export function differences(around, one, sound) {
  const element = make('div', {});
  Promise.all([one, sound]).then(([its, others]) => {
    if (!its || !others) return;
    element.replaceChildren(difference(around, its, others) ?? make('p', {}, around.words.noDifference.replace('{events}', String(its.events.length))));
  });
  return element;
}

/** An event in a few words. @param {any} event @param {Record<string, string>} words */
function eventWords({ kind, row, col, safe, number }, words) {
  const name = kind === 'test' ? (safe ? 'didTestFree' : 'didTestAttacked') : `did${kind[0].toUpperCase()}${kind.slice(1)}`;
  return words[name].replace('{square}', `(${row}, ${col})`).replace('{row}', String(row)).replace('{number}', String(number));
}
