// Which variables of a program hold its board and its solutions, as people call them.

export const BOARDS = ['queens', 'board', 'positions', 'placement', 'state', 'cols', 'columns', 'chess', 'chessboard', 'chessBoard', 'queen', 'q', 'x', 'a', 'pos', 'path', 'arr', 'grid', 'matrix', 'col', 'stack'];
export const SOLUTIONS = ['solutions', 'results', 'result', 'res', 'answers', 'answer', 'ans', 'sols', 'count', 'total', 'cnt', 'output', 'found', 'num', 'sum'];

/** @param {Set<string>} names of all variables of the program @returns {{ board: string, solutions: string }} empty where there is none */
export function guess(names) {
  const first = (/** @type {string[]} */ usual) => usual.find((name) => names.has(name)) ?? '';
  return { board: first(BOARDS), solutions: first(SOLUTIONS) };
}

/** Names of functions that are called with n, in small letters without `_`. */
export const ENTRIES = ['solve', 'main', 'run', 'search', 'nqueens', 'queens', 'eightqueens', 'totalnqueens', 'solvenqueens', 'solvequeens', 'placequeens'];

/** @param {string} name of a function */
export const isEntry = (name) => ENTRIES.includes(name.toLowerCase().replaceAll('_', ''));

/** What cannot be read of a program, and in which line. */
export class Misspelt extends Error {
  /** @param {number} line from 1 on @param {string} message */
  constructor(line, message) {
    super(message);
    this.line = line;
  }
}

/** Python cannot be had: this page is one file, or a file could not be fetched as it is. */
export class NoPython extends Error {
  /** @param {'elsewhere' | 'damaged' | 'missing'} how @param {string} reason */
  constructor(how, reason) {
    super(reason);
    this.how = how;
  }
}
