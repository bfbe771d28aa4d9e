// Squares that a question asks for: pressed on the board as it is drawn, or with Enter on the real elements that it has,
// and shown by marks over it.
import { QUEEN } from '../search/queen.js';
import { svg } from '../search/svg.js';

/** @typedef {import('./lesson.d.ts').Square} Square */
/** @typedef {'chosen' | 'right' | 'wrong' | 'queen' | 'solved'} Mark 'solved' is a queen of a solution */

/** Events that would otherwise act on the board or show explanations of its squares. */
const PRESSES = ['pointerdown', 'mousedown', 'mouseup', 'mousemove', 'mouseenter', 'click', 'touchstart', 'touchend'];

/**
 * @param {number} n board size
 * @param {(square: Square) => void} press called when a square is pressed
 * @param {import('../screen/screen.js').Screen} screen
 * @param {AbortSignal} signal ends it
 * @param {() => void} [beside] called when a square of a second board is pressed
 * @returns {(marks: Map<string, Mark>, lines?: [Square, Square][]) => void} shows marks, by `row,column`, and lines from square to square
 */
export function overBoard(n, press, screen, signal, beside) {
  const board = /** @type {HTMLElement} */ (document.getElementById('board'));
  const mirror = /** @type {HTMLElement} */ (document.getElementById('mirror'));
  const drawing = svg('svg', { id: 'marks', viewBox: `0 0 ${10 * n} ${10 * n}`, 'aria-hidden': 'true' });
  /** @type {Map<string, Mark>} */
  let marks = new Map();
  /** @type {[Square, Square][]} */
  let lines = [];
  let place = '';

  const grid = () => /** @type {HTMLElement | null} */ (mirror.querySelector('[role="grid"]'));
  const cells = () => /** @type {HTMLElement[]} */ ([...(grid()?.querySelectorAll('[role="gridcell"]') ?? [])]);

  /** The board may have moved, and its elements may have been replaced. */
  function follow() {
    const box = grid()?.getBoundingClientRect();
    if (!box) return;
    const around = board.getBoundingClientRect();
    const [left, top, width, height] = [box.left - around.left, box.top - around.top, box.width, box.height].map((length) => `${length}px`);
    const now = [left, top, width, height].join(' ');
    if (now === place && drawing.childElementCount > 0) return;
    place = now;
    Object.assign(drawing.style, { left, top, width, height });
    draw();
  }

  function draw() {
    const made = [...marks].flatMap(([key, mark]) => {
      const [row, column] = key.split(',').map(Number);
      const transform = `translate(${10 * column} ${10 * row})`;
      const queen = svg('path', { class: 'queen', transform: `${transform} scale(${10 / 64})`, d: QUEEN });
      if (mark === 'queen') return [queen];
      const [edge, side] = mark === 'solved' ? [0, 10] : [0.6, 8.8];
      const square = svg('rect', { class: mark, transform, x: edge, y: edge, width: side, height: side, rx: edge && 1 });
      return mark === 'solved' ? [square, queen] : [square];
    });
    drawing.classList.toggle('gold', [...marks.values()].includes('solved'));
    const conflicts = lines.map(([[row, column], [otherRow, otherColumn]]) =>
      svg('path', { class: 'conflict', d: `M${10 * column + 5} ${10 * row + 5}L${10 * otherColumn + 5} ${10 * otherRow + 5}` }));
    drawing.replaceChildren(...conflicts, ...made);
    cells().forEach((cell, i) => {
      const mark = marks.get(`${Math.floor(i / n)},${i % n}`);
      cell.setAttribute('aria-selected', String(mark !== undefined && mark !== 'wrong'));
    });
  }

  /** @param {Event} event */
  function pressed(event) {
    const box = grid()?.getBoundingClientRect();
    const pointer = event instanceof MouseEvent ? event : /** @type {TouchEvent} */ (event).changedTouches[0];
    if (!box || !pointer) return;
    const column = Math.floor(((pointer.clientX - box.left) / box.width) * n);
    const row = Math.floor(((pointer.clientY - box.top) / box.height) * n);
    if (Math.min(row, column) < 0 || Math.max(row, column) >= n) {
      if (event.type === 'click' && isOnSecond(pointer)) beside?.();
      return;
    }
    event.stopImmediatePropagation();
    // A finger that has begun to scroll gives no click.
    if (event.type === 'click') press([row, column]);
  }

  /** @param {MouseEvent | Touch} pointer */
  function isOnSecond({ clientX, clientY }) {
    const area = mirror.querySelectorAll('[role="grid"]')[1]?.getBoundingClientRect();
    return area !== undefined && clientX >= area.left && clientX < area.right && clientY >= area.top && clientY < area.bottom;
  }

  board.append(drawing);
  for (const type of PRESSES) board.addEventListener(type, pressed, { capture: true, signal });
  mirror.addEventListener('keydown', (event) => {
    const index = cells().indexOf(/** @type {HTMLElement} */ (event.target));
    if (index < 0 || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    press([Math.floor(index / n), index % n]);
  }, { capture: true, signal });
  screen.afterFrame(follow, signal);
  signal.addEventListener('abort', () => {
    drawing.remove();
    for (const cell of cells()) cell.removeAttribute('aria-selected');
  });
  follow();
  return (newMarks, newLines = []) => {
    marks = newMarks;
    lines = newLines;
    draw();
  };
}
