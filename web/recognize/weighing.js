// Compares the results of a program with what they should be: all solutions, the first, or a count.
import { Findings } from '../trace/findings.js';
import { TOTALS } from '../trace/printed-counts.js';
import { weigh } from '../trace/results.js';
import { SYMMETRIC } from './counts.js';
import { endOf } from './ending.js';
import { known } from './known-search.js';
import { missesOthers } from './moves.js';
import { resultsOf } from './results.js';

/** @typedef {import('./observe.js').Asked} Asked */
/** @typedef {import('./observe.js').Observed} Observed */
/** @typedef {import('./results.js').Sized} Sized */
/** @typedef {import('../trace/results.js').Expected} Expected */
/** @typedef {import('./judged-moves.js').Fault} Fault */
/** @typedef {import('./judged-moves.js').Moves} Moves */

/** An output that says that all solutions follow. */
const ALL = /^\W*(?:(?!not |for |to |of )\w+ ){0,2}all (?:\w+ ){0,2}(?:solutions|arrangements|placements)\b|(?:所有|全部)的?解/im;

/**
 * Other sizes show what the results are meant to be, where nothing says it.
 * @param {Sized} told
 * @param {Observed} observed
 * @param {Asked} asked
 */
export async function weighing(told, observed, asked) {
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
export function weighAt(told, expect) {
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
export const saidBy = ({ verdict, finds, found, expected, findings }, { n }) => ({
  n, verdict, kind: /** @type {string} */ (finds), found, of: expected, boards: /** @type {[number, number][][]} */ ([]), source: 'said', lines: /** @type {number[]} */ ([]), counted: undefined, findings: verdict === 'wrong' ? findings : [],
});
