// Judges a program: whether it ran, whether its results are right, and what its moves show. Results decide; moves explain.
import { fill, Findings, DETAILS, listOf } from '../trace/findings.js';
import { LARGEST, searching } from '../trace/plain-search.js';
import { TOTALS } from '../trace/printed-counts.js';
import { readRecording } from '../trace/recorded.js';
import { weigh } from '../trace/results.js';
import { judging } from '../trace/verdict.js';
import { keyOf } from '../search/attacks.js';
import { finish } from '../search/slices.js';
import { badIndex, sameRow, tooFewRows, unusedColumn } from './causes.js';
import { hintFor, SYMMETRIC, wrongRowIn } from './counts.js';
import { endOf } from './ending.js';
import { eventsIn, missesOthers, recordedIn, solutionsIn, traceOf, traceSaid } from './moves.js';
import { observe, RANDOM } from './observe.js';
import { chosenOf, nameOf } from './recognize.js';
import { sizeOf, sizesOf } from './recorder.js';
import { resultsOf } from './results.js';

/** @typedef {import('./observe.js').Asked} Asked */
/** @typedef {import('./observe.js').Runner} Runner */
/** @typedef {import('./observe.js').Observed} Observed */
/** @typedef {import('./moves.js').TraceEvent} TraceEvent */
/** @typedef {import('./results.js').Sized} Sized */
/** @typedef {import('../trace/findings.js').Finding} Finding */
/** @typedef {import('../trace/results.js').Expected} Expected */
/** @typedef {Finding & { output?: number, outputLast?: number }} Fault `line` is of the program, 0 where none shows it; `output` is the line that was printed, and `outputLast` the last one of the same board */
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
/**
 * @typedef {object} Judgement
 * @property {boolean} ran whether it could be run here to its end
 * @property {import('./ending.js').Ending | null} error what stopped it
 * @property {{ kind: string, found: number, of: number, boards: [number, number][][], fault: Fault | null, source: string, lines: number[], hint: import('./counts.js').Hint | null }} results
 *   `lines` of the output, from 1, from which they were read
 * @property {Moves | null} moves
 * @property {'right' | 'wrong' | 'unknown'} verdict
 * @property {number} n the size that the program used
 * @property {number[]} table the sizes of a table of counts that the program prints, all of which were compared; empty if it is no table
 * @property {'asked' | 'own' | 'table' | 'smaller' | 'other' | 'changed'} size why it is that size: it was asked for; the program has its own; it is one of a table of
 *   sizes, the first that is wrong if there is one; the program did not end at the one asked
 *   for; its results are right there, and wrong at this one; they are right at the program's own, and wrong with this one in its place
 * @property {Fault[]} findings causes come before what follows from them
 * @property {import('./causes.js').Cause[]} causes that the variables prove
 * @property {boolean} isSearch whether the program did as much as a search needs
 * @property {string} output
 * @property {{ chosen: import('./recognize.js').Chosen | null, candidates: import('./recognize.js').Chosen[] }} board
 * @property {string[]} asked what the program asked for
 * @property {string | null} called the function that was called here because the program itself calls none
 */

const known = (/** @type {number} */ n) => finish(searching(n));
/** Sizes at which programs that are right are tried as well. */
const OTHER_SIZES = [4, 5, 6];
const OTHER_MILLISECONDS = 2000;
/** @param {string} kind @returns {kind is 'all' | 'first' | 'count'} */
const isPlain = (kind) => kind === 'all' || kind === 'first' || kind === 'count';
const NO_RESULTS = { kind: '', found: 0, of: 0, boards: [], fault: null, source: '', lines: [], hint: null };

/**
 * @param {Asked} asked
 * @param {Runner} runner
 * @returns {Promise<Judgement>}
 */
