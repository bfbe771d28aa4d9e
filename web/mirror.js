// What is drawn on the canvas, once more as real elements over it: for screen readers, for the Tab key, and for whoever
// looks for a control by role and name. They are invisible and let the pointer through; what is focused is outlined.

/** @typedef {import('./app.js').Page} Page */
/** @typedef {import('./screen.js').Screen} Screen */

/**
 * @typedef {object} Control what the application tells of one control, see `Record` in src/ui/record.hpp
 * @property {string} id
 * @property {string} region
 * @property {'button' | 'toggle' | 'tab' | 'slider' | 'choice' | 'option' | 'grid' | 'text' | 'item'} role
 * @property {string} name
 * @property {string} value
 * @property {string} key
 * @property {number} x CSS pixels, as are the other three
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {boolean} enabled
 * @property {boolean} on
 * @property {number} now
 * @property {number} least
 * @property {number} most
 */

/** The element of each role. */
const ELEMENTS = /** @type {const} */ ({
  button: 'button',
  toggle: 'button',
  tab: 'button',
  slider: 'input',
  choice: 'button',
  option: 'button',
  grid: 'div',
  text: 'p',
  item: 'p',
});
/** Roles that HTML has no element for. @type {Partial<Record<Control['role'], string>>} */
const ARIA_ROLES = { tab: 'tab', option: 'option', grid: 'grid', item: 'listitem' };
/** What elements of some roles stand in together. @type {Partial<Record<Control['role'], string>>} */
const GROUPS = { tab: 'tablist', option: 'listbox', item: 'list' };
/** What a slider is divided into for arrow keys where its own unit is too coarse. */
const SLIDER_STEPS = 100;
/** While a search plays, what changes with every event is brought up to date this often, in milliseconds. */
const CALM = 1000;

export class Mirror {
  #page;
  #screen;
  #root;
  /** @type {Map<string, { control: Control, element: HTMLElement }>} */
  #shown = new Map();
  /** @type {HTMLElement[]} */
  #squares = [];
  #size = 0;
  #squaresAt = -Infinity;
  #timer = 0;

  /**
   * @param {Page} page
   * @param {Screen} screen
   * @param {HTMLElement} root what the elements are put into, over the canvas
   */
  constructor(page, screen, root) {
    this.#page = page;
    this.#screen = screen;
    this.#root = root;
    screen.afterFrame(() => this.#update());
  }

  #update() {
    const news = this.#page.controls();
    if (!news) return;
    for (const control of news.changed) this.#show(control);
    if (news.order) this.#arrange(news.order);
    this.#updateSquares();
  }

