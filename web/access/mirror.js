// The controls on the canvas, repeated as real elements over it for screen readers, the Tab key and searches by role and name.
// They are invisible and let the pointer through; the focused one is outlined.
import { throttle } from './throttle.js';
import { makeElement, makeEntry, set, showControl } from './control.js';
import { step } from './neighbours.js';
import { makeSquares } from './squares.js';
import { Walk } from './walk.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */
/** @typedef {import('./control.js').Control} Control */

/** Roles of groups, by the roles of their elements. @type {Partial<Record<Control['role'], string>>} */
const GROUPS = { tab: 'tablist', option: 'listbox', item: 'list', treeitem: 'tree', line: 'listbox' };
/** Milliseconds between updates of values that change with every event, while a search plays. */
const PAUSE = 250;
/** Milliseconds after an action of the student during which every frame updates them. */
const HASTE = 500;
/** Selector of tab stops. */
const FOCUSABLE = 'button:not(:disabled), input, [tabindex="0"]';

export class Mirror {
  #page;
  #screen;
  #root;
  #signal;
  /** One for each search on the screen. @type {import('./squares.js').Squares[]} */
  #boards = [];
  /**
   * Each with its parent, and the part of the screen that this belongs to.
   * @type {Map<string, { control: Control, element: HTMLElement, place?: { region: HTMLElement, parent: HTMLElement } }>}
   */
  #shown = new Map();
  /** @type {string[]} ids in reading order */
  #order = [];
  #language = '';
  /** Whether there is a new box. */
  #unnamed = false;
  #hastyUntil = 0;
  #walk = new Walk();
  /** The open dialog or menu. @type {HTMLElement | null} */
  #overlay = null;
  /** The element that had the focus before it opened. @type {Element | null} */
  #before = null;

  /**
   * @param {Page} page
   * @param {Screen} screen
   * @param {HTMLElement} root parent of the elements, over the canvas
   * @param {AbortSignal} signal ends it
   */
  constructor(page, screen, root, signal) {
    this.#page = page;
    this.#screen = screen;
    this.#root = root;
    this.#signal = signal;
    // In the plain view there is no picture, so every frame updates the elements.
    const moves = () => page.moving() && !screen.isPlain && performance.now() > this.#hastyUntil;
    const updates = throttle(PAUSE, moves, () => this.#update(), signal);
    screen.afterFrame(updates.update);
    root.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || !this.#key(event)) return;
      // It is not the application's any more.
      event.stopPropagation();
    }, { signal });
    for (const type of ['keydown', 'click', 'mousedown', 'mouseup', 'touchend']) {
      const hurry = () => (this.#hastyUntil = performance.now() + HASTE);
      document.addEventListener(type, hurry, { capture: true, passive: true, signal });
    }
  }