export async function judge(asked, runner) {
  const run = once(runner);
  const judged = await judgeAt(asked, run);
  const { results: { kind }, n, size, verdict } = judged;
  if (verdict === 'wrong' && !judged.error && (asked.expect ?? 'any') === 'any' && isUnrelated(judged, asked.source)) return unknown(judged, asked.n, 'unrelated');
  if (asked.input) return judged;
  const isRandom = RANDOM.test(asked.source);
  if (!isRandom && isSilent(judged) && n === asked.n && n >= 4) {
    const elsewhere = await judgeAt({ ...asked, n: n === 5 ? 6 : 5 }, run);
    return prints(elsewhere) ? judgeAt({ ...asked, isSilent: true }, run) : judged;
  }
  if (verdict !== 'right') return judged;
  const at = (/** @type {number} */ other, source = asked.source) => judgeAt({ ...asked, source, expect: isPlain(kind) ? kind : asked.expect, n: other, milliseconds: Math.min(asked.milliseconds ?? Infinity, OTHER_MILLISECONDS) }, run);
  // If the output stays the same, the program sets its own size.
  const isSame = (/** @type {Judgement} */ elsewhere) => elsewhere.output === judged.output && elsewhere.results.found === judged.results.found;
  let isOwn = size === 'own';
  let isResized = false;
  // By luck, a faulty program can be right at one size. One that goes by chance may find nothing, which is no fault.
  for (const other of size === 'asked' && OTHER_SIZES.includes(n) && isPlain(kind) ? OTHER_SIZES : []) {
    if (other === n) continue;
    const seen = await at(other);
    const elsewhere = isSilent(seen) && prints(judged) ? await judgeAt({ ...asked, n: other, isSilent: true }, run) : seen;
    if (elsewhere.verdict === 'wrong' && elsewhere.n === other && !isSame(elsewhere) && (!isRandom || elsewhere.results.fault?.id === 'wrong-solution')) return { ...elsewhere, size: 'other' };
    isOwn ||= isSame(elsewhere);
  }
  if (isRandom) return judged;
  const replaced = isOwn ? n === 6 ? 5 : 6 : undefined;
  const source = replaced && isPlain(kind) ? resized(asked.source, n, replaced) : undefined;
  if (replaced && source) {
    const elsewhere = await at(replaced, source);
    // Anything else can have other reasons, such as a second number that belongs to the size.
    if (elsewhere.n === replaced && elsewhere.verdict === 'wrong' && elsewhere.results.fault?.id === 'wrong-solution') return { ...elsewhere, size: 'changed' };
    isResized = !isSame(elsewhere);
  }
  const isLone = isLoneNumber(judged, asked.source) || (!judged.isSearch && !isResized && judged.results.boards.length > 0);
  if (!isLone || (size === 'asked' && !isSame(await at(n === 5 ? 6 : 5)))) return judged;
  return unknown(judged, asked.n, 'constant');
}

/** A runner that runs a program no second time for the same size and input. @param {Runner} runner @returns {Runner} */
function once(runner) {
  /** @type {Map<string, Promise<string>>} */
  const runs = new Map();
  return async (request) => {
    const { source, n, input, arguments: given, slots, sizes = [], lines, milliseconds } = request;
    const program = [source, n, input, given];
    // If every variable was followed to the end, nothing more is seen another time; but long lists are left out there.
    const whole = sizes.length === 0 ? await runs.get(JSON.stringify(program)) : undefined;
    if (whole && /\n(?:D|X.*)\n$/.test(whole)) return whole;
    const key = JSON.stringify(slots ? [...program, slots, sizes, lines, milliseconds] : program);
    const run = runs.get(key) ?? runner(request);
    runs.set(key, run);
    return run;
  };
}

/** Whether a search ended without a word. @param {Judgement} judged */
const isSilent = ({ verdict, ran, error, isSearch, output, results: { source } }) => verdict === 'unknown' && ran && !error && isSearch && source === '' && output.trim() === '';

/** Whether a program prints solutions. @param {Judgement} judged */
const prints = ({ verdict, size, results: { source, boards } }) => verdict === 'right' && size === 'asked' && source === 'printed' && boards.length > 0;

/** The same without results. @param {Judgement} judged @param {number} n that was asked for @param {import('./counts.js').Hint} hint @returns {Judgement} */
const unknown = (judged, n, hint) => ({ ...judged, n, size: 'asked', table: [], verdict: 'unknown', findings: [], causes: [], results: { ...NO_RESULTS, of: known(n).solutions.length, hint } });

/**
 * A program with another size in place of its own, such as `solve(5)` or `N = 8`.
 * @param {string} source
 * @param {number} n its own size
 * @param {number} other
 * @returns {string | undefined} undefined if not exactly one number can be the size
 */
function resized(source, n, other) {
  const [place, ...others] = source.matchAll(new RegExp(`(?<=[\\w$]\\s*(?:[=(]|\\([^()\\n]*,)\\s*)${n}(?=\\s*(?:[;),#/]|$))`, 'gm'));
  return place && others.length === 0 ? `${source.slice(0, place.index)}${other}${source.slice(place.index + String(n).length)}` : undefined;
}

/**
 * Whether a number of solutions is all that a program shows, without a search, or of a size that neither its text nor its output names.
 * @param {Judgement} judged
 * @param {string} source
 */
