// The controls on the canvas, repeated as real elements over it for screen readers, the Tab key and searches by role and name.
// They are invisible and let the pointer through; the focused one is outlined.
import { throttle } from './throttle.js';
import { makeElement, makeEntry, set, showControl } from './control.js';
import { step } from './neighbours.js';
import { makeSquares } from './squares.js';
import { makeWalk } from './walk.js';

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

/**
 * Keeps the elements up to date.
 * @param {Page} page
 * @param {Screen} screen
 * @param {HTMLElement} root parent of the elements, over the canvas
 * @param {AbortSignal} signal ends it
 */
export function mirrorControls(page, screen, root, signal) {
  /** One for each search on the screen. @type {import('./squares.js').Squares[]} */
  const boards = [];
  /**
   * Each with its parent, and the part of the screen that this belongs to.
   * @type {Map<string, { control: Control, element: HTMLElement, place?: { region: HTMLElement, parent: HTMLElement } }>}
   */
  const shown = new Map();
  /** @type {string[]} ids in reading order */
  let inOrder = [];
  let language = '';
  /** Whether there is a new box. */
  let unnamed = false;
  let hastyUntil = 0;
  const walk = makeWalk();
  /** The open dialog or menu. @type {HTMLElement | null} */
  let overlay = null;
  /** The element that had the focus before it opened. @type {Element | null} */
  let focusedBefore = null;

  function update() {
    const news = page.controls();
    if (news) {
      for (const each of news.changed) show(each);
      if (news.order) arrange(news.order);
      makeEntries();
      if (unnamed || overlay || language !== page.language()) nameBoxes();
    }
    for (const board of boards) board.update();
    walk.drawn();
  }

  /**
   * Creates or updates the element of a control.
   * @param {Partial<Control> & { id: string }} news its changes; all properties if it is new
   */
  function show(news) {
    const known = shown.get(news.id);
    const control = /** @type {Control} */ ({ ...known?.control, ...news });
    const same = known?.control.role === control.role;
    if (!same) known?.element.remove();
    const element = same ? known.element : makeElement(page, screen, control);
    const place = known?.control.region === control.region && same ? known.place : undefined;
    shown.set(control.id, { control, element, place });
    showControl(element, control, same ? news : control);
    if (control.role !== 'grid') return;
    boards[control.session] ??= makeSquares(page, screen, control.session, signal);
    boards[control.session].fill(element, control.most);
  }

  /** Puts the elements into their regions in reading order. @param {string[]} order ids */
  function arrange(order) {
    const focused = document.activeElement;
    const had = inOrder.find((id) => shown.get(id)?.element === focused);
    const inside = root.contains(focused);
    const ids = new Set(order);
    for (const [id, { element }] of shown) {
      if (ids.has(id)) continue;
      element.remove();
      shown.delete(id);
    }
    /** @type {Map<HTMLElement, Set<HTMLElement>>} */
    const children = new Map();
    const put = (/** @type {HTMLElement} */ parent, /** @type {HTMLElement} */ child) => {
      const list = children.get(parent);
      if (list) list.add(child);
      else children.set(parent, new Set([child]));
    };
    for (const id of order) {
      const entry = shown.get(id);
      if (!entry) continue;
      if (!entry.place?.parent.isConnected) entry.place = placeOf(entry.control);
      const { region, parent } = entry.place;
      put(root, region);
      if (parent !== region) put(region, parent);
      put(parent, entry.element);
    }
    for (const each of root.querySelectorAll('[data-box]')) {
      if (!children.has(/** @type {HTMLElement} */ (each))) each.remove();
    }
    for (const [parent, list] of children) {
      let next = parent.firstElementChild;
      for (const child of list) {
        if (child === next) next = child.nextElementSibling;
        else parent.insertBefore(child, next);
      }
    }
    const closed = cover(focused);
    // An element that is moved or removed loses the focus.
    if (inside && !root.contains(document.activeElement) && document.activeElement !== screen.ground) {
      if (closed) focusOn([focusedBefore]);
      else focusOn([focused, ...near(had, order)]);
    }
    inOrder = order;
  }

  /**
   * The tree, the tabs and the lines of the program have one tab stop each: the element that had the focus last; at first the
   * chosen one, or the one at the position of the search.
   */
  function makeEntries() {
    for (const box of root.querySelectorAll('[role="tree"], [role="tablist"], [aria-multiselectable]')) {
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
  function cover(focused) {
    const previous = overlay;
    overlay = /** @type {HTMLElement | null} */ (root.querySelector(':scope > [data-box="overlay"]'));
    for (const box of root.children) {
      /** @type {HTMLElement} */ (box).inert = overlay !== null && box !== overlay;
    }
    if (!overlay) return previous !== null;
    if (!previous) focusedBefore = focused;
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
  function near(id, order) {
    const at = id === undefined ? -1 : inOrder.indexOf(id);
    const others = at < 0 ? [] : [...inOrder.slice(at), ...inOrder.slice(0, at).reverse()];
    return others.filter((each) => order.includes(each)).map((each) => shown.get(each)?.element);
  }

  /** Focuses the first of some elements that accepts the focus. @param {(Element | null | undefined)[]} wanted */
  function focusOn(wanted) {
    for (const element of wanted) {
      if (!(element instanceof HTMLElement) || !root.contains(element)) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
    screen.ground.focus({ preventScroll: true });
  }

  /** The boxes of a control's element. @param {Control} control */
  function placeOf({ id, region: name, role }) {
    const region = boxOf(root, name, name === 'overlay' ? 'dialog' : 'group');
    const group = GROUPS[role];
    const parent = group ? boxOf(region, `${group} ${groupOf(id)}`, group) : region;
    if (role === 'line') set(parent, 'aria-multiselectable', 'true');
    return { region, parent };
  }

  /** @param {HTMLElement} parent @param {string} name @param {string} role */
  function boxOf(parent, name, role) {
    const found = parent.querySelector(`:scope > [data-box="${name}"]`);
    if (found) return /** @type {HTMLElement} */ (found);
    unnamed = true;
    const box = document.createElement('div');
    box.dataset.box = name;
    box.setAttribute('role', role);
    if (role === 'dialog') box.setAttribute('aria-modal', 'true');
    parent.append(box);
    return box;
  }

  /** Regions have the names of the application. An overlay is named after the control that opens it, or after its first element. */
  function nameBoxes() {
    language = page.language();
    unnamed = false;
    const names = page.regionNames();
    for (const region of root.children) {
      const { box } = /** @type {HTMLElement} */ (region).dataset;
      if (box && names[box]) set(region, 'aria-label', names[box]);
    }
    for (const box of root.querySelectorAll('[aria-multiselectable]')) set(box, 'aria-label', names.lines);
    // Tabs are called what the part of the screen is that they change.
    for (const box of root.querySelectorAll('[role="tablist"]')) set(box, 'aria-label', box.parentElement?.getAttribute('aria-label') ?? '');
    const first = inOrder.find((id) => shown.get(id)?.control.region === 'overlay');
    if (!overlay || first === undefined) return;
    const opener = shown.get(groupOf(first)) ?? shown.get(first);
    const name = opener?.control.name ?? '';
    for (const box of [overlay, ...overlay.querySelectorAll('[role="listbox"]')]) set(box, 'aria-label', name);
  }

  /**
   * Moves the focus by arrow keys, Home and End inside tabs, lists and the board. Tab stays inside an overlay.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was for the element that has the focus
   */
  function press(event) {
    const element = event.target;
    if (!(element instanceof HTMLElement) || !root.contains(element)) return false;
    if (element instanceof HTMLInputElement && /^(Arrow|Home$|End$|Page)/.test(event.key)) return true;
    if (element instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ')) return true;
    if (element.getAttribute('role') === 'treeitem' && walk.press(element, event.key)) {
      event.preventDefault();
      return true;
    }
    const next = event.key === 'Tab' ? round(element, event.shiftKey)
      : neighbour(element, event.key) ?? typed(element, event.key);
    if (!next) return false;
    next.focus({ preventScroll: true });
    event.preventDefault();
    return true;
  }

  /** The entry of an open menu after this one that begins with a letter. @param {HTMLElement} element @param {string} key */
  function typed(element, key) {
    const all = menuOf(element);
    if (!all || key.length !== 1 || key === ' ') return undefined;
    const after = all.indexOf(element) + 1;
    // A number before a name is its key, and no part of it.
    const begins = (/** @type {HTMLElement} */ { textContent: text }) => [text, text?.replace(/^\d+\s+/, '')].some((each) => each?.toLowerCase().startsWith(key.toLowerCase()));
    // The menu also takes a letter with which no entry begins.
    return [...all.slice(after), ...all.slice(0, after)].find(begins) ?? element;
  }

  /** The element that Tab reaches at the end of the overlay. @param {HTMLElement} element @param {boolean} back */
  function round(element, back) {
    if (!overlay) return undefined;
    const all = /** @type {HTMLElement[]} */ ([...overlay.querySelectorAll(FOCUSABLE)]);
    const end = back ? all[0] : all[all.length - 1];
    return element === end ? all[back ? all.length - 1 : 0] : undefined;
  }

  /** @param {HTMLElement} element @param {string} key @returns {HTMLElement | undefined} */
  function neighbour(element, key) {
    const menu = menuOf(element);
    if (menu) return step(menu, element, key, 'ArrowUp', 'ArrowDown');
    const role = element.getAttribute('role');
    if (role === 'gridcell') return boards.map((board) => board.next(element, key)).find(Boolean);
    if (role !== 'tab' && role !== 'option') return undefined;
    const all = /** @type {HTMLElement[]} */ ([...(element.parentElement?.querySelectorAll(':scope > :not(:disabled)') ?? [])]);
    return role === 'tab' ? step(all, element, key, 'ArrowLeft', 'ArrowRight') : step(all, element, key, 'ArrowUp', 'ArrowDown');
  }

  /** The entries of the open menu that contains an element: options, and switches below them. @param {HTMLElement} element */
  function menuOf(element) {
    if (!overlay?.contains(element) || !overlay.querySelector('[role="listbox"]')) return undefined;
    return /** @type {HTMLElement[]} */ ([...overlay.querySelectorAll('button:not(:disabled)')]);
  }

  // In the plain view there is no picture, so every frame updates the elements.
  const moves = () => page.moving() && !screen.isPlain && performance.now() > hastyUntil;
  screen.afterFrame(throttle(PAUSE, moves, update, signal).update);
  root.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !press(event)) return;
    // It is not the application's any more.
    event.stopPropagation();
  }, { signal });
  for (const type of ['keydown', 'click', 'mousedown', 'mouseup', 'touchend']) {
    const hurry = () => (hastyUntil = performance.now() + HASTE);
    document.addEventListener(type, hurry, { capture: true, passive: true, signal });
  }
}

/** The common part of the ids of one group: everything but the last part. @param {string} id */
function groupOf(id) {
  return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}
