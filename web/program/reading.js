// Reads what another program has printed, judges it, and packs it for the board.
import { pack } from '../trace/packed.js';
import { readRecording } from '../trace/recorded.js';
import { judge, LARGEST } from '../trace/verdict.js';

/**
 * @typedef {object} Asked
 * @property {number} n size of the board, where the text does not say it
 * @property {'all' | 'first' | 'count'} expect what the program was to find
 */
/**
 * @typedef {object} Result
 * @property {'judged' | 'unreadable'} end
 * @property {string} reason why it could not be read
 * @property {number} events
 * @property {number} shown number of events that are packed, from the first
 * @property {import('../trace/verdict.js').Verdict} [verdict] if there is something to judge
 * @property {ReturnType<typeof pack>} [packed] for the board, if there is an event
 */

/** Number of events that the board can take without a late frame. */
const MOST_SHOWN = 200_000;

/**
 * @param {import('../trace/recorded.js').Recording} recording
 * @param {string} source of the program
 */
export function shownOf(recording, source) {
  const events = recording.events.length;
  const shown = Math.min(events, MOST_SHOWN);
  return { events, shown, ...(shown > 0 && { packed: pack(recording, source, shown) }) };
}

/**
 * @param {string} text
 * @param {Asked} asked
 * @returns {Promise<Result>}
 */
export async function readPrinted(text, { n, expect }) {
  try {
    const prefix = /^\s*@n \d+|^@(test|place) \d+ \d+$/m.test(text) ? '@' : '';
    const saysSize = new RegExp(`^\\s*${prefix}\\s*n \\d+\\s*$`, 'm').test(text);
    const recording = await readRecording(text, { prefix, ...(!saysSize && { n }) });
    const result = { end: /** @type {const} */ ('judged'), reason: '', ...shownOf(recording, '') };
    return recording.n <= LARGEST ? { ...result, verdict: await judge(recording, expect) } : result;
  } catch (error) {
    return { end: 'unreadable', reason: error instanceof Error ? error.message : String(error), events: 0, shown: 0 };
  }
}