  #update() {
    const news = this.#page.controls();
    if (news) {
      for (const each of news.changed) this.#show(each);
      if (news.order) this.#arrange(news.order);
      this.#makeEntries();
      if (this.#unnamed || this.#overlay || this.#language !== this.#page.language()) this.#nameBoxes();
    }
    for (const board of this.#boards) board.update();
    this.#walk.drawn();
  }

  /**
   * Creates or updates the element of a control.
   * @param {Partial<Control> & { id: string }} news its changes; all properties if it is new
   */
  #show(news) {
    const known = this.#shown.get(news.id);
    const control = /** @type {Control} */ ({ ...known?.control, ...news });
    const same = known?.control.role === control.role;
    if (!same) known?.element.remove();
    const element = same ? known.element : makeElement(this.#page, this.#screen, control);
    const place = known?.control.region === control.region && same ? known.place : undefined;
    this.#shown.set(control.id, { control, element, place });
    showControl(element, control, same ? news : control);
    if (control.role !== 'grid') return;
    this.#boards[control.session] ??= makeSquares(this.#page, this.#screen, control.session, this.#signal);
    this.#boards[control.session].fill(element, control.most);
  }

  /** Puts the elements into their regions in reading order. @param {string[]} order ids */
  #arrange(order) {
    const focused = document.activeElement;
    const had = this.#order.find((id) => this.#shown.get(id)?.element === focused);
    const inside = this.#root.contains(focused);
    const ids = new Set(order);
    for (const [id, { element }] of this.#shown) {
      if (ids.has(id)) continue;
      element.remove();
      this.#shown.delete(id);
    }
    /** @type {Map<HTMLElement, Set<HTMLElement>>} */
    const children = new Map();
    const put = (/** @type {HTMLElement} */ parent, /** @type {HTMLElement} */ child) => {
      const list = children.get(parent);
      if (list) list.add(child);
      else children.set(parent, new Set([child]));
    };
    for (const id of order) {
      const shown = this.#shown.get(id);
      if (!shown) continue;
      if (!shown.place?.parent.isConnected) shown.place = this.#placeOf(shown.control);
      const { region, parent } = shown.place;
      put(this.#root, region);
      if (parent !== region) put(region, parent);
      put(parent, shown.element);
    }
    for (const each of this.#root.querySelectorAll('[data-box]')) {
      if (!children.has(/** @type {HTMLElement} */ (each))) each.remove();
    }
    for (const [parent, list] of children) {
      let next = parent.firstElementChild;
      for (const child of list) {
        if (child === next) next = child.nextElementSibling;
        else parent.insertBefore(child, next);
      }
    }
    const closed = this.#cover(focused);
    // An element that is moved or removed loses the focus.
    if (inside && !this.#root.contains(document.activeElement) && document.activeElement !== this.#screen.ground) {
      if (closed) this.#focusOn([this.#before]);
      else this.#focusOn([focused, ...this.#near(had, order)]);
    }
    this.#order = order;
  }

  /**
   * The tree, the tabs and the lines of the program have one tab stop each: the element that had the focus last; at first the
   * chosen one, or the one at the position of the search.
   */
  #makeEntries() {
    for (const box of this.#root.querySelectorAll('[role="tree"], [role="tablist"], [aria-multiselectable]')) {
      if (box.querySelector('[tabindex="0"]:not(:disabled)')) continue;
      const chosen = { tablist: '[aria-selected="true"]', listbox: '[aria-current]' }[box.getAttribute('role') ?? ''];
      const now = chosen && box.querySelector(`${chosen}:not(:disabled)`);
      const entry = /** @type {HTMLElement | null} */ (now || box.querySelector(':not(:disabled)'));
      if (entry) makeEntry(entry);
    }
  }

  /**
   * While an overlay is open, it has the focus and the elements below cannot be reached.
   * @param {Element | null} focused the element that had the focus before
   * @returns {boolean} whether an overlay was open before
   */
  #cover(focused) {
    const before = this.#overlay;
    const overlay = /** @type {HTMLElement | null} */ (this.#root.querySelector(':scope > [data-box="overlay"]'));
    this.#overlay = overlay;
    for (const box of this.#root.children) {
      /** @type {HTMLElement} */ (box).inert = overlay !== null && box !== overlay;
    }
    if (!overlay) return before !== null;
    if (!before) this.#before = focused;
    if (!overlay.contains(document.activeElement)) {
      const chosen = overlay.querySelector('[aria-selected="true"]') ?? overlay.querySelector('button');
      /** @type {HTMLElement | null} */ (chosen)?.focus({ preventScroll: true });
    }
    return false;
  }

  /**
   * Controls that were near a removed control and still exist, nearest first.
   * @param {string | undefined} id
   * @param {string[]} order all ids
   */
  #near(id, order) {
    const at = id === undefined ? -1 : this.#order.indexOf(id);
    const near = at < 0 ? [] : [...this.#order.slice(at), ...this.#order.slice(0, at).reverse()];
    return near.filter((each) => order.includes(each)).map((each) => this.#shown.get(each)?.element);
  }

  /** Focuses the first of some elements that accepts the focus. @param {(Element | null | undefined)[]} wanted */
  #focusOn(wanted) {
    for (const element of wanted) {
      if (!(element instanceof HTMLElement) || !this.#root.contains(element)) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
    this.#screen.ground.focus({ preventScroll: true });
  }

  /** The boxes of a control's element. @param {Control} control */
  #placeOf({ id, region: name, role }) {
    const region = this.#box(this.#root, name, name === 'overlay' ? 'dialog' : 'group');
    const group = GROUPS[role];
    const parent = group ? this.#box(region, `${group} ${groupOf(id)}`, group) : region;
    if (role === 'line') set(parent, 'aria-multiselectable', 'true');
    return { region, parent };
  }

  /** @param {HTMLElement} parent @param {string} name @param {string} role */
  #box(parent, name, role) {
    const found = parent.querySelector(`:scope > [data-box="${name}"]`);
    if (found) return /** @type {HTMLElement} */ (found);
    this.#unnamed = true;
    const box = document.createElement('div');
    box.dataset.box = name;
    box.setAttribute('role', role);
    if (role === 'dialog') box.setAttribute('aria-modal', 'true');
    parent.append(box);
    return box;
  }