function isLoneNumber({ n, table, isSearch, moves, output, results: { kind, found, boards } }, source) {
  // No solution at all is a number, too.
  if ((kind !== 'count' && kind !== 'symmetric' && found > 0) || boards.length > 0 || table.length > 0) return false;
  return !isSearch || ((moves?.boards ?? 0) <= n && !new RegExp(`\\b${n}\\b`).test(`${source}\n${output}`));
}

/** An output that says that all solutions follow. */
const ALL = /^\W*(?:(?!not |for |to |of )\w+ ){0,2}all (?:\w+ ){0,2}(?:solutions|arrangements|placements)\b|(?:所有|全部)的?解/im;
/** Words of programs about queens. */
const ABOUT_QUEENS = /queen|solut|solve|board|chess|attack|safe|diag|backtrack|permutations|conflict|threat|皇后|棋盘|解/i;
/** Queens and their number in an output. */
const QUEENS = /\bQ\b|[♛♕]|queen|solution|皇后|解/;

/**
 * Whether nothing shows that a program is about queens: no word, no queens that move, and not more than one list that could be a board.
 * @param {Judgement} judged
 * @param {string} source
 */
function isUnrelated({ n, moves, output, board, results: { boards } }, source) {
  // A list that is sorted always has its numbers.
  const hasMoves = moves && (moves.says || board.chosen?.form !== 'whole board') && moves.boards > n;
  return !hasMoves && boards.length < 2 && !ABOUT_QUEENS.test(source) && !QUEENS.test(output);
}

/**
 * Whether a program can have searched: queens moved on its board, or it ran as many lines as a search needs.
 * @param {Pick<Observed, 'run'>} observed
 * @param {Moves | null} moves
 * @param {number} n
 */
function searches({ run }, moves, n) {
  // Programs may search for half of the boards, and get the others by turning them.
  return (moves?.boards ?? 0) > n || run.lines.length >= Math.max(n * n, known(n).boards / 2);
}

/**
 * Whether so many boards can be those of a search with these right results: at least half of the boards that lead to all solutions, because some
 * programs turn the others. With fewer, the variable is not its board.
 * @param {{ kind: string, n: number }} weighed
 * @param {number} boards
 */
function leadsTo({ kind, n }, boards) {
  if (kind !== 'all' && kind !== 'count') return true;
  const { solutions } = known(n);
  // In their order, each solution shares its first boards with the one before.
  const shared = (/** @type {number} */ i) => (i === 0 ? 0 : solutions[i].findIndex(([, column], row) => column !== solutions[i - 1][row][1]));
  const leading = solutions.reduce((sum, _, i) => sum + n - 1 - shared(i), 0);
  return boards >= leading / 2;
}

