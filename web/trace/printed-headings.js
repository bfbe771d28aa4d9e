// Results among boards that are printed under different headings.
import { keyOf } from '../search/attacks.js';
import { MOVE } from './printed-moves.js';

/** @typedef {import('./printed.js').Found} Found */

/** Of longer lines only the beginning is looked at. */
const LONGEST = 5000;
/** A word; a heading has at least one. */
const WORD = /\p{L}{2}|\p{Script=Han}/u;
/** Words that number headings. */
const ORDINALS = /\b(?:first|second|third|fourth|fifth|one|two|three|four|five|1st|2nd|3rd|\p{L})\b/gu;
/** Words of headings of results. */
const RESULT = /solution|solved|final|result|answer|soluci|lösung|解/;
/** Words of headings of further results. */
const ANOTHER = /mirror|rotat|flip|reflect|transpos|another|\bmore\b|\bnext\b|last/;

/**
 * What a board is printed under: the words of its line, or else of the line above it, or else those of the board before.
 * @param {Found['boards'][0][]} boards
 * @param {{ text: string, at: number }[]} lines
 * @returns {string[]} by board, without numbers
 */
function headingsOf(boards, lines) {
  const texts = new Map(lines.map(({ text, at }) => [at, text]));
  const ends = new Set(boards.map(({ last }) => last));
  /** @type {string[]} */
  const headings = [];
  for (const [i, { line, last }] of boards.entries()) {
    if (i > 0 && boards[i - 1].line === line) {
      headings.push(headings[i - 1]);
      continue;
    }
    let own = line === last ? (texts.get(line) ?? '').slice(0, LONGEST) : '';
    for (let before = ''; before !== own;) [before, own] = [own, own.replaceAll(/[[({][^[\](){}]*[\])}]/g, '')];
    let at = line - 1;
    while (at > 0 && !ends.has(at) && !texts.get(at)) at--;
    const above = ends.has(at) ? '' : texts.get(at) ?? '';
    // A ruled line says nothing.
    const heading = [own, above].find((each) => WORD.test(each) || each === MOVE);
    headings.push(heading === undefined ? headings.at(-1) ?? '' : heading.toLowerCase().replaceAll(ORDINALS, '').replaceAll(/[^\p{L}]+/gu, ' ').trim());
  }
  return headings;
}

/**
 * The results among boards that a search prints on its way, or twice: those under one heading, if they are complete, each is there once,
 * and they are all complete boards that are printed.
 * @param {Found['boards']} boards
 * @param {number} n
 * @param {{ text: string, at: number }[]} lines
 */
export function resultsAmong(boards, n, lines) {
  const isComplete = (/** @type {Found['boards'][0]} */ { squares }) => squares.length >= n;
  const keysOf = (/** @type {Found['boards']} */ some) => new Set(some.filter(isComplete).map(({ squares }) => keyOf(squares)));
  const all = keysOf(boards).size;
  if (all === 0 || all === boards.length) return boards;
  const headings = headingsOf(boards, lines);
  /** @type {Map<string, Found['boards']>} */
  const byHeading = new Map(headings.map((heading) => [heading, []]));
  for (const [i, board] of boards.entries()) byHeading.get(headings[i])?.push(board);
  const isWhole = (/** @type {Found['boards']} */ group) => group.length === all && keysOf(group).size === all;
  for (const [heading, group] of byHeading) {
    if (ANOTHER.test(heading)) return boards;
    // A result, or the same board twice under one heading, is a claim.
    if (!isWhole(group) && (RESULT.test(heading) || (group.every(isComplete) && keysOf(group).size < group.length))) return boards;
  }
  return [...byHeading.values()].filter(isWhole).at(-1) ?? boards;
}
