// Judges the moves of a program, with the variables that explain what is wrong with them.
import { Findings } from '../trace/findings.js';
import { readRecording } from '../trace/recorded.js';
import { judging } from '../trace/verdict.js';
import { finish } from '../search/slices.js';
import { OF_RESULTS } from './explain.js';
import { eventsIn, traceOf, traceSaid } from './moves.js';
import { nameOf } from './recognize.js';

/** @typedef {import('./observe.js').Observed} Observed */
/** @typedef {import('./moves.js').TraceEvent} TraceEvent */
/** @typedef {import('./results.js').Sized} Sized */
/** @typedef {import('../trace/results.js').Expected} Expected */
/** @typedef {import('../trace/findings.js').Finding & { output?: number, outputLast?: number }} Fault `line` is of the program, 0 where none shows it; `output` is the line that was printed, and `outputLast` the last one of the same board */
/**
 * @typedef {object} Moves
 * @property {boolean} says whether the program itself says what it does, by calls of `place` or by printed lines
 * @property {import('../trace/verdict.js').Verdict['verdict']} verdict on the moves alone
 * @property {import('../trace/verdict.js').Verdict['finds']} finds
 * @property {number} found solutions that were recorded
 * @property {number} expected
 * @property {string} text a trace, which `web/trace` reads
 * @property {number[]} lines of the program, by event
 * @property {number} boards visited
 * @property {number} sound boards that a search visits that tests before it places
 * @property {number} differs the first event that such a search does not have; see `web/trace/verdict.js`
 * @property {import('../trace/differs.js').Difference & { kept?: Record<string, string | number>, isFlag?: boolean } | null} difference what differs there; `kept`: a variable that
 *   holds what the square of the correct search would add
 * @property {{ name: string, values: { value: import('./stream.js').Value, position: number }[] }[]} variables where an undo is missing, the board and the variable that needs it, with their first values
 * @property {Fault[]} findings remarks, not faults, where the results are right
 * @property {string[]} notes
 */

/** @param {Observed['run']} run */
export const saysMoves = (run) => run.said.some(({ text }) => text.startsWith('place'));

/**
 * @param {Observed} observed
 * @param {Sized} told its results
 * @param {Expected} expect
 * @returns {Moves | null}
 */
export function movesOf(observed, told, expect) {
  const { run, seen } = observed;
  const says = saysMoves(run);
  // A board of many sizes cannot be shown.
  if (told.table || (!says && !seen.board)) return null;
  const text = says ? traceSaid(run) : traceOf(run, /** @type {import('./readings/reading.js').Reading} */ (seen.board), told.sizes ?? seen.sizes, told);
  try {
    const its = readRecording(text);
    // A list has the queen of a row at its place, whatever is left behind that.
    const isList = !says && seen.board?.form !== 'matrix' && seen.board?.form !== 'squares';
    const recording = isList ? { ...its, line: /** @type {const} */ (0), overwrites: its.overwrites || seen.board?.overwritten === true } : its;
    const isCut = run.limit !== undefined || run.error !== undefined;
    const { verdict, finds, found, expected, boards, sound, differs, difference, findings, remarks, notes } = finish(judging(recording, { expect, isCut }));
    const events = eventsIn(text);
    const lines = events.map(({ line }) => line);
    // Whole boards are changed as a whole, and tested afterwards.
    const isWhole = !says && seen.board?.form === 'whole board';
    // No line is to blame for a solution that is missing.
    const faults = [...findings, ...remarks.filter(({ id }) => id !== 'unsaid')].filter(({ id }) => !isWhole || OF_RESULTS.has(id)).map((finding) => ({ ...finding, line: finding.id === 'missing-solution' ? 0 : lines[finding.position - 1] ?? 0 }));
    // A list is of use only where it is what the program records.
    const kept = seen.kept && (!seen.kept.isList || told.boards.some(({ squares }) => squares.length > told.n)) ? seen.kept : undefined;
    return {
      says, verdict, finds, found, expected, text, lines, boards, sound, differs, notes: [...notes, ...(says ? remarks.map(({ message }) => message) : [])], difference: difference && withStale(difference, kept, events), findings: withKept(faults, kept, run, events),
      variables: kept ? [...boardSlot(observed), kept.slot].map((slot) => valuesOf(slot, events)) : [],
    };
  } catch {
    // A square beyond the board, which the results will show.
    return null;
  }
}

/** Values of a variable that are shown; each is sent to the board. */
const MOST_SHOWN = 2000;

/** The variable of the board, if its values can be shown. @param {Observed} observed */
const boardSlot = ({ run, board }) => (board && board.slots.length === 1 && ['columns', 'matrix'].includes(board.reading.form) ? run.slots.filter(({ line, path }) => line === board.slots[0].line && String(path) === String(board.slots[0].path)) : []);

/** @param {import('./stream.js').Slot} slot @param {TraceEvent[]} events @returns {Moves['variables'][0]} */
function valuesOf(slot, events) {
  let position = 0;
  const values = slot.changes.slice(0, MOST_SHOWN).map(({ at, value }) => {
    // A value is shown at the first event after its position, which may be made by the same line.
    while (events[position]?.lines <= Math.max(0, at - 1)) position++;
    return { value, position };
  });
  return { name: nameOf([slot]), values };
}

/**
 * Findings with the variable whose undo is missing, which says more than a queen that stays.
 * @param {Fault[]} findings
 * @param {import('./undone.js').Kept | undefined} kept
 * @param {Observed['run']} run
 * @param {TraceEvent[]} events
 */
function withKept(findings, kept, run, events) {
  if (!kept) return findings;
  const name = nameOf([kept.slot]);
  const [row, column] = kept.queen;
  const added = run.lines[kept.added - 1] ?? 0;
  const values = { name: kept.isFlag ? `${name}[${kept.value}]` : name, value: kept.value, queen: `(${row}, ${column})`, added };
  const others = new Findings();
  for (const finding of findings) if (finding.id !== 'not-undone') others.add(finding);
  const position = events.findIndex(({ text, lines }) => lines >= kept.at && text === `remove ${row} ${column}`) + 1;
  others.tell('not-undone', kept.isFlag ? 'detail-kept-flag' : 'detail-kept', values, { position, line: added });
  return others.all;
}

/**
 * A difference, with the variable that still has the value of the square that the correct search takes.
 * @param {NonNullable<import('../trace/verdict.js').Verdict['difference']>} difference
 * @param {import('./undone.js').Kept | undefined} kept
 * @param {TraceEvent[]} events
 */
function withStale(difference, kept, events) {
  const { its: { kind, square }, position } = difference;
  const value = kept && !kept.isList && kind === 'place' && square ? kept.holds(square, events[position - 1]?.lines ?? Infinity) : undefined;
  if (!kept || !square || value === undefined) return difference;
  const name = nameOf([kept.slot]);
  return { ...difference, isFlag: kept.isFlag, kept: { name: kept.isFlag ? `${name}[${value}]` : name, value, square: `(${square[0]}, ${square[1]})` } };
}