/** @param {Asked & { isSilent?: boolean }} asked `isSilent`: that it prints nothing says that it found nothing @param {Runner} runner @returns {Promise<Judgement>} */
async function judgeAt(asked, runner) {
  const observed = await observe(asked, runner);
  const { run, board, candidates, ownSize, isSmaller } = observed;
  const { ran, error } = endOf(run, asked);
  const told = sizeAndResults(observed, run.n, asked);
  const size = (/** @type {number} */ n) => /** @type {Judgement['size']} */ (told.table ? 'table' : n === asked.n ? 'asked' : isSmaller && ownSize === undefined && n === run.n ? 'smaller' : 'own');
  const base = { ran, error, n: told.n, size: size(told.n), table: told.table ?? [], isSearch: false, output: run.output, asked: run.asked, called: run.called ?? null, board: { chosen: board && !told.table ? chosenOf(board) : null, candidates: candidates.map(chosenOf) } };
  if (error?.isOwn) {
    const moves = movesOf(observed, told, asked.expect ?? 'any');
    const finding = /** @type {Fault} */ ({ id: 'error', position: moves?.lines.length ?? 0, line: error.line, message: `${error.type}: ${error.message}`, detail: 'error', values: { line: error.line, message: error.message } });
    const causes = [...badIndex(run.error), ...(error.type === 'RecursionError' ? sameRow(observed.look, asked.source, true) : [])];
    return { ...base, moves, results: NO_RESULTS, verdict: 'wrong', causes, findings: [finding, ...(moves?.findings ?? [])] };
  }
  if (!ran || told.n > LARGEST || told.n < 1) {
    const isCut = run.limit !== undefined && told.n <= LARGEST && told.n >= 1;
    return { ...base, moves: movesOf(observed, told, asked.expect ?? 'any'), results: isCut ? resultsSoFar(told) : NO_RESULTS, verdict: 'unknown', findings: [], causes: isCut ? sameRow(observed.look, asked.source) : [] };
  }
  const says = saysMoves(run) ? movesOf(observed, told, asked.expect ?? 'any') : null;
  const weighed = told.source === '' && says ? saidBy(says, told) : await weighing(told, observed, { ...asked, n: run.n }, runner);
  const read = says ?? movesOf(observed, told, asked.expect === 'all' ? 'all' : weighed.kind === 'first' ? 'first' : 'any');
  const isFollowed = !read || says !== null || weighed.verdict !== 'right' || board?.reading.form === 'whole board' || leadsTo(weighed, read.boards);
  const moves = isFollowed ? read : null;
  const isWrong = weighed.verdict === 'wrong';
  const all = isWrong ? merged(weighed, moves, told).map((finding) => printedBy(finding, run)) : [];
  const findings = explained(isWrong && observed.seen.accumulated ? withAccumulated(all, observed.seen.accumulated, moves) : all, told, moves, base.board.chosen);
  const recorded = isWrong && moves ? recordedIn(moves.text) : [];
  const counted = weighed.boards.length > 0 ? weighed.boards : recorded;
  const hint = isWrong && weighed.counted !== undefined ? hintFor(weighed.counted, weighed.n, counted) : undefined;
  // Lists that are not copied are empty in the end.
  const short = told.same ? recorded : told.boards.map(({ squares }) => squares);
  const rows = short[0]?.length ?? 0;
  const isShort = rows > 0 && rows < told.n && short.every((squares) => squares.length === rows);
  const hasFull = observed.look.board?.states.some(({ queens }) => queens.length >= told.n);
  const reached = weighed.verdict === 'unknown' && told.source === '' ? unkept(observed) : 0;
  /** @type {import('./causes.js').Cause[]} */
  let causes = [];
  if (reached > 0) causes = [{ id: 'unkept', values: { boards: reached } }];
  else if (isWrong && isShort && !hasFull && observed.look.run === run && observed.look.board) causes = tooFewRows(run.slots, observed.look.board, rows);
  else if (isWrong) causes = [...(Number(weighed.found) === 0 ? sameRow(observed.look, asked.source) : []), ...(moves && run.ended && weighed.kind !== 'first' ? unusedColumn(moves.text, weighed.n) : [])];
  return {
    ...base, ...(!isFollowed && { board: { ...base.board, chosen: null } }), isSearch: searches(observed, moves, weighed.n), moves, n: weighed.n, size: size(weighed.n), verdict: weighed.verdict, findings, causes,
    results: { kind: weighed.kind, found: weighed.found, of: weighed.of, boards: weighed.boards, fault: explained(weighed.findings.slice(0, 1), told, moves, base.board.chosen)[0] ?? null, source: weighed.source, lines: weighed.lines, hint: hint ?? null },
  };
}

/** The boards that a program gave before it was ended. @param {Sized} told @returns {Judgement['results']} */
function resultsSoFar(told) {
  if (told.boards.length === 0) return NO_RESULTS;
  const { kind, found, of, boards, source, lines, findings } = weighAt({ ...told, counts: [] }, 'all');
  // More would have come.
  return { kind, found, of, boards, fault: findings.find(({ id }) => id !== 'missing-solution') ?? null, source, lines, hint: null };
}

/** Findings of results. In the moves they only show where. */
const OF_RESULTS = new Set(['wrong-solution', 'duplicate-solution', 'missing-solution', 'excess-count', 'same-list']);

/**
 * Findings of the results, each with the event that shows it in the moves, followed by the findings of the moves that can explain them. If
 * only a count that is too large is known, the moves show what was counted.
 * @param {Pick<Judgement['results'], 'boards' | 'found' | 'of'> & { findings: Fault[] }} weighed
 * @param {Moves | null} its
 * @param {Sized} told
 * @returns {Fault[]}
 */
