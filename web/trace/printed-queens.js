// Boards that programs print with one queen in each line.
import { squareOf } from './boards.js';

/** @typedef {import('./boards.js').Square} Square */
/** @typedef {import('./printed.js').Place} Place */

/** Longer lines do not have a row with one queen, such as `row 0 -> column 1`. */
export const LONGEST_ROW = 100;
/** A number with its sign. A dash directly after another number is not a sign. */
const NUMBER = /(?:(?<![\w)\]>-])-)?\d+/g;
/** Words for squares at which a program only looks, or from which it takes a queen. */
const TRIED = /\b(?:try|tries|tried|trying|test(?:s|ed|ing)?|check(?:s|ed|ing)?|attempt\w*|consider\w*|explor\w*|backtrack\w*|remov\w*|undo\w*|unsafe|not safe|cannot|skip\w*|reject\w*|prun\w*)\b|^\W*conflicts?\b/i;

/** @param {string} text @returns {number[]} all numbers in it */
export const numbersOf = (text) => [...text.matchAll(NUMBER)].map(([number]) => Number(number));

/** Boards of lines with one queen each, such as `row 0 -> column 1`, `(0, 1)`, `B1`. */
export class OneByOne {
  #n;
  #kind = '';
  /** @type {{ numbers: number[], line: number }[]} */
  #run = [];
  /** @type {Place[]} */
  forms = [];

  /** @param {number} n */
  constructor(n) {
    this.#n = n;
  }

  /** @param {string} text @param {number} line */
  take(text, line) {
    if (text === '') return;
    const queen = text.length < LONGEST_ROW && !TRIED.test(text) ? queenIn(text) : undefined;
    if (!queen || queen.kind !== this.#kind) this.end();
    if (!queen) return;
    this.#kind = queen.kind;
    this.#run.push({ numbers: queen.numbers, line });
  }

  end() {
    const run = this.#run;
    this.#run = [];
    this.#kind = '';
    const n = this.#n;
    if (run.length === 0 || run.length % n > 0 || n < 2) return;
    for (let at = 0; at < run.length; at += n) {
      const part = run.slice(at, at + n);
      // A third number before the two counts the queens.
      const squares = part.map(({ numbers }) => /** @type {Square} */ (numbers.slice(-2)));
      const isCounted = [0, 1].some((i) => [1, -1].some((step) => squares.every((square, k) => square[i] === squares[0][i] + k * step)));
      if (squares.flat().some((number) => number < 0 || number > n) || (!isCounted && part[0].numbers.length === 2 && new Set(squares.map(String)).size < n)) return;
      if (!isCounted && squares.some(([row]) => squares.filter(([other]) => other === row).length > 1)) return;
      this.forms.push({ form: { form: 'squares', squares }, line: part[0].line, last: part[n - 1].line });
    }
  }
}

/**
 * The one queen of a line: its row and column, with a number before them where the queens are counted.
 * @param {string} text
 * @returns {{ numbers: number[], kind: string, wording: string } | undefined} `wording`: the text without the numbers; `kind`: the same, unless the queen has the name of a square
 */
export function queenIn(text) {
  const all = numbersOf(text);
  const square = all.length <= 3 ? squareOf(text.replaceAll(/^\W+|\W+$/g, '').split(/\s+/).pop() ?? '') : undefined;
  const numbers = square ?? all;
  const wording = (square ? text.replace(/[a-z]\d+(?=\W*$)/i, '@') : text).replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ');
  return numbers.length === 2 || numbers.length === 3 ? { numbers, kind: square ? 'square' : wording, wording } : undefined;
}
