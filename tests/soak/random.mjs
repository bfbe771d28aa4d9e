// Reproducible randomness: the same seed gives the same choices.

/** @typedef {ReturnType<typeof randomFrom>} Random */

/** @param {number} seed a whole number */
export function randomFrom(seed) {
  let state = seed >>> 0;
  // Mulberry32: 32 bits of state, uniform enough for choosing actions.
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** From the first to the last, both included. */
  const whole = (/** @type {number} */ first, /** @type {number} */ last) => first + Math.floor(share() * (last - first + 1));
  return {
    /** From 0 to below 1. */
    share,
    whole,
    /** @template Each @param {readonly Each[]} list @returns {Each} */
    of: (list) => list[whole(0, list.length - 1)],
    /** True in that many of 100 cases. */
    percent: (/** @type {number} */ often) => share() * 100 < often,
  };
}