function merged({ boards, found, of, findings: results }, its, told) {
  const moves = its?.findings ?? [];
  const counted = boards.length === 0 && Number(found) > Number(of) ? moves.filter(({ id }) => id === 'wrong-solution' || id === 'duplicate-solution') : [];
  if (counted.length > 0) return [...counted, ...moves.filter(({ id }) => !OF_RESULTS.has(id))];
  const shown = results.map((finding) => {
    const same = moves.find(({ id }) => id === finding.id);
    // The board of that event may be wrong in another way than the result.
    const isSeen = same && (finding.id !== 'wrong-solution' || same.message === finding.message);
    return isSeen ? { ...finding, position: same.position, line: same.line } : finding;
  });
  const others = moves.filter(({ id }) => !OF_RESULTS.has(id) && !results.some((each) => each.id === id));
  // A variable that keeps a correct search from its next square is why.
  const isCause = (/** @type {Fault} */ { id }) => id === 'not-undone' && (its?.difference?.kept !== undefined || told.boards.some(({ squares }) => squares.length > told.n));
  return [...others.filter(isCause), ...shown, ...others.filter((each) => !isCause(each))];
}

/** A board with the line of the program that printed it, which is not always the line that counted it. @param {Fault} finding @param {Observed['run']} run */
const printedBy = (finding, { printing }) => (finding.output && (finding.id === 'wrong-solution' || finding.id === 'duplicate-solution') ? { ...finding, line: printing[finding.output - 1] ?? finding.line } : finding);

/**
 * Findings of the results, with what the lists and the moves show of them.
 * @param {Fault[]} findings
 * @param {Sized} told
 * @param {Moves | null} moves
 * @param {import('./recognize.js').Chosen | null} board
 */
function explained(findings, { boards, counts, n, same }, moves, board) {
  const isChanged = moves !== null && new Set(recordedIn(moves.text).map(String)).size > 1;
  const said = (/** @type {Fault} */ finding, /** @type {import('../trace/findings.js').Detail} */ detail, /** @type {Fault['values']} */ values) => ({ ...finding, detail, values, message: fill(DETAILS[detail], values) });
  return findings.map((finding) => {
    const [first] = boards;
    const isShort = first && first.squares.length > 0 && first.squares.length < n && boards.every(({ squares }) => squares.length === first.squares.length && squares.every(([row], i) => row === i));
    if (finding.id === 'wrong-solution' && finding.detail === 'detail-not-full' && isShort) return said(finding, 'detail-short', { standing: first.squares.length, n, list: listOf(first.squares) });
    // The program did not say so itself.
    if (finding.detail === 'detail-count' && counts[0]?.line === 0 && counts[0].number === 0) return said(finding, 'detail-missed', finding.values);
    if (finding.id !== 'same-list' || !same) return finding;
    const values = { number: same.number, list: same.list };
    // They were different when they were recorded.
    if (board && (board.form === 'columns' || board.form === 'matrix' || board.form === 'squares') && isChanged) return said(finding, 'detail-same-copy', { ...values, board: board.name });
    return same.name === '' || same.name.startsWith('[') ? said(finding, 'detail-same-lists', values) : finding;
  });
}

/**
 * The results at the size that the program uses: the size that was asked for, or one of its own.
 * @param {Observed} observed
 * @param {number} asked
 * @param {{ source: string, isSilent?: boolean }} program
 * @returns {Sized}
 */
function sizeAndResults({ run, seen, ownSize, board, look }, asked, { source, isSilent: isNone = false }) {
  const found = resultsOf(run, ownSize ?? asked, seen);
  // A search that leaves out a row places queens in columns that a smaller board does not have.
  const isShorter = ownSize === undefined && found.n === asked - 1 && found.boards.some(({ squares }) => squares.some(([, column]) => column === found.n));
  const told = isShorter ? { ...found, n: asked } : found;
  const row = told.source === '' ? wrongRowIn(run.readable) : undefined;
  const short = row || told.table || told.boards.length > 0 ? undefined : shortBoards(run, seen.board, board);
  if (short && told.counts.every(({ number }) => number === short.boards.length)) return { ...told, n: ownSize ?? asked, source: 'kept', ...short, counts: [], none: 0, isList: true };
  const isUnrecorded = sameRow(look, source).length > 0 && hasUnusedList(run, source);
  const given = seen.accumulated && accumulatedResults(run, seen.accumulated, asked);
  if (given && told.boards.length === 0) return { ...told, ...given, n: ownSize ?? asked, counts: [], none: 0, isList: false };
  if (told.source === '' && (isNone || foundNothing(run, seen, board) || (isUnrecorded && run.ended && !run.error && run.readable.trim() === ''))) return { ...told, n: ownSize ?? asked, source: 'kept', counts: [{ number: 0, line: 0 }], isList: true };
  if (row) return { ...told, n: row.n, source: 'printed', counts: [{ number: row.count, line: row.line }], table: row.table };
  // A size of its own that only the board seems to have is believed if no results are found with it.
  return ownSize === undefined || told.source !== '' ? told : { ...resultsOf(run, asked, seen), n: ownSize };
}

