// A small board beside a text.
import { QUEEN } from '../../search/queen.js';
import { svg } from '../../search/svg.js';

/** @typedef {import('../lesson.d.ts').Square} Square */

/**
 * @param {number} n
 * @param {Square[]} queens
 * @param {Square | undefined} now the square that an event is about
 * @param {string} label description for screen readers
 * @returns {SVGElement}
 */
export function smallBoard(n, queens, now, label) {
  const board = svg('svg', { class: 'small-board', viewBox: `0 0 ${10 * n} ${10 * n}`, role: 'img', 'aria-label': label });
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      board.append(svg('rect', { class: (row + column) % 2 ? 'dark' : 'light', x: 10 * column, y: 10 * row, width: 10, height: 10 }));
    }
  }
  if (now) board.append(svg('rect', { class: 'now', x: 10 * now[1] + 0.5, y: 10 * now[0] + 0.5, width: 9, height: 9 }));
  for (const [row, column] of queens) board.append(svg('path', { class: 'queen', d: QUEEN, transform: `translate(${10 * column} ${10 * row}) scale(${10 / 64})` }));
  return board;
}
