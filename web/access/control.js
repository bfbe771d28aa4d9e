// The real element for one control that is drawn on the canvas.

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */

/**
 * @typedef {object} Control the application's description of one control, see `Record` in src/ui/controls/record.hpp
 * @property {string} id
 * @property {string} region
 * @property {'button' | 'toggle' | 'tab' | 'slider' | 'choice' | 'option' | 'grid' | 'text' | 'item' | 'treeitem' | 'line'} role
 * @property {string} name
 * @property {string} value
 * @property {string} hint an explanation in a sentence
 * @property {string} key
 * @property {number} x CSS pixels, as are the other three
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {boolean} enabled
 * @property {boolean} inSight
 * @property {boolean} on
 * @property {boolean} code in the programming language
 * @property {boolean} stops
 * @property {number} session of a grid: the index of its search, as in `page.search`
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
  treeitem: 'div',
  line: 'button',
});
/** Roles without an HTML element. @type {Partial<Record<Control['role'], string>>} */
const ARIA_ROLES = { tab: 'tab', option: 'option', grid: 'grid', item: 'listitem', treeitem: 'treeitem', line: 'option' };
/** Number of arrow-key steps of a slider whose unit is too coarse. */
const SLIDER_STEPS = 100;

/**
 * @param {Page} page
 * @param {Screen} screen
 * @param {Control} control
 * @returns {HTMLElement} an element that operates the control; `showControl` gives it the current state
 */
export function makeElement(page, screen, { id, role }) {
  const element = document.createElement(ELEMENTS[role]);
  const aria = ARIA_ROLES[role];
  if (aria) element.setAttribute('role', aria);
  if (role === 'item') element.dataset.item = id;
  if (role === 'choice') element.setAttribute('aria-haspopup', 'listbox');
  if (element instanceof HTMLButtonElement) {
    element.type = 'button';
    element.addEventListener('click', () => {
      page.press(id);
      screen.draw();
    });
    element.addEventListener('blur', () => {
      if (element.hasAttribute('aria-disabled')) enable(element, false);
    });
  }
  if (role === 'treeitem') {
    element.addEventListener('keydown', (event) => {
      if (/** @type {KeyboardEvent} */ (event).key !== 'Enter') return;
      page.press(id);
      screen.draw();
    });
  }
  if (role === 'treeitem' || role === 'line' || role === 'tab') {
    element.tabIndex = -1;
    // Tab returns to the control that had the focus last.
    element.addEventListener('focus', () => makeEntry(element));
  }
  if (element instanceof HTMLInputElement) {
    element.type = 'range';
    element.addEventListener('input', () => {
      page.slide(id, element.valueAsNumber);
      screen.draw();
    });
  }
  element.addEventListener('focus', () => {
    page.reveal(id);
    // The tip of an icon is shown on keyboard focus, as it is under a pointer.
    page.showTip(element.matches(':focus-visible') ? id : '');
    screen.draw();
  });
  element.addEventListener('blur', () => {
    page.showTip('');
    screen.draw();
  });
  return element;
}

/** Makes an element the tab stop of its group. @param {HTMLElement} element */
export function makeEntry(element) {
  for (const each of element.parentElement?.children ?? []) /** @type {HTMLElement} */ (each).tabIndex = -1;
  element.tabIndex = 0;
}

/** Fields of a control’s position, each with its CSS property. */
const PLACE = /** @type {const} */ ([['x', 'left'], ['y', 'top'], ['width', 'width'], ['height', 'height']]);

/**
 * Gives an element the place and the state of its control. Does not change the contents of a grid.
 * @param {HTMLElement} element
 * @param {Control} control
 * @param {Partial<Control>} news changes that the element does not show yet
 */
export function showControl(element, control, news) {
  for (const [part, property] of PLACE) if (part in news) element.style[property] = `${control[part]}px`;
  if ('inSight' in news) element.classList.toggle('away', !control.inSight);
  if (control.role === 'grid') set(element, 'aria-label', control.value ? `${control.name}: ${control.value}` : control.name);
  else if (element instanceof HTMLInputElement) showSlider(element, control);
  else label(element, control);
}

/** @param {HTMLElement} element @param {Control} control */
function label(element, { role, name, value, hint, key, enabled, on, code, stops, now, most }) {
  const text = !value ? name : role === 'text' ? `${name}. ${value}` : `${name}: ${value}`;
  if (element.textContent !== text) element.textContent = text;
  if (element instanceof HTMLButtonElement) enable(element, enabled);
  set(element, 'aria-keyshortcuts', key && shortcut(key));
  set(element, 'aria-description', hint);
  set(element, 'translate', code ? 'no' : '');
  if (role === 'toggle') set(element, 'aria-pressed', String(on));
  if (role === 'tab' || role === 'option') set(element, 'aria-selected', String(on));
  if (role === 'line') set(element, 'aria-selected', String(stops));
  element.classList.toggle('ran', (role === 'line' || role === 'item') && now > 0);
  if (role === 'choice') set(element, 'aria-expanded', String(on));
  if (role === 'treeitem') set(element, 'aria-level', String(most));
  if (['item', 'button', 'treeitem', 'line'].includes(role)) set(element, 'aria-current', on ? 'true' : '');
}

/** @param {HTMLButtonElement} button @param {boolean} enabled */
function enable(button, enabled) {
  // Disabled it would lose the focus, and the reader his place: that waits until the reader has gone on.
  const held = !enabled && button === document.activeElement;
  button.disabled = !enabled && !held;
  set(button, 'aria-disabled', held ? 'true' : '');
}

/** @param {HTMLInputElement} input @param {Control} control */
function showSlider(input, { name, value, now, least, most }) {
  const fine = most - least <= 1;
  set(input, 'min', String(least));
  set(input, 'max', String(most));
  set(input, 'step', fine ? String((most - least) / SLIDER_STEPS) : '1');
  input.value = String(now);
  set(input, 'aria-label', name);
  set(input, 'aria-valuetext', value);
}

/**
 * Sets an attribute, or removes it if the value is empty.
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
export function set(element, name, value) {
  if (!value) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The name of a key in `aria-keyshortcuts`. @param {string} key */
function shortcut(key) {
  const names = /** @type {Record<string, string>} */ ({ '→': 'ArrowRight', '←': 'ArrowLeft', Esc: 'Escape', '+': 'Plus' });
  return names[key] ?? key;
}