  /** Makes an element as a control is now. @param {Control} control */
  #show(control) {
    const before = this.#shown.get(control.id);
    const element = before?.control.role === control.role ? before.element : this.#make(control);
    this.#shown.set(control.id, { control, element });
    const { x, y, width, height } = control;
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    if (control.role === 'grid') this.#makeSquares(element, control);
    else if (control.role === 'slider') this.#set(/** @type {HTMLInputElement} */ (element), control);
    else this.#label(element, control);
  }

  /** @param {HTMLElement} element @param {Control} control */
  #label(element, { role, name, value, key, enabled, on }) {
    const said = value && role === 'item' ? `${name}: ${value}` : value && role === 'text' ? `${name}. ${value}` : name;
    const text = role === 'choice' ? `${name}: ${value}` : said;
    if (element.textContent !== text) element.textContent = text;
    if (element instanceof HTMLButtonElement) element.disabled = !enabled;
    set(element, 'aria-keyshortcuts', key && shortcut(key));
    set(element, 'aria-description', role === 'option' || role === 'toggle' ? value : '');
    if (role === 'toggle') set(element, 'aria-pressed', String(on));
    if (role === 'tab' || role === 'option') set(element, 'aria-selected', String(on));
    if (role === 'choice') set(element, 'aria-expanded', String(on));
    if (role === 'item' || role === 'button') set(element, 'aria-current', on ? 'true' : '');
  }

  /** @param {HTMLInputElement} input @param {Control} control */
  #set(input, { name, value, now, least, most }) {
    const fine = most - least <= 1;
    input.min = String(least);
    input.max = String(most);
    input.step = fine ? String((most - least) / SLIDER_STEPS) : '1';
    input.value = String(now);
    set(input, 'aria-label', name);
    set(input, 'aria-valuetext', value);
  }

  /** @param {Control} control */
  #make({ id, role }) {
    const element = document.createElement(ELEMENTS[role]);
    const aria = ARIA_ROLES[role];
    if (aria) element.setAttribute('role', aria);
    if (role === 'choice') element.setAttribute('aria-haspopup', 'listbox');
    if (element instanceof HTMLButtonElement) {
      element.type = 'button';
      element.addEventListener('click', () => {
        this.#page.press(id);
        this.#screen.draw();
      });
    }
    if (element instanceof HTMLInputElement) {
      element.type = 'range';
      element.addEventListener('input', () => {
        this.#page.slide(id, element.valueAsNumber);
        this.#screen.draw();
      });
    }
    element.addEventListener('focus', () => {
      this.#page.reveal(id);
      this.#screen.draw();
    });
    return element;
  }

  /** Puts the elements into their regions in reading order. @param {string[]} order ids */
  #arrange(order) {
    const ids = new Set(order);
    const focused = document.activeElement;
    /** @type {HTMLElement | undefined} */
    let opener;
    for (const [id, { control, element }] of this.#shown) {
      if (ids.has(id)) continue;
      // A list that closes gives the focus back to what opened it.
      if (element === focused && control.region === 'overlay') opener = this.#shown.get(id.split('/')[0])?.element;
      element.remove();
      this.#shown.delete(id);
    }
    /** @type {Map<HTMLElement, HTMLElement[]>} */
    const children = new Map();
    const put = (/** @type {HTMLElement} */ parent, /** @type {HTMLElement} */ child) => {
      const list = children.get(parent);
      if (!list) children.set(parent, [child]);
      else if (!list.includes(child)) list.push(child);
    };
    for (const id of order) {
      const { control, element } = /** @type {{ control: Control, element: HTMLElement }} */ (this.#shown.get(id));
      const region = this.#box(this.#root, control.region, control.region === 'overlay' ? 'dialog' : 'group');
      put(this.#root, region);
      const role = GROUPS[control.role];
      const parent = role ? this.#box(region, role, role) : region;
      if (parent !== region) put(region, parent);
      put(parent, element);
    }
    for (const box of this.#root.querySelectorAll('[data-box]')) {
      if (!children.has(/** @type {HTMLElement} */ (box))) box.remove();
    }
    for (const [parent, list] of children) {
      list.forEach((child, i) => {
        if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] ?? null);
      });
    }
    this.#cover();
    opener?.focus({ preventScroll: true });
  }

  /** While something lies over the screen, what is below cannot be reached, and the focus is in it. */
  #cover() {
    const overlay = this.#root.querySelector('[data-box="overlay"]');
    for (const box of this.#root.children) {
      /** @type {HTMLElement} */ (box).inert = overlay !== null && box !== overlay;
    }
    if (!overlay || overlay.contains(document.activeElement)) return;
    const chosen = overlay.querySelector('[aria-selected="true"]') ?? overlay.querySelector('button');
    /** @type {HTMLElement | null} */ (chosen)?.focus({ preventScroll: true });
  }

  /** @param {HTMLElement} parent @param {string} name @param {string} role */
  #box(parent, name, role) {
    const found = parent.querySelector(`:scope > [data-box="${name}"]`);
    if (found) return /** @type {HTMLElement} */ (found);
    const box = document.createElement('div');
    box.dataset.box = name;
    box.setAttribute('role', role);
    parent.append(box);
    return box;
  }

  /** @param {HTMLElement} grid @param {Control} control */
  #makeSquares(grid, { name, most: n }) {
    set(grid, 'aria-label', name);
    if (this.#size === n) return;
    this.#size = n;
    this.#squaresAt = -Infinity;
    const rows = Array.from({ length: n }, (_, row) => {
      const line = document.createElement('div');
      line.setAttribute('role', 'row');
      for (let column = 0; column < n; ++column) {
        const square = document.createElement('div');
        square.setAttribute('role', 'gridcell');
        square.tabIndex = row === 0 && column === 0 ? 0 : -1;
        Object.assign(square.style, {
          left: `${(100 * column) / n}%`,
          top: `${(100 * row) / n}%`,
          width: `${100 / n}%`,
          height: `${100 / n}%`,
        });
        square.addEventListener('focus', () => this.#pointAt(row, column));
        square.addEventListener('blur', () => this.#pointAt(-1, -1));
        line.append(square);
      }
      return line;
    });
    this.#squares = rows.flatMap((row) => /** @type {HTMLElement[]} */ ([...row.children]));
    grid.replaceChildren(...rows);
  }

  /** @param {number} row −1: nowhere @param {number} column */
  #pointAt(row, column) {
    this.#page.point(row, column);
    this.#screen.draw();
  }

  #updateSquares() {
    if (this.#squares.length === 0) return;
    clearTimeout(this.#timer);
    const wait = this.#page.playing() ? this.#squaresAt + CALM - performance.now() : 0;
    if (wait > 0) {
      this.#timer = window.setTimeout(() => this.#updateSquares(), wait);
      return;
    }
    this.#squaresAt = performance.now();
    for (const [index, name] of this.#page.squares()) {
      if (this.#squares[index]) this.#squares[index].textContent = name;
    }
  }

  /**
   * Moves the focus as an arrow, Home or End asks for inside of tabs, lists and the board.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was for the element that has the focus
   */
  key(event) {
    const element = event.target;
    if (!(element instanceof HTMLElement) || !this.#root.contains(element)) return false;
    if (element instanceof HTMLInputElement) return /^(Arrow|Home$|End$|Page)/.test(event.key);
    if (element instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ')) return true;
    const next = this.#neighbour(element, event.key);
    if (!next) return false;
    if (element.role === 'gridcell') {
      element.tabIndex = -1;
      next.tabIndex = 0;
    }
    next.focus({ preventScroll: true });
    event.preventDefault();
    return true;
  }

  /** @param {HTMLElement} element @param {string} key @returns {HTMLElement | undefined} */
  #neighbour(element, key) {
    const role = element.getAttribute('role');
    if (role === 'gridcell') {
      const n = this.#size;
      const at = this.#squares.indexOf(element);
      const [row, column] = [Math.floor(at / n), at % n];
      const way = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[key];
      if (!way) return undefined;
      const inside = (/** @type {number} */ i) => Math.max(0, Math.min(n - 1, i));
      return this.#squares[inside(row + way[0]) * n + inside(column + way[1])];
    }
    const back = role === 'tab' ? 'ArrowLeft' : role === 'option' ? 'ArrowUp' : '';
    const on = role === 'tab' ? 'ArrowRight' : role === 'option' ? 'ArrowDown' : '';
    const all = /** @type {HTMLElement[]} */ ([...(element.parentElement?.children ?? [])]);
    if (key === back) return all[all.indexOf(element) - 1] ?? all[all.length - 1];
    if (key === on) return all[all.indexOf(element) + 1] ?? all[0];
    return undefined;
  }
}

/**
 * Sets an attribute, or takes it away if it is empty.
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
function set(element, name, value) {
  if (!value) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** A key's sign as its name in `aria-keyshortcuts`. @param {string} key */
function shortcut(key) {
  const names = /** @type {Record<string, string>} */ ({ '→': 'ArrowRight', '←': 'ArrowLeft', Esc: 'Escape', '+': 'Plus' });
  return names[key] ?? key;
}
