// How much the values of a slot behave like queens that are placed and removed.
import { attacks } from '../search/attacks.js';

/** @typedef {import('./readings/reading.js').Reading} Reading */
/** @typedef {import('./readings/reading.js').Square} Square */

/** So many states are enough to judge by. */
const MOST_STATES = 600;
/** Columns without rows, and loop counters, count only where nothing better is found. */
const WEIGHTS = { 'columns': 1, 'matrix': 1, 'squares': 1, 'used columns': 0.45, 'mask': 0.45, 'flags': 0.45, 'counters': 0.4, 'whole board': 0.35 };
const OTHER_SIZE = 0.85;
/** A matrix that begins empty is a board even if a faulty program removes none of its queens. */
const LEAST_OF_MATRIX = 0.3;

const nameOf = (/** @type {Square} */ [row, column]) => row * 64 + column;

/** @param {Square[]} queens @returns {{ pairs: number, safe: number }} */
function pairsIn(queens) {
  let [pairs, safe] = [0, 0];
  for (const [i, queen] of queens.entries()) {
    for (const other of queens.slice(0, i)) {
      pairs++;
      if (!attacks(queen, other)) safe++;
    }
  }
  return { pairs, safe };
}

/**
 * @param {Reading} reading
 * @param {number} asked the size
 * @returns {{ score: number, moves: number }} from 0 to 1; and how often queens were moved
 */
export function score({ form, n, overwritten, states: all }, asked) {
  const states = all.length > MOST_STATES ? all.slice(0, MOST_STATES) : all;
  const lines = [new Set(), new Set()];
  let [changes, single, deepest, pairs, safe, counted] = [0, 0, 0, 0, 0, 0];
  const distinct = [0, 0];
  /** @type {Set<number>} */
  let before = new Set();
  let begun = false;
  let begins = 0;
  for (const { queens } of states) {
    const now = new Set(queens.map(nameOf));
    if (!begun) {
      begins = queens.length <= 1 ? 1 : 0.5;
      begun = true;
    }
    let placed = 0;
    for (const square of now) if (!before.has(square)) placed++;
    const removed = before.size - (now.size - placed);
    before = now;
    if (placed + removed === 0) continue;
    changes++;
    if (placed + removed === 1 || (placed === 1 && (removed === 1 || overwritten))) single++;
    if (queens.length === 0) continue;
    counted++;
    for (const axis of /** @type {const} */ ([0, 1])) {
      const its = new Set(queens.map((square) => square[axis]));
      for (const line of its) lines[axis].add(line);
      if (its.size === queens.length) distinct[axis]++;
    }
    const { pairs: allPairs, safe: safePairs } = pairsIn(queens.slice(0, 2 * n));
    pairs += allPairs;
    safe += safePairs;
    if (allPairs === safePairs) deepest = Math.max(deepest, queens.length);
  }
  if (changes === 0 || counted === 0) return { score: 0, moves: 0 };
  const share = single / changes;
  const covered = (Math.min(lines[0].size, n) / n) * (Math.min(lines[1].size, n) / n);
  const perLine = Math.max(...distinct) / counted;
  const noAttack = pairs === 0 ? 0.5 : safe / pairs;
  const enough = Math.min(1, changes / (2 * n));
  const size = n === asked ? 1 : OTHER_SIZE;
  if (form === 'whole board') return { score: WEIGHTS[form] * enough * covered * size, moves: changes };
  if (WEIGHTS[form] < 1 && form !== 'counters' && share < 0.95) return { score: 0, moves: changes };
  let result = share ** 1.5 * covered * (deepest / n) * perLine ** 2 * (0.4 + 0.6 * noAttack) * enough * begins;
  if (form === 'matrix' && begins === 1 && share > 0.6 && states[0].queens.length === 0 && n >= 2) result = Math.max(result, LEAST_OF_MATRIX * Math.min(1, changes / n));
  return { score: result * WEIGHTS[form] * size, moves: changes };
}
