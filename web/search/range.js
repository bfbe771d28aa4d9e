// A range of positions of a search: its events, and the positions chosen from it.

/** @typedef {import('../queens.js').Search} Search */
/** @typedef {NonNullable<ReturnType<Search['event']>>} Event */
/** @typedef {{ from: number, to: number }} Range first and last position */
/** @typedef {{ position: number, event: Event | null }} Moment a position and the event that led to it; null at 0 */

/**
 * Choices: the step sizes that end with an event, and solutions only. Each step size includes solutions, rejected boards,
 * restarts and the end of the search.
 * @type {Record<string, (event: Event) => boolean>}
 */
export const CHOICES = {
  event: () => true,
  queen: ({ kind }) => ['place', 'remove', 'move', 'solution', 'reject', 'restart', 'done'].includes(kind),
  turn: (event) => (event.kind === 'exhausted' ? event.deadEnd : ['wipeout', 'solution', 'reject', 'restart', 'done'].includes(event.kind)),
  solution: ({ kind }) => kind === 'solution',
};

/** More positions are chosen than allowed. */
export class TooMany extends Error {
  /** @param {number} most maximum number of positions @param {number} last the last one of these */
  constructor(most, last) {
    super(`at most ${most}, which are there at position ${last}`);
    this.most = most;
    this.last = last;
  }
}

/**
 * The chosen positions of a range, in order. The search is at each of them when it is yielded; do not move it in between.
 * @param {Search} search
 * @param {Range} range may extend beyond the end
 * @returns {Generator<Moment, void, void>}
 */
export function* momentsOf(search, { from, to }) {
  let position = search.seek(from);
  if (position < from) return;
  /** @type {Event | null} */
  let event = search.event();
  for (;;) {
    yield { position, event };
    if (position === to) return;
    event = search.step();
    if (!event) return;
    ++position;
  }
}

/**
 * Chooses from positions that it receives one after the other.
 * @param {string} choice a name in `CHOICES`
 * @param {number} most maximum number of positions
 */
export function chooser(choice, most) {
  /** @type {number[]} */
  const positions = [];
  return {
    /** Positions of the chosen events. */
    positions,
    /** @param {Moment} moment @throws {TooMany} */
    take({ position, event }) {
      // The empty board is no event's; whoever wants all wants it too.
      if (event ? !CHOICES[choice](event) : choice !== 'event') return;
      if (positions.length === most) throw new TooMany(most, positions[most - 1]);
      positions.push(position);
    },
  };
}
