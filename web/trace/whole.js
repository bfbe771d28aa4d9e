// Judges whatever a program has printed: a trace of its search, its results, or both.
import { Events } from './events.js';
import { searching } from './plain-search.js';
import { readingPrinted } from './printed.js';
import { isTraceLine, reading, Unreadable } from './recorded.js';
import { judging } from './verdict.js';

/** @typedef {import('./verdict.js').Verdict} Verdict */
/** @typedef {{ n: number, prefix?: string, expect?: import('./results.js').Expected, known: import('./plain-search.js').Known, isCut?: boolean }} Asked */

/** Note if no line was understood. */
export const NOT_UNDERSTOOD = 'No line could be read; lines must look like `place 0 1`.';
export const NO_RESULTS = 'No results were recognized.';
const ONLY_COUNTED = 'A number alone does not show that the program finds solutions.';
const ONLY_ONE = 'One solution and the number 1 do not show whether the program looks for more. Say what it should find with --expect.';

/** @param {number} n @returns {import('./recorded.js').Recording} */
const emptyRecording = (n) => ({ n, given: [], events: new Events(), values: [], lines: [], line: 0, overwrites: true, prefix: '' });

/**
 * Whether queens are only placed, one in each row or column of whole boards: these are solutions, not a search.
 * @param {import('./recorded.js').Recording} recording
 */
function* areBoards({ n, events }) {
  if (events.places < events.length || events.length % n > 0) return false;
  let [byRows, byColumns] = [true, true];
  let line = 0;
  for (const { row, col } of events) {
    yield;
    byRows &&= row === line;
    byColumns &&= col === line;
    if (!byRows && !byColumns) return false;
    line = (line + 1) % n;
  }
  return true;
}

/**
 * Judges in short turns.
 * @param {string} whole
 * @param {Asked} asked
 * @returns {Generator<void, Verdict>} the verdict's `n` is another than the one asked for where the program has a size of its own
 * @throws {Unreadable}
 */
export function* judgingPrinted(whole, { n, prefix, expect = 'any', known, isCut }) {
  // UTF-16 that was read as UTF-8.
  const text = whole.replaceAll('\0', '');
  /** @type {import('./recorded.js').Recording | undefined} */
  let recording;
  let unreadable;
  let isUnsigned = false;
  try {
    recording = yield* reading(text, { n, prefix, hasOtherValues: true });
    // A program without the sign that was asked for.
    isUnsigned = prefix !== undefined && recording.events.length === 0;
    if (isUnsigned) recording = yield* reading(text, { n, hasOtherValues: true });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    unreadable = error;
  }
  const { prefix: own = '' } = recording ?? {};
  const isTraced = recording !== undefined && recording.events.places > 0 && !(yield* areBoards(recording));
  const printed = yield* readingPrinted(text, { n, ...(isTraced && { isTrace: (line) => isTraceLine(line, own) || /^\W{0,3}[A-Za-z_]\w* = /.test(line) }) });
  // Beside such lines, boards of another size are a misreading.
  if (unreadable && (!printed || printed.n !== n)) throw unreadable;
  const of = isTraced ? n : printed?.n ?? n;
  const results = printed?.results;
  // Boards on their way are no results beside a trace.
  const isUsable = !isTraced || !results?.boards.some(({ squares }) => squares.length < n);
  const verdict = yield* judging(recording && (isTraced || !results) ? recording : { ...emptyRecording(of), values: results?.boards.length || results?.counts.length ? [] : recording?.values ?? [] }, {
    expect, known: of === n ? known : yield* searching(of), printed: results && !isUsable ? { ...results, boards: [], same: undefined } : results, isCut,
  });
  // The sign may be all that it lacks, but then nothing that was asked for was printed.
  if (isUnsigned && isTraced && verdict.verdict === 'wrong') return { ...verdict, verdict: 'unknown', found: 0, boards: 0, findings: [], notes: [NOT_UNDERSTOOD] };
  const notes = [...(printed?.notes ?? []), ...verdict.notes, ...verdict.remarks.map(({ message }) => message)];
  if (verdict.verdict === 'unknown' && !isTraced && notes.length === 0) notes.push(text.trim() === '' || !results ? NOT_UNDERSTOOD : results.counts.length === 0 ? NO_RESULTS : results.boards.length === 0 ? ONLY_COUNTED : ONLY_ONE);
  return { ...verdict, notes };
}
