// The duration of the pictures of an animation, and their maximum number.

/** Maximum number of pictures; most platforms reject larger files. */
export const MOST_PICTURES = 240;
// Pictures that follow each other faster some viewers show slower instead.
const SHORTEST_CENTISECONDS = 4;
const LONGEST_CENTISECONDS = 1000;
// Shortest time of the last picture before the animation repeats.
const LAST_CENTISECONDS = 200;

/** @param {number} seconds wanted duration @param {boolean} isLast @returns {number} centiseconds */
export function stayOf(seconds, isLast) {
  const own = Math.min(LONGEST_CENTISECONDS, Math.max(SHORTEST_CENTISECONDS, Math.round(100 * seconds)));
  return isLast ? Math.max(own, LAST_CENTISECONDS) : own;
}
