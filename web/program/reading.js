// Reads what another program has printed, judges it, and packs it for the board.
import { finish } from '../search/slices.js';
import { pack } from '../trace/packed.js';
import { LARGEST, searching } from '../trace/plain-search.js';
import { readPrinted as readResults } from '../trace/printed.js';
import { readRecording, Unreadable } from '../trace/recorded.js';
import { judgingPrinted } from '../trace/whole.js';

/**
 * @typedef {object} Asked
 * @property {number} n size of the board, where the text does not say it
 * @property {import('../trace/results.js').Expected} expect what the program was to find
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
 * Boards as a search would place them, one after the other.
 * @param {number} n
 * @param {import('../trace/results.js').Claim[]} boards
 */
function traceOfBoards(n, boards) {
  const on = ([row, column] = [-1, -1]) => Math.min(row, column) >= 0 && Math.max(row, column) < n;
  const told = boards.flatMap(({ squares }) => {
    const queens = squares.filter(on).map((square) => square.join(' '));
    return [...queens.map((queen) => `place ${queen}`), 'solution', ...queens.reverse().map((queen) => `remove ${queen}`)];
  });
  return [`n ${n}`, ...told].join('\n');
}

/**
 * The recording for the board: of the search, or of the boards if the text is no trace.
 * @param {string} text
 * @param {number} n
 */
function recordingOf(text, n) {
  let recording;
  try {
    recording = readRecording(text, { n });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
  if (recording && recording.events.places > 0) return recording;
  const printed = readResults(text, { n });
  return readRecording(traceOfBoards(printed?.n ?? n, printed?.results.boards ?? []));
}

/**
 * @param {string} text
 * @param {Asked} asked
 * @returns {Promise<Result>}
 */
export async function readPrinted(text, { n: usual, expect }) {
  try {
    const [, said] = /^\W{0,3}n (\d+)\s*$/m.exec(text) ?? [];
    const n = said === undefined ? usual : Number(said);
    const verdict = n <= LARGEST ? finish(judgingPrinted(text, { n, expect, known: finish(searching(n)) })) : undefined;
    return { end: 'judged', reason: '', ...shownOf(recordingOf(text, n), ''), ...(verdict && { verdict }) };
  } catch (error) {
    return { end: 'unreadable', reason: error instanceof Error ? error.message : String(error), events: 0, shown: 0 };
  }
}
