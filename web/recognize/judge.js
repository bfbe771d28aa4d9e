// Judges a program: whether it ran, whether its results are right, and what its moves show. Results decide; moves explain.
import { LARGEST } from '../trace/plain-search.js';
import { badIndex, sameRow, tooFewRows, unusedColumn } from './causes.js';
import { hintFor } from './counts.js';
import { endOf } from './ending.js';
import { explained, merged, printedBy, withAccumulated } from './explain.js';
import { sizeAndResults, unkept } from './given-results.js';
import { movesOf, saysMoves } from './judged-moves.js';
import { known, leadsTo, searches } from './known-search.js';
import { recordedIn } from './moves.js';
import { observe, RANDOM } from './observe.js';
import { chosenOf } from './recognize.js';
import { saidBy, weighAt, weighing } from './weighing.js';

/** @typedef {import('./observe.js').Asked} Asked */
/** @typedef {import('./observe.js').Runner} Runner */
/** @typedef {import('./results.js').Sized} Sized */
/** @typedef {import('./judged-moves.js').Fault} Fault */
/** @typedef {import('./judged-moves.js').Moves} Moves */
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
  for (const other of (size === 'asked' || size === 'smaller') && OTHER_SIZES.includes(n) && isPlain(kind) ? OTHER_SIZES : []) {
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
  const weighed = told.source === '' && says ? saidBy(says, told) : await weighing(told, observed, { ...asked, n: run.n });
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
