// A board as a grid of real elements, one for each square, with arrow keys to move between them.
import { Throttle } from './throttle.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */

/** Milliseconds between updates of the squares' names while a search plays, because squares change with every event. */
const PAUSE = 1000;

export class Squares {
  #page;
  #screen;
  #session;
  /** @type {HTMLElement[]} row by row */
  #all = [];
  #size = 0;
  #names;

  /**
   * @param {Page} page
   * @param {Screen} screen
   * @param {number} session index of its search, as in `page.search`
   * @param {AbortSignal} signal ends it
   */
  constructor(page, screen, session, signal) {
    this.#page = page;
    this.#screen = screen;
    this.#session = session;
    this.#names = new Throttle(PAUSE, () => page.moving(), () => this.#name(), signal);
  }

  /**
   * Fills a grid with the squares of a board.
   * @param {HTMLElement} grid
   * @param {number} n
   */
  fill(grid, n) {
    if (this.#size === n && grid.contains(this.#all[0])) return;
    const focused = this.#all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const at = [Math.floor(focused / this.#size), focused % this.#size];
    const names = this.#size === n ? this.#all.map((square) => square.textContent) : [];
    this.#size = n;
    this.#names.reset();
    const rows = Array.from({ length: n }, (_, row) => {
      const line = document.createElement('div');
      line.setAttribute('role', 'row');
      line.append(...Array.from({ length: n }, (_, column) => this.#square(row, column)));
      return line;
    });
    this.#all = rows.flatMap((row) => /** @type {HTMLElement[]} */ ([...row.children]));
    names.forEach((name, i) => (this.#all[i].textContent = name));
    this.#all[0].tabIndex = 0;
    grid.replaceChildren(...rows);
    if (focused >= 0) this.#at(at[0], at[1]).focus({ preventScroll: true });
  }

  /** Updates the names of the squares. */
  update() {
    this.#names.update();
  }

  #name() {
    if (!this.#all[0]?.isConnected) return false;
    for (const [index, name] of this.#page.squares(this.#session, this.#size)) {
      if (this.#all[index]) this.#all[index].textContent = name;
    }
  }

  /**
   * @param {HTMLElement} square
   * @param {string} key
   * @returns {HTMLElement | undefined} the square that a key moves to
   */
  next(square, key) {
    const index = this.#all.indexOf(square);
    if (index < 0) return undefined;
    const [row, column] = [Math.floor(index / this.#size), index % this.#size];
    switch (key) {
      case 'ArrowLeft': return this.#at(row, column - 1);
      case 'ArrowRight': return this.#at(row, column + 1);
      case 'ArrowUp': return this.#at(row - 1, column);
      case 'ArrowDown': return this.#at(row + 1, column);
      case 'Home': return this.#at(row, 0);
      case 'End': return this.#at(row, this.#size - 1);
      default: return undefined;
    }
  }

  /** The square at a place, or the nearest one. @param {number} row @param {number} column */
  #at(row, column) {
    const inside = (/** @type {number} */ i) => Math.max(0, Math.min(this.#size - 1, i));
    return this.#all[inside(row) * this.#size + inside(column)];
  }

  /** @param {number} row @param {number} column */
  #square(row, column) {
    const square = document.createElement('div');
    square.setAttribute('role', 'gridcell');
    square.tabIndex = -1;
    const part = 100 / this.#size;
    const place = { left: column * part, top: row * part, width: part, height: part };
    for (const [side, percent] of Object.entries(place)) square.style.setProperty(side, `${percent}%`);
    square.addEventListener('focus', () => {
      // Tab comes back to the square that was left.
      for (const each of this.#all) each.tabIndex = -1;
      square.tabIndex = 0;
      this.#pointAt(row, column);
    });
    square.addEventListener('blur', () => this.#pointAt(-1, -1));
    return square;
  }

  /** @param {number} row −1: nowhere @param {number} column */
  #pointAt(row, column) {
    this.#page.point(this.#session, row, column);
    this.#screen.draw();
  }
}
