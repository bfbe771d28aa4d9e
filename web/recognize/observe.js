// Runs a program to see what it does: first on a small board with every variable, to find its board; then at the size that was
// asked for with the board alone.
import { accumulatedIn } from './accumulated.js';
import { asOneList } from './readings/columns.js';
import { candidatesIn, STRONG } from './recognize.js';
import { deepest, recorderIn, sizesOf } from './recorder.js';
import { sizeNamedIn } from './size.js';
import { readRun } from './stream.js';
import { keptAfter } from './undone.js';

/** @typedef {import('./stream.js').Run} Run */
/** @typedef {import('./stream.js').SlotName} SlotName */
/** @typedef {import('./recognize.js').Candidate} Candidate */
/**
 * @typedef {object} Asked
 * @property {string} source
 * @property {'python' | 'javascript' | 'typescript'} language
 * @property {number} n
 * @property {import('../trace/results.js').Expected} [expect] what it is to find; what its results show if it is not given
 * @property {string[]} [input] lines that answer the program, and its arguments; the size if there are none
 * @property {SlotName[]} [board] the slots to take for the board; found if they are not given
 * @property {number} [milliseconds] for the run at the size that was asked for
 */
/** @typedef {{ source: string, language: Asked['language'], n: number, input?: string[], arguments?: string[], slots?: SlotName[], sizes?: SlotName[], lines?: number, milliseconds?: number }} Request */
/** @typedef {(request: Request) => Promise<string>} Runner gives the records of a run; see `stream.js` */
/**
 * @typedef {object} Observed
 * @property {Run} run at the size that was asked for
 * @property {Candidate | undefined} board
 * @property {Candidate[]} candidates
 * @property {import('./results.js').Seen & { sizes: import('./stream.js').Change[] | undefined, kept: import('./undone.js').Kept | undefined, accumulated: import('./accumulated.js').Accumulated | undefined }} seen
 * @property {{ run: Run, board: import('./readings/reading.js').Reading | undefined }} look the run in which every variable was followed, perhaps at another size
 * @property {number | undefined} ownSize of the board, if it is not the one that the program was given
 * @property {boolean} isSmaller whether the run is at a smaller size, because it did not end at the one that was asked for
 * @property {(n: number) => Promise<Run>} at runs it at another size, for its results alone
 */

/** To find the board. A board of 4 has to go back a few times before its first solution; other sizes are tried if no board is seen there. */
const SIZES = [4, 5, 6, 8];
const FINDING = { lines: 60_000, milliseconds: 3000 };
/** After so many lines no other size is tried. */
const ENOUGH_LINES = 120_000;
const MILLISECONDS = 10_000;
/** Programs that do not go the same way twice. */
export const RANDOM = /random|shuffle/i;
/** Printed by programs that do not take n as an argument. */
const REFUSED = /unrecognized arguments/;

/** @param {SlotName[]} slots @param {SlotName[]} others */
const areSame = (slots, others) => slots.length === others.length && slots.every(({ line, path }, i) => line === others[i].line && String(path) === String(others[i].path));

/** @param {SlotName[]} slots */
const eachOnce = (slots) => slots.filter((slot, i) => slots.findIndex((other) => areSame([slot], [other])) === i);

