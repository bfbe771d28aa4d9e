// Findings of the results, explained by what the lists and the moves show.
import { DETAILS, fill, listOf } from '../trace/findings.js';
import { eventsIn, recordedIn } from './moves.js';
import { nameOf } from './recognize.js';

/** @typedef {import('./observe.js').Observed} Observed */
/** @typedef {import('./results.js').Sized} Sized */
/** @typedef {import('./judged-moves.js').Fault} Fault */
/** @typedef {import('./judged-moves.js').Moves} Moves */

/** Findings of results. In the moves they only show where. */
export const OF_RESULTS = new Set(['wrong-solution', 'duplicate-solution', 'missing-solution', 'excess-count', 'same-list']);

/**
 * Findings of the results, each with the event that shows it in the moves, followed by the findings of the moves that can explain them. If
 * only a count that is too large is known, the moves show what was counted.
 * @param {Pick<import('./judge.js').Judgement['results'], 'boards' | 'found' | 'of'> & { findings: Fault[] }} weighed
 * @param {Moves | null} its
 * @param {Sized} told
 * @returns {Fault[]}
 */
export function merged({ boards, found, of, findings: results }, its, told) {
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
export const printedBy = (finding, { printing }) => (finding.output && (finding.id === 'wrong-solution' || finding.id === 'duplicate-solution') ? { ...finding, line: printing[finding.output - 1] ?? finding.line } : finding);

/**
 * Findings of the results, with what the lists and the moves show of them.
 * @param {Fault[]} findings
 * @param {Sized} told
 * @param {Moves | null} moves
 * @param {import('./recognize.js').Chosen | null} board
 */
export function explained(findings, { boards, counts, n, same }, moves, board) {
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
 * Findings after the list from which no queen is removed, which is why.
 * @param {Fault[]} findings
 * @param {import('./accumulated.js').Accumulated} accumulated
 * @param {Moves | null} moves
 * @returns {Fault[]}
 */
export function withAccumulated(findings, { slot, back, held, added, at }, moves) {
  const values = { name: nameOf([slot]), row: back, held, added };
  const position = moves ? Math.max(1, eventsIn(moves.text).filter(({ lines }) => lines <= at).length) : 0;
  const finding = { id: /** @type {const} */ ('not-undone'), position, line: added, message: fill(DETAILS['detail-accumulated'], values), detail: /** @type {const} */ ('detail-accumulated'), values };
  return [finding, ...findings.filter(({ id }) => id !== 'not-undone' && id !== 'attacked-placement')];
}
