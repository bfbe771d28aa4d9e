// How long a picture stays in sight, as in play: squares that are refused pass, queens take their time, dead ends linger
// and a solution rests.

/** @typedef {import('./range.js').Event} Event */

// As in play (src/session/rhythm.hpp): up to the first many steps a second there is a rhythm, from the other on none.
const RHYTHMIC = 8;
const EVEN = 64;
// Pictures that follow each other faster some viewers show slower instead.
const SHORTEST_CENTISECONDS = 4;
const LONGEST_CENTISECONDS = 1000;

/** As a share of a step. @param {Event} event */
function weightOf(event) {
  switch (event.kind) {
    case 'test':
      return event.safe ? 0.15 : 0.06;
    case 'compare':
      return event.safe ? 0.06 : 0.2;
    case 'scan':
      return 0.3;
    case 'place':
      return 0.6;
    case 'remove':
      return 0.25;
    case 'exhausted':
      return event.deadEnd ? 1.1 : 0.2;
    case 'reject':
      return 0.8;
    default:
      return 4;
  }
}

/**
 * @param {Event | null} event that led to what is seen
 * @param {string} choice of which it is one; of all events, or of those alone that take a step
 * @param {number} speed steps per second
 * @returns {number} hundredths of a second
 */
export function centisecondsOf(event, choice, speed) {
  const resting = event?.kind === 'solution' || event?.kind === 'done' ? 2 : 1;
  const weight = event && choice === 'event' ? weightOf(event) : resting;
  const even = Math.min(1, Math.max(0, Math.log(speed / RHYTHMIC) / Math.log(EVEN / RHYTHMIC)));
  const wanted = Math.round((100 * weight ** (1 - even)) / speed);
  return Math.min(LONGEST_CENTISECONDS, Math.max(SHORTEST_CENTISECONDS, wanted));
}
