// A board as a grid of real elements, one for each square, with arrow keys to move between them.
import { throttle } from './throttle.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */

/** Milliseconds between updates of the squares' names while a search plays, because squares change with every event. */
const PAUSE = 1000;

/** @typedef {ReturnType<typeof makeSquares>} Squares */

/**
 * @param {Page} page
 * @param {Screen} screen
 * @param {number} session index of its search, as in `page.search`
 * @param {AbortSignal} signal ends it
 */
export function makeSquares(page, screen, session, signal) {
  /** @type {HTMLElement[]} row by row */
  let all = [];
  let size = 0;
  const names = throttle(PAUSE, () => page.moving(), () => {
    if (!all[0]?.isConnected) return false;
    for (const [index, name] of page.squares(session, size)) {
      if (all[index]) all[index].textContent = name;
    }
  }, signal);

  /** The square at a place, or the nearest one. @param {number} row @param {number} column */
  function at(row, column) {
    const inside = (/** @type {number} */ i) => Math.max(0, Math.min(size - 1, i));
    return all[inside(row) * size + inside(column)];
  }

  /** @param {number} row −1: nowhere @param {number} column */
  function pointAt(row, column) {
    page.point(session, row, column);
    screen.draw();
  }

  /** @param {number} row @param {number} column */
  function makeSquare(row, column) {
    const square = document.createElement('div');
    square.setAttribute('role', 'gridcell');
    square.tabIndex = -1;
    const part = 100 / size;
    const place = { left: column * part, top: row * part, width: part, height: part };
    for (const [side, percent] of Object.entries(place)) square.style.setProperty(side, `${percent}%`);
    square.addEventListener('focus', () => {
      // Tab comes back to the square that was left.
      for (const each of all) each.tabIndex = -1;
      square.tabIndex = 0;
      pointAt(row, column);
    });
    square.addEventListener('blur', () => pointAt(-1, -1));
    return square;
  }

  return {
    /**
     * Fills a grid with the squares of a board.
     * @param {HTMLElement} grid
     * @param {number} n
     */
    fill(grid, n) {
      if (size === n && grid.contains(all[0])) return;
      const focused = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
      const [row, column] = [Math.floor(focused / size), focused % size];
      const before = size === n ? all.map((square) => square.textContent) : [];
      size = n;
      names.reset();
      const rows = Array.from({ length: n }, (_, i) => {
        const line = document.createElement('div');
        line.setAttribute('role', 'row');
        line.append(...Array.from({ length: n }, (__, j) => makeSquare(i, j)));
        return line;
      });
      all = rows.flatMap((line) => /** @type {HTMLElement[]} */ ([...line.children]));
      before.forEach((name, i) => (all[i].textContent = name));
      all[0].tabIndex = 0;
      grid.replaceChildren(...rows);
      if (focused >= 0) at(row, column).focus({ preventScroll: true });
    },
    /** Updates the names of the squares. */
    update: names.update,
    /**
     * @param {HTMLElement} square
     * @param {string} key
     * @returns {HTMLElement | undefined} the square that a key moves to
     */
    next(square, key) {
      const index = all.indexOf(square);
      if (index < 0) return undefined;
      const [row, column] = [Math.floor(index / size), index % size];
      switch (key) {
        case 'ArrowLeft': return at(row, column - 1);
        case 'ArrowRight': return at(row, column + 1);
        case 'ArrowUp': return at(row - 1, column);
        case 'ArrowDown': return at(row + 1, column);
        case 'Home': return at(row, 0);
        case 'End': return at(row, size - 1);
        default: return undefined;
      }
    },
  };
}
