// Which variables of a program hold its board and its solutions, as people call them.

const BOARDS = ['queens', 'board', 'positions', 'placement', 'state', 'cols', 'columns', 'chess', 'chessboard', 'chessBoard', 'queen', 'q', 'x', 'a', 'pos', 'path', 'arr', 'grid', 'matrix', 'col', 'stack'];
const SOLUTIONS = ['solutions', 'results', 'result', 'res', 'answers', 'answer', 'ans', 'sols', 'count', 'total', 'cnt', 'output', 'found', 'num', 'sum'];

/** @param {Set<string>} names of all variables of the program @returns {{ board: string, solutions: string }} empty where there is none */
export function guess(names) {
  const first = (/** @type {string[]} */ usual) => usual.find((name) => names.has(name)) ?? '';
  return { board: first(BOARDS), solutions: first(SOLUTIONS) };
}

/** What a program calls itself that is to be called with n. @param {string} name */
export const isEntry = (name) => /^(solve|main|run|search|n_?queens|queens|eight_?queens|total_?n_?queens|solve_?n_?queens|solve_?queens|place_?queens)$/i.test(name);

/** What cannot be read of a program, and in which line. */
export class Misspelt extends Error {
  /** @param {number} line from 1 on @param {string} message */
  constructor(line, message) {
    super(message);
    this.line = line;
  }
}
