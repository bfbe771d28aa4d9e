// Dialogs of real elements over the page. Their texts and styles are fetched when one is opened.
import { make } from './parts.js';
import { fetchText, textsOf } from './part.js';

/** @typedef {Record<string, string>} Texts */
/**
 * @typedef {object} Around the environment of a dialog
 * @property {import('../app.js').Page} page
 * @property {import('../screen/screen.js').Screen} screen
 * @property {Texts} say texts in the student's language
 * @property {AbortSignal} signal aborted when the dialog closes
 */

/** The last one; there is one open at a time, and browsers tell later that it has been closed. @type {HTMLDialogElement | undefined} */
let opened;

/**
 * @param {string} name of the folder with its `texts.json` and `style.css`, and its id
 * @param {(dialog: HTMLDialogElement, around: Around) => void} fill adds the contents below the title; the first control gets
 *   the focus
 */
export function makeOpener(name, fill) {
  /**
   * Opens the dialog, unless it is open.
   * @param {import('../app.js').Page} page
   * @param {import('../screen/screen.js').Screen} screen
   * @param {AbortSignal} signal ends it
   * @throws {import('../files/fetch.js').Broken} if one of its files is missing or damaged
   */
  return async function open(page, screen, signal) {
    if (opened?.open) return;
    const say = (await textsOf(name))[page.language()];
    await Promise.all([addStyle('style.css'), addStyle(`../${name}/style.css`)]);
    if (opened?.open || signal.aborted) return;
    const life = new AbortController();
    const dialog = makeDialog(name, say.title, say.close);
    fill(dialog, { page, screen, say, signal: life.signal });
    opened?.remove();
    opened = dialog;
    signal.addEventListener('abort', () => dialog.close(), { signal: life.signal });
    stand(dialog, life);
    // Not the button that closes it. Browsers forbid frames of other pages the attribute for it.
    /** @type {HTMLElement | null} */ (dialog.querySelector('select, .deeds button'))?.focus();
  };
}

/**
 * Shows a dialog over the page until it is closed; then removes it and restores the focus.
 * @param {HTMLDialogElement} dialog
 * @param {AbortController} life aborted when the dialog closes
 */
export function stand(dialog, life) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  dialog.addEventListener('close', () => {
    life.abort();
    dialog.remove();
    focused?.focus({ preventScroll: true });
  });
  // A press beside it closes it.
  dialog.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    const { left, top, right, bottom } = dialog.getBoundingClientRect();
    const inside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    if (target === dialog && !inside) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * A dialog with a title and a button that closes it. Its style is `style.css`.
 * @param {string} id
 * @param {string} title
 * @param {string} closes name of the button
 */
export function makeDialog(id, title, closes) {
  const dialog = make('dialog', { id, className: 'dialog themed' });
  const close = make('button', { type: 'button', ariaLabel: closes, onclick: () => dialog.close() }, '×');
  const heading = make('h2', { id: `${id}-title` }, title);
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.append(make('header', {}, heading, close));
  return dialog;
}

/** By file name. @type {Map<string, Promise<void>>} */
const styles = new Map();

/**
 * @param {string} file beside this one
 * @returns {Promise<void>} resolved once it applies
 * @throws {import('../files/fetch.js').Broken} if it is missing or damaged; another call tries again
 */
export function addStyle(file) {
  const name = new URL(file, 'file:/dialog/').pathname.slice(1);
  const adding = styles.get(name) ?? fetchText(name).then(async (text) => {
    document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(text));
  }).catch((error) => {
    styles.delete(name);
    throw error;
  });
  styles.set(name, adding);
  return adding;
}