/** Whether a variable is the board. @param {string[]} path @param {Observed['board']} board */
const isBoard = (path, board) => board !== undefined && board.slots.some((slot) => String(slot.path) === String(path));

/**
 * Boards with too few queens that a program has recorded: lists of the same length, each of which stood on its board.
 * @param {Observed['run']} run
 * @param {Observed['seen']['board']} reading
 * @param {Observed['board']} board
 * @returns {Pick<Sized, 'boards' | 'sizes'> | undefined}
 */
function shortBoards({ kept, returned, slots, ended, error }, reading, board) {
  if (!reading || !ended || error || (reading.form !== 'columns' && reading.form !== 'squares' && reading.form !== 'matrix')) return undefined;
  const { n, base, states } = reading;
  const columns = (/** @type {[number, number][]} */ queens) => String([...queens].sort(([one], [other]) => one - other).map(([, column]) => column + base));
  const stood = new Set(states.map(({ queens }) => columns(queens)));
  const lists = [...kept.filter(({ path }) => !isBoard(path, board)), ...returned.map((value) => ({ path: /** @type {string[]} */ ([]), value }))];
  const recorded = lists.find(({ value: list }) => {
    if (!Array.isArray(list) || list.length === 0) return false;
    const [first] = list;
    return Array.isArray(first) && first.length > 1 && first.length < n && list.every((each) => Array.isArray(each) && each.length === first.length && each.every(Number.isInteger) && stood.has(String(each)));
  });
  if (!recorded) return undefined;
  const slot = slots.find(({ line, path }) => line === 0 && String(path) === String(recorded.path));
  const boards = /** @type {number[][]} */ (recorded.value).map((each) => ({ line: 0, squares: each.map((column, row) => /** @type {[number, number]} */ ([row, column - base])) }));
  return { boards, ...(slot && { sizes: sizesOf(slot.changes) }) };
}

/** Whether a list is still empty because the line that adds to it never ran. @param {Observed['run']} run @param {string} source */
function hasUnusedList({ kept, lines }, source) {
  const ran = new Set(lines);
  return kept.some(({ path, value }) => {
    if (!Array.isArray(value) || value.length > 0) return false;
    const adding = new RegExp(`(?<![\\w$])${path.at(-1)?.replace(/\$/g, '\\$')}\\s*\\.\\s*(?:append|push|add)\\s*\\(`);
    const places = source.split('\n').flatMap((line, i) => (adding.test(line) ? [i + 1] : []));
    return places.length > 0 && places.every((line) => !ran.has(line));
  });
}

/** Whether an output cannot hold boards: a few words. @param {string} readable */
const isWord = (readable) => !/\d/.test(readable) && readable.trim().split('\n').length <= 2;

/** The values that a program keeps at its end, besides its board. @param {Observed['run']} run @param {Observed['board']} board */
const othersKept = ({ kept }, board) => kept.flatMap(({ path, value }) => (isBoard(path, board) || typeof value !== 'object' || value === null ? [] : [value]));

/**
 * Whether a search ended without a word, and found nothing: its list is empty, or it never came near a solution.
 * @param {Observed['run']} run
 * @param {Observed['seen']} seen
 * @param {Observed['board']} its
 */
function foundNothing(run, { board, accumulated }, its) {
  if (!run.ended || run.error || !isWord(run.readable)) return false;
  // A search without its undo goes back, but does not come near anything.
  if (accumulated && run.readable.trim() === '') return true;
  if (!board || board.n > LARGEST || !board.states.some(({ queens }) => queens.length > 1) || solutionsIn(board).includes(true)) return false;
  if (run.readable.trim() === '' && othersKept(run, its).some((value) => sizeOf(value) === 0)) return true;
  // Some programs do not place the last queen.
  const near = board.states.filter(({ queens }) => queens.length >= board.n - 1).map(({ queens }) => queens.map(String));
  const all = known(board.n).solutions.map((queens) => new Set(queens.map(String)));
  return othersKept(run, its).every((value) => sizeOf(value) === 0) && searches({ run }, null, board.n) && !near.some((queens) => all.some((solution) => queens.every((queen) => solution.has(queen))));
}

/**
 * The list from which no queen was removed, if the program gives it as a solution.
 * @param {Observed['run']} run
 * @param {import('./accumulated.js').Accumulated} accumulated
 * @param {number} n
 * @returns {Pick<Sized, 'boards' | 'source'> | undefined}
 */