/** @param {Asked} asked @param {Runner} runner @returns {Promise<Observed>} */
export async function observe({ source, language, n, input, board: wanted, milliseconds = MILLISECONDS }, runner) {
  const at = async (/** @type {number} */ size, /** @type {Partial<Request>} */ request) => readRun(await runner({ source, language, n: size, input, milliseconds, ...request }));
  const finding = { ...FINDING, milliseconds: Math.min(FINDING.milliseconds, milliseconds) };
  // Answers are for a program that reads its arguments, too.
  /** @type {Partial<Request>} */
  let as = input ? { arguments: input } : {};
  let { run: look, looks, candidates, isSame: isSameAtOther } = await find((size) => at(size, { ...finding, ...as }), n, source);
  if (REFUSED.test(look.output)) {
    // It takes no size, and has one of its own.
    as = { arguments: [] };
    ({ run: look, looks, candidates, isSame: isSameAtOther } = await find((size) => at(size, { ...finding, ...as }), n, source));
  }
  const board = (wanted && candidates.find(({ slots }) => areSame(slots, wanted))) ?? candidates[0];
  const names = (/** @type {SlotName | undefined} */ slot) => (slot ? [{ scope: slot.scope, line: slot.line, path: slot.path }] : []);
  const slotIn = (/** @type {Run} */ its, /** @type {SlotName} */ name) => its.slots.find((each) => areSame([each], [name]));
  const changesIn = (/** @type {Run} */ its) => (board ? changesOf(board.slots.map((name) => slotIn(its, name))) : []);
  /** @type {(its: Run, reading: import('./readings/reading.js').Reading | undefined, only?: SlotName) => import('./accumulated.js').Accumulated | undefined} */
  const accumulatedOf = (its, reading, only = board?.slots.length === 1 ? board.slots[0] : undefined) => accumulatedIn(its, only && slotIn(its, only), reading);
  const readingIn = (/** @type {Run} */ its) => (its === look ? board?.reading : board?.reading.again(changesIn(its), its.n));
  // A search may never go back at one size.
  const kept = looks.map((its) => board && keptAfter(its.slots, /** @type {import('./readings/reading.js').Reading} */ (readingIn(its)), board.slots[0].line)).find(Boolean)?.slot;
  const accumulated = looks.map((its) => accumulatedOf(its, readingIn(its))).find(Boolean);
  const lastOf = (/** @type {import('./stream.js').Slot | undefined} */ slot) => JSON.stringify(slot?.changes.at(-1)?.value);
  // It has several names, such as `self.queens` and `game.queens`.
  const isAccumulated = (/** @type {import('./stream.js').Slot} */ slot) => accumulated !== undefined && lastOf(slot) === lastOf(slotIn(look, accumulated.slot));
  const recorder = board && recorderIn(look.slots.filter((slot) => !areSame(board.slots, [slot]) && !isAccumulated(slot)), board.reading);
  // The lists in it are of use only where they are not solutions.
  const isShort = board !== undefined && deepest(board.reading) < board.reading.n;
  const isWhole = look.n === n && !look.limit;
  const run = isWhole ? look : await at(n, { slots: eachOnce([...board?.slots ?? [], ...names(kept), ...names(accumulated?.slot), ...names(accumulated?.row), ...(isShort ? names(recorder) : [])]), sizes: isShort ? [] : names(recorder), ...as });

  const sizeSeen = board ? board.reading.n : sizeNamedIn(look);
  const isSame = async () => isSameAtOther ?? areSameRuns(run, look.n === n ? await at(n === 5 ? 6 : 5, { slots: [], lines: FINDING.lines, ...as }) : look);
  const isOwn = sizeSeen !== undefined && (sizeSeen === look.n ? board !== undefined && look.n !== n && areSameRuns(run, look) : RANDOM.test(source) || await isSame());
  const ownSize = isOwn && sizeSeen !== n && (!board || board.isSizeKnown) ? sizeSeen : undefined;
  // A board whose size is only a guess shows moves that may not have been made.
  const isShown = board !== undefined && (board.isSizeKnown || !isOwn);
  const seenIn = (/** @type {Run} */ its, /** @type {number} */ size) => {
    const changes = isShown ? changesIn(its) : [];
    const recorded = recorder && slotIn(its, recorder);
    const reading = !isShown || changes.length === 0 ? undefined : its === look && board.reading.n === size ? board.reading : board.reading.again(changes, size);
    const keptIn = kept && reading && keptAfter(its.slots.filter((slot) => areSame([slot], [kept])), reading, board?.slots[0].line);
    return { kept: keptIn, accumulated: accumulated && accumulatedOf(its, reading, accumulated.slot), board: reading, recorder: recorded?.changes, recorderPath: recorder?.path, sizes: recorded && sizesOf(recorded.changes) };
  };
  // A size that takes too long can be judged by a smaller one.
  const isSmaller = run.limit !== undefined && run.limit !== 'memory' && look.n < n && look.ended && !isOwn;
  const judged = isSmaller ? look : run;
  return {
    look: { run: look, board: isShown ? board.reading : undefined },
    run: judged, board: isShown ? board : undefined, candidates, ownSize, isSmaller, at: (size) => at(size, { slots: [], ...as }),
    seen: seenIn(judged, ownSize ?? judged.n),
  };
}

/** Whether two runs went the same way, as far as they went, though they were given different sizes. @param {Run} one @param {Run} other */
function areSameRuns(one, other) {
  const length = Math.min(one.lines.length, other.lines.length);
  const isWhole = one.ended && other.ended;
  return isWhole ? one.lines.length === other.lines.length && one.readable === other.readable : one.lines.slice(0, length).every((line, i) => line === other.lines[i]);
}

/**
 * @param {(n: number) => Promise<Run>} look
 * @param {number} n that was asked for
 * @param {string} source
 * @returns {Promise<{ run: Run, looks: Run[], candidates: Candidate[], isSame?: boolean }>} where the board is seen best, and whether the program goes the same way at another size
 */
async function find(look, n, source) {
  let followed = 0;
  /** @type {{ run: Run, candidates: Candidate[] } | undefined} */
  let best;
  /** @type {boolean | undefined} */
  let isSame;
  /** @type {Run[]} */
  const looks = [];
  for (const size of n === 4 || n === 5 ? [n, ...SIZES.filter((each) => each !== n)] : SIZES) {
    const run = await look(size);
    // A program with a size of its own does not show more at others.
    isSame = best && areSameRuns(run, best.run);
    if (isSame) break;
    looks.push(run);
    followed += run.lines.length;
    const found = { run, candidates: candidatesIn(run, source) };
    if (!best || (found.candidates[0]?.score ?? 0) > (best.candidates[0]?.score ?? 0) * 1.2) best = found;
    // Endless calls can end Python itself in a browser, and starting it again takes seconds.
    const isHopeless = (run.error !== undefined && run.lines.length < 50) || run.error?.type === 'RecursionError' || run.limit === 'time' || run.limit === 'output' || run.limit === 'trace' || run.limit === 'memory';
    if ((best.candidates[0]?.score ?? 0) >= STRONG || isHopeless || followed > ENOUGH_LINES) break;
  }
  return { .../** @type {{ run: Run, candidates: Candidate[] }} */ (best), looks, isSame };
}

/** The changes of a slot, or of counters as of one list. @param {(import('./stream.js').Slot | undefined)[]} slots @returns {import('./stream.js').Change[]} */
const changesOf = (slots) => (slots.length === 1 ? slots[0]?.changes ?? [] : asOneList(slots));
