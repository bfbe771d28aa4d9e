// Squares that a question asks for: pressed on the board as it is drawn, or with Enter on the real elements that it has,
// and shown by marks over it.
import { QUEEN } from '../search/queen.js';
import { svg } from '../search/svg.js';

/** @typedef {import('./lesson.d.ts').Square} Square */
/** @typedef {'chosen' | 'right' | 'wrong' | 'queen' | 'solved'} Mark 'solved' is a queen of a solution */

/** Events that would otherwise act on the board or show explanations of its squares. */
const PRESSES = ['pointerdown', 'mousedown', 'mouseup', 'mousemove', 'mouseenter', 'click', 'touchstart', 'touchend'];

export class OverBoard {
  #board;
  #mirror;
  #marks;
  /** @type {Map<string, Mark>} by row and column */
  #shown = new Map();
  /** @type {[Square, Square][]} */
  #lines = [];
  #place = '';
  #n;
  #press;
  #beside;

  /**
   * @param {number} n board size
   * @param {(square: Square) => void} press called when a square is pressed
   * @param {import('../screen/screen.js').Screen} screen
   * @param {AbortSignal} signal ends it
   * @param {() => void} [beside] called when a square of a second board is pressed
   */
  constructor(n, press, screen, signal, beside) {
    this.#n = n;
    this.#press = press;
    this.#beside = beside;
    this.#board = /** @type {HTMLElement} */ (document.getElementById('board'));
    this.#mirror = /** @type {HTMLElement} */ (document.getElementById('mirror'));
    this.#marks = svg('svg', { id: 'marks', viewBox: `0 0 ${10 * n} ${10 * n}`, 'aria-hidden': 'true' });
    this.#board.append(this.#marks);
    for (const type of PRESSES) this.#board.addEventListener(type, (event) => this.#pressed(event), { capture: true, signal });
    this.#mirror.addEventListener('keydown', (event) => this.#typed(event), { capture: true, signal });
    // The board may be drawn elsewhere, and its elements be others.
    screen.afterFrame(() => this.#follow(), signal);
    signal.addEventListener('abort', () => {
      this.#marks.remove();
      for (const cell of this.#cells()) cell.removeAttribute('aria-selected');
    });
    this.#follow();
  }

  /** @param {Map<string, Mark>} marks by `row,column` @param {[Square, Square][]} [lines] from square to square */
  show(marks, lines = []) {
    this.#shown = marks;
    this.#lines = lines;
    this.#draw();
  }

  #grid() {
    return /** @type {HTMLElement | null} */ (this.#mirror.querySelector('[role="grid"]'));
  }

  #cells() {
    return /** @type {HTMLElement[]} */ ([...(this.#grid()?.querySelectorAll('[role="gridcell"]') ?? [])]);
  }

  #follow() {
    const grid = this.#grid();
    if (!grid) return;
    const around = this.#board.getBoundingClientRect();
    const box = grid.getBoundingClientRect();
    const [left, top, width, height] = [box.left - around.left, box.top - around.top, box.width, box.height].map((length) => `${length}px`);
    const place = [left, top, width, height].join(' ');
    if (place === this.#place && this.#marks.childElementCount > 0) return;
    this.#place = place;
    Object.assign(this.#marks.style, { left, top, width, height });
    this.#draw();
  }

  #draw() {
    const made = [...this.#shown].flatMap(([key, mark]) => {
      const [row, column] = key.split(',').map(Number);
      const transform = `translate(${10 * column} ${10 * row})`;
      const queen = svg('path', { class: 'queen', transform: `${transform} scale(${10 / 64})`, d: QUEEN });
      if (mark === 'queen') return [queen];
      const [edge, side] = mark === 'solved' ? [0, 10] : [0.6, 8.8];
      const square = svg('rect', { class: mark, transform, x: edge, y: edge, width: side, height: side, rx: edge && 1 });
      return mark === 'solved' ? [square, queen] : [square];
    });
    this.#marks.classList.toggle('gold', [...this.#shown.values()].includes('solved'));
    const lines = this.#lines.map(([[row, column], [otherRow, otherColumn]]) =>
      svg('path', { class: 'conflict', d: `M${10 * column + 5} ${10 * row + 5}L${10 * otherColumn + 5} ${10 * otherRow + 5}` }));
    this.#marks.replaceChildren(...lines, ...made);
    this.#cells().forEach((cell, i) => {
      const mark = this.#shown.get(`${Math.floor(i / this.#n)},${i % this.#n}`);
      cell.setAttribute('aria-selected', String(mark !== undefined && mark !== 'wrong'));
    });
  }

  /** @param {Event} event */
  #pressed(event) {
    const grid = this.#grid()?.getBoundingClientRect();
    const pointer = event instanceof MouseEvent ? event : /** @type {TouchEvent} */ (event).changedTouches[0];
    if (!grid || !pointer) return;
    const column = Math.floor(((pointer.clientX - grid.left) / grid.width) * this.#n);
    const row = Math.floor(((pointer.clientY - grid.top) / grid.height) * this.#n);
    if (Math.min(row, column) < 0 || Math.max(row, column) >= this.#n) {
      if (event.type === 'click' && this.#isOnSecond(pointer)) this.#beside?.();
      return;
    }
    event.stopImmediatePropagation();
    // A finger that has begun to scroll gives no click.
    if (event.type === 'click') this.#press([row, column]);
  }

  /** @param {MouseEvent | Touch} pointer */
  #isOnSecond({ clientX, clientY }) {
    const area = this.#mirror.querySelectorAll('[role="grid"]')[1]?.getBoundingClientRect();
    return area !== undefined && clientX >= area.left && clientX < area.right && clientY >= area.top && clientY < area.bottom;
  }

  /** @param {KeyboardEvent} event */
  #typed(event) {
    const index = this.#cells().indexOf(/** @type {HTMLElement} */ (event.target));
    if (index < 0 || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#press([Math.floor(index / this.#n), index % this.#n]);
  }
}