function accumulatedResults({ readable, returned }, { slot }, n) {
  const value = slot.changes.at(-1)?.value;
  if (!Array.isArray(value) || value.length < 2 || value.length === n || !value.every(Number.isInteger)) return undefined;
  const written = JSON.stringify(value);
  const squares = value.map((column, row) => /** @type {[number, number]} */ ([row, Number(column)]));
  const line = readable.split('\n').findIndex((each) => each.replaceAll(' ', '').includes(written)) + 1;
  if (line > 0) return { source: 'printed', boards: [{ line, squares }] };
  return returned.some((each) => JSON.stringify(each) === written) ? { source: 'returned', boards: [{ line: 0, squares }] } : undefined;
}

/** How many solutions stood on the board of a program that neither keeps nor prints any. @param {Observed} observed */
function unkept({ run, seen: { board }, board: its }) {
  if (!board || !run.ended || !isWord(run.readable) || othersKept(run, its).some((value) => sizeOf(value) !== 0)) return 0;
  const isSolution = solutionsIn(board);
  return new Set(board.states.flatMap(({ queens }, i) => (isSolution[i] ? [keyOf(queens)] : []))).size;
}

/**
 * @param {Sized} told
 * @param {Observed} observed
 * @param {Asked} asked
 * @param {Runner} runner
 */
async function weighing(told, observed, asked, runner) {
  const expect = asked.expect ?? 'any';
  const own = told.source === '' ? await countOfOwnSize(observed, asked.n) : undefined;
  if (own) return weighAt(own, 'count');
  const { board, kept } = observed.seen;
  const isKept = kept !== undefined && !kept.isList;
  if (expect === 'any' && told.boards.length === 1 && (ALL.test(observed.run.readable) || (board?.n === told.n && missesOthers(board, known(told.n).solutions.length, isKept)))) return weighAt(told, 'all');
  const first = weighAt(told, expect);
  if (expect !== 'any' || !isDoubtful(told, first)) return first;
  // Other sizes show whether the program stops at the first solution, or finds solutions up to symmetry.
  const counts = [];
  for (const n of [4, 5, 6, 7]) {
    const run = n === told.n ? observed.run : await observed.at(n);
    if (endOf(run, asked).error || !run.ended) return first.verdict === 'right' ? { ...first, verdict: /** @type {const} */ ('unknown') } : first;
    const its = resultsOf(run, n, { recorder: undefined, recorderPath: observed.seen.recorderPath, board: undefined });
    counts.push({ n, found: its.boards.length || its.counts.at(-1)?.number || 0, output: run.readable });
  }
  // A search that goes on after its first solution looks for more.
  if (told.boards.length === 0 && observed.seen.accumulated && counts.every(({ found }) => found === 1)) return first;
  const others = counts.filter(({ n }) => n !== told.n);
  if (others.every(({ output }) => output === observed.run.readable) && observed.run.readable !== '') return weighOwnSize(told, first, observed.run.n);
  const isCount = told.boards.length === 0;
  if (counts.every(({ found }) => found === 1)) return isCount ? { ...first, verdict: /** @type {const} */ ('unknown'), findings: [] } : weighAt(told, 'first');
  if (counts.every(({ n, found }) => found === SYMMETRIC[n - 1])) return weighAt(told, 'symmetric');
  return weighAt(told, told.boards.length > 0 ? 'all' : 'count');
}

/**
 * A count that is that of another size, if it is the same whatever size the program is given.
 * @param {Observed} observed
 * @param {number} asked
 * @returns {Promise<Sized | undefined>}
 */
async function countOfOwnSize({ run, seen, at }, asked) {
  const sizes = TOTALS.flatMap((count, n) => (count > 1 && n !== asked ? [n] : []));
  const told = sizes.map((n) => resultsOf(run, n, seen)).find(({ n, boards, counts }) => boards.length === 0 && counts.at(-1)?.number === TOTALS[n]);
  if (!told) return undefined;
  const other = await at(asked === 5 ? 6 : 5);
  return other.readable === run.readable ? told : undefined;
}

/**
 * Whether results could be right for another question than for all solutions.
 * @param {Sized} told
 * @param {ReturnType<typeof weighAt>} weighed
 */
function isDoubtful({ n, boards, counts, isList, table }, weighed) {
  const total = TOTALS[n];
  if (boards.length === 1 && total > 1) return isList || counts.length > 0;
  return boards.length === 0 && counts.length > 0 && weighed.verdict === 'wrong' && !table;
}

