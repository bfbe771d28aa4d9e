// Judges what a program has printed, in slices, so that the output of others is read meanwhile and their time is kept.
import { setImmediate } from 'node:timers/promises';
import { judgingPrinted } from '../trace/whole.js';

const SLICE_MILLISECONDS = 20;
/** Turns between two looks at the clock. */
const TURNS = 64;

/**
 * @param {string} text
 * @param {import('../trace/whole.js').Asked} asked
 * @returns {Promise<import('../trace/verdict.js').Verdict>} is rejected with an `Unreadable`
 */
export async function judgeBeside(text, asked) {
  const work = judgingPrinted(text, asked);
  for (let turns = 1, end = performance.now() + SLICE_MILLISECONDS; ; turns++) {
    const { value, done } = work.next();
    if (done) return value;
    if (turns % TURNS > 0 || performance.now() < end) continue;
    await setImmediate();
    end = performance.now() + SLICE_MILLISECONDS;
  }
}
