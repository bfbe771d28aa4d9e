// The log of a search among the lines that a program prints: each queen that it places and takes back.
import { LONGEST_ROW, queenIn } from './printed-queens.js';

/** Stands for a line that says what a search does on its way. */
export const MOVE = '…';

/** A program with more wordings for squares does not log its moves. */
const MOST_KINDS = 12;

/**
 * The lines of a program that says each move: in one wording a queen that it places, in another the last one, which it takes back. Queens
 * that stay are not among them; lines about squares of a row without a queen are.
 * @param {{ text: string, at: number }[]} lines
 * @returns {Set<number>} numbers of lines
 */
export function movesIn(lines) {
  const said = lines.flatMap(({ text, at }) => {
    const queen = text !== '' && text.length < LONGEST_ROW ? queenIn(text) : undefined;
    return queen ? [{ kind: queen.wording, square: queen.numbers.slice(-2), at }] : [];
  });
  // In the order in which they first appear, with their numbers of lines.
  /** @type {Map<string, number>} */
  const kinds = new Map();
  for (const { kind } of said) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  if (kinds.size > MOST_KINDS) return new Set();
  for (const [i, [placed]] of [...kinds].entries()) {
    for (const [taken, times] of [...kinds].slice(i + 1)) {
      const moves = times < 2 ? undefined : movesAmong(said, placed, taken);
      if (moves) return moves;
    }
  }
  return new Set();
}

/**
 * @param {{ kind: string, square: number[], at: number }[]} said
 * @param {string} placed the wording of a queen that is placed
 * @param {string} taken that of one that is taken back
 * @returns {Set<number> | undefined} undefined if another queen than the last one is taken back, or if none is placed after that
 */
function movesAmong(said, placed, taken) {
  /** @type {typeof said} */
  const standing = [];
  /** How many queens stand in each row and each column. @type {[Map<number, number>, Map<number, number>]} */
  const lines = [new Map(), new Map()];
  const count = (/** @type {number[]} */ square, /** @type {1 | -1} */ by) => lines.forEach((each, i) => each.set(square[i], (each.get(square[i]) ?? 0) + by));
  /** @type {Set<number>} */
  const moves = new Set();
  /** Lines of other wordings. @type {Map<string, number[]>} */
  const others = new Map();
  /** Wordings about squares with a queen in their row and in their column, or about an empty board. @type {Set<string>} */
  const results = new Set();
  let [isTaken, goesOn] = [false, false];
  for (const each of said) {
    const { kind, square, at } = each;
    if (kind === placed) {
      goesOn ||= isTaken;
      standing.push(each);
      count(square, 1);
    } else if (kind === taken) {
      const last = standing.pop();
      if (!last || String(last.square) !== String(square)) return undefined;
      isTaken = true;
      count(square, -1);
      moves.add(last.at).add(at);
    } else {
      if (standing.length === 0 || lines.every((its, i) => its.get(square[i]))) results.add(kind);
      const its = others.get(kind);
      if (its) its.push(at);
      else others.set(kind, [at]);
    }
  }
  for (const [kind, its] of others) if (!results.has(kind)) for (const at of its) moves.add(at);
  return goesOn ? moves : undefined;
}
