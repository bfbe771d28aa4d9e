// Copies a text for the student, or saves it as a file.
import { sayLine, takeLine, words } from '../notices/words.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */

/** @typedef {{ text: string, name: string, save: boolean }} Handout a text, its file name, and whether to save it */

/**
 * @param {Page} page
 * @param {Screen} screen
 * @param {Handout} handout
 */
export function takeAlong(page, screen, { text, name, save: asFile }) {
  if (asFile) {
    save(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);
    return;
  }
  copy(text).then(() => {
    takeLine('copy');
    page.noteCopied();
    screen.draw();
  }, () => sayLine('copy', words().notCopied));
}

/** @param {string} text @throws {Error} if the browser does not allow it */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    // Frames that were not allowed to do it that way may still do it as of old.
    if (!copyByCommand(text)) throw error;
  }
}

/** @param {string} text @returns {boolean} whether it was copied */
function copyByCommand(text) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const field = document.createElement('textarea');
  field.className = 'unseen';
  field.value = text;
  // Beside an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  focused?.focus({ preventScroll: true });
  return copied;
}

/** @param {Blob} content @param {string} name of the file */
export function save(content, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Browsers may read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
