// Finds the list or the counter in which a program records its solutions: it grows when the board is full, or as full as it gets, and
// only then.

/** @typedef {import('./stream.js').Slot} Slot */
/** @typedef {import('./stream.js').Change} Change */
/** @typedef {import('./readings/reading.js').Reading} Reading */

/** Share of the steps that may happen at another time, such as while the first board is set up. */
const OTHERWISE = 0.1;

/** @param {import('./stream.js').Value} value @returns {number} of a list or a set its length; −1 if it is neither that nor a number */
export function sizeOf(value) {
  if (Array.isArray(value)) return value.length;
  if (value !== null && typeof value === 'object') return 'set' in value ? value.set.length : value.map.length;
  return typeof value === 'number' && Number.isInteger(value) ? value : -1;
}

/** @param {Change[]} changes @returns {Change[]} the changes of the size */
export function sizesOf(changes) {
  let before = -1;
  return changes.flatMap(({ at, value }) => {
    const size = sizeOf(value);
    const isNew = size !== before;
    before = size;
    return isNew ? [{ at, value: size }] : [];
  });
}

/** The most queens of a board, at most its size. @param {Reading} board */
export const deepest = ({ n, states }) => Math.min(n, Math.max(0, ...new Set(states.map(({ queens }) => queens.length))));

/**
 * @param {Slot[]} slots
 * @param {Reading} board
 * @returns {Slot | undefined} lists before counters, outer ones before inner ones
 */
export function recorderIn(slots, board) {
  const { states } = board;
  const most = deepest(board);
  const isFull = (/** @type {number} */ at) => {
    let [low, high] = [0, states.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (states[middle].at <= at) low = middle + 1;
      else high = middle;
    }
    // A list that is recorded is written in the same line.
    return [low - 1, low - 2].some((i) => states[i]?.queens.length === most && states[i].at >= at - 1) || states[low - 1]?.queens.length === most;
  };
  const fitting = slots.filter(({ changes }) => {
    // Numbers can count anything there.
    if (most < board.n && !(most > 1 && changes.every(({ value }) => Array.isArray(value)))) return false;
    const sizes = sizesOf(changes);
    if (sizes.length < 2 || sizes[0].value !== 0) return false;
    let [grown, full] = [0, 0];
    for (const [i, { at, value }] of sizes.entries()) {
      if (i === 0) continue;
      if (Number(value) <= Number(sizes[i - 1].value)) return false;
      grown++;
      if (isFull(at)) full++;
    }
    return full >= grown * (1 - OTHERWISE);
  });
  const rank = (/** @type {Slot} */ { changes, line, scope }) => (Array.isArray(changes[0].value) ? 0 : 100) + (line === 0 ? 0 : 1 + scope.split('.').length);
  return fitting.sort((one, other) => rank(one) - rank(other))[0];
}