/** @param {Sized} told @param {Expected} expect */
function weighAt(told, expect) {
  const { n } = told;
  const findings = new Findings();
  // One board with the count 1 is the first solution, said twice.
  const counts = expect === 'first' || expect === 'symmetric' ? told.counts.filter(({ number }) => number === 0 || number !== told.boards.length) : told.counts;
  const weighed = expect === 'symmetric' && told.boards.length === 0 ? symmetricCount(told) : weigh({ ...told, counts }, expect, known(n), findings);
  const counted = told.boards.length > 0 ? told.boards.length : told.counts.at(-1)?.number;
  const isPrinted = told.source === 'printed';
  const lastOf = (/** @type {number} */ line) => told.boards.find((board) => board.line === line)?.last ?? line;
  // An empty list counts nothing.
  const kind = weighed.kind === 'count' && told.isList && counted === 0 ? 'all' : weighed.kind;
  return {
    n, verdict: weighed.verdict, kind, found: weighed.found, of: weighed.of, boards: told.boards.map(({ squares }) => squares), source: told.source, counted,
    lines: isPrinted ? [...new Set([...told.boards.flatMap(linesOfClaim), ...told.counts.map(({ line }) => line)])].filter((line) => line > 0) : [],
    findings: findings.all.map((finding) => /** @type {Fault} */ ({ ...finding, line: 0, output: isPrinted ? finding.line : 0, outputLast: isPrinted ? lastOf(finding.line) : 0 })),
  };
}

/** @param {import('../trace/results.js').Claim} claim */
const linesOfClaim = ({ line, last = line }) => Array.from({ length: last - line + 1 }, (_, i) => line + i);

/** @param {Sized} told */
function symmetricCount({ n, counts }) {
  const of = SYMMETRIC[n - 1];
  return { verdict: /** @type {'right' | 'wrong'} */ (counts.every(({ number }) => number === of) ? 'right' : 'wrong'), kind: /** @type {const} */ ('symmetric'), found: counts[0].number, of };
}

/** A count that is the same whatever size is asked for is of a size that the program has itself. @param {Sized} told @param {ReturnType<typeof weighAt>} first @param {number} asked */
function weighOwnSize(told, first, asked) {
  if (told.boards.length > 0) return weighAt(told, 'first');
  const count = told.counts.at(-1)?.number ?? 0;
  // Anything can be one.
  if (count === 1 && told.n === asked) return { ...first, verdict: /** @type {const} */ ('unknown'), findings: [] };
  if (count > 0 && count === SYMMETRIC[told.n - 1]) return weighAt(told, 'symmetric');
  const n = TOTALS.lastIndexOf(count);
  return n >= 4 ? weighAt({ ...told, n }, 'count') : first;
}

/** A program that says itself what it does needs no other results. @param {Moves} moves @param {Sized} told */
const saidBy = ({ verdict, finds, found, expected, findings }, { n }) => ({
  n, verdict, kind: /** @type {string} */ (finds), found, of: expected, boards: /** @type {[number, number][][]} */ ([]), source: 'said', lines: /** @type {number[]} */ ([]), counted: undefined, findings: verdict === 'wrong' ? findings : [],
});

/** @param {Observed['run']} run */
const saysMoves = (run) => run.said.some(({ text }) => text.startsWith('place'));

/**
 * @param {Observed} observed
 * @param {Sized} told its results
 * @param {Expected} expect
 * @returns {Moves | null}
 */
function movesOf(observed, told, expect) {
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
    // No line is to blame for a solution that is missing.
    // Whole boards are changed as a whole, and tested afterwards.
    const isWhole = !says && seen.board?.form === 'whole board';
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
 * Findings after the list from which no queen is removed, which is why.
 * @param {Fault[]} findings
 * @param {import('./accumulated.js').Accumulated} accumulated
 * @param {Moves | null} moves
 * @returns {Fault[]}
 */
function withAccumulated(findings, { slot, back, held, added, at }, moves) {
  const values = { name: nameOf([slot]), row: back, held, added };
  const position = moves ? Math.max(1, eventsIn(moves.text).filter(({ lines }) => lines <= at).length) : 0;
  const finding = { id: /** @type {const} */ ('not-undone'), position, line: added, message: fill(DETAILS['detail-accumulated'], values), detail: /** @type {const} */ ('detail-accumulated'), values };
  return [finding, ...findings.filter(({ id }) => id !== 'not-undone' && id !== 'attacked-placement')];
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