  /** Regions have the names of the application. An overlay is named after the control that opens it, or after its first element. */
  #nameBoxes() {
    this.#language = this.#page.language();
    this.#unnamed = false;
    const names = this.#page.regionNames();
    for (const region of this.#root.children) {
      const { box } = /** @type {HTMLElement} */ (region).dataset;
      if (box && names[box]) set(region, 'aria-label', names[box]);
    }
    for (const box of this.#root.querySelectorAll('[aria-multiselectable]')) set(box, 'aria-label', names.lines);
    // Tabs are called what the part of the screen is that they change.
    for (const box of this.#root.querySelectorAll('[role="tablist"]')) set(box, 'aria-label', box.parentElement?.getAttribute('aria-label') ?? '');
    const first = this.#order.find((id) => this.#shown.get(id)?.control.region === 'overlay');
    if (!this.#overlay || first === undefined) return;
    const opener = this.#shown.get(groupOf(first)) ?? this.#shown.get(first);
    const name = opener?.control.name ?? '';
    for (const box of [this.#overlay, ...this.#overlay.querySelectorAll('[role="listbox"]')]) set(box, 'aria-label', name);
  }

  /**
   * Moves the focus by arrow keys, Home and End inside tabs, lists and the board. Tab stays inside an overlay.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was for the element that has the focus
   */
  #key(event) {
    const element = event.target;
    if (!(element instanceof HTMLElement) || !this.#root.contains(element)) return false;
    if (element instanceof HTMLInputElement && /^(Arrow|Home$|End$|Page)/.test(event.key)) return true;
    if (element instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ')) return true;
    if (element.getAttribute('role') === 'treeitem' && this.#walk.press(element, event.key)) {
      event.preventDefault();
      return true;
    }
    const next = event.key === 'Tab' ? this.#round(element, event.shiftKey)
      : this.#neighbour(element, event.key) ?? this.#typed(element, event.key);
    if (!next) return false;
    next.focus({ preventScroll: true });
    event.preventDefault();
    return true;
  }

  /** The entry of an open menu after this one that begins with a letter. @param {HTMLElement} element @param {string} key */
  #typed(element, key) {
    const all = this.#menuOf(element);
    if (!all || key.length !== 1 || key === ' ') return undefined;
    const after = all.indexOf(element) + 1;
    // A number before a name is its key, and no part of it.
    const begins = (/** @type {HTMLElement} */ { textContent: text }) => [text, text?.replace(/^\d+\s+/, '')].some((each) => each?.toLowerCase().startsWith(key.toLowerCase()));
    // The menu also takes a letter with which no entry begins.
    return [...all.slice(after), ...all.slice(0, after)].find(begins) ?? element;
  }

  /** The element that Tab reaches at the end of the overlay. @param {HTMLElement} element @param {boolean} back */
  #round(element, back) {
    if (!this.#overlay) return undefined;
    const all = /** @type {HTMLElement[]} */ ([...this.#overlay.querySelectorAll(FOCUSABLE)]);
    const end = back ? all[0] : all[all.length - 1];
    return element === end ? all[back ? all.length - 1 : 0] : undefined;
  }

  /** @param {HTMLElement} element @param {string} key @returns {HTMLElement | undefined} */
  #neighbour(element, key) {
    const menu = this.#menuOf(element);
    if (menu) return step(menu, element, key, 'ArrowUp', 'ArrowDown');
    const role = element.getAttribute('role');
    if (role === 'gridcell') return this.#boards.map((board) => board.next(element, key)).find(Boolean);
    if (role !== 'tab' && role !== 'option') return undefined;
    const all = /** @type {HTMLElement[]} */ ([...(element.parentElement?.querySelectorAll(':scope > :not(:disabled)') ?? [])]);
    return role === 'tab' ? step(all, element, key, 'ArrowLeft', 'ArrowRight') : step(all, element, key, 'ArrowUp', 'ArrowDown');
  }

  /** The entries of the open menu that contains an element: options, and switches below them. @param {HTMLElement} element */
  #menuOf(element) {
    if (!this.#overlay?.contains(element) || !this.#overlay.querySelector('[role="listbox"]')) return undefined;
    return /** @type {HTMLElement[]} */ ([...this.#overlay.querySelectorAll('button:not(:disabled)')]);
  }
}

/** The common part of the ids of one group: everything but the last part. @param {string} id */
function groupOf(id) {
  return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}
