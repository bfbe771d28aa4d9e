// Lines above the board that say what is amiss and can be closed; the board has the room that they leave.
import { words } from './words.js';

/** What has been said, by what it is about; nothing where the reader has closed it. @type {Map<string, HTMLElement | null>} */
const lines = new Map();

/**
 * Says something, once: what has been closed is not said again until it has been taken away.
 * @param {string} about
 * @param {string} text
 * @returns {boolean} whether it had not been said
 */
export function sayLine(about, text) {
  if (lines.has(about)) return false;
  const line = document.createElement('p');
  line.className = 'line';
  line.setAttribute('role', 'status');
  const said = document.createElement('span');
  said.textContent = text;
  const close = document.createElement('button');
  close.textContent = '×';
  close.setAttribute('aria-label', words().close);
  close.addEventListener('click', () => {
    line.remove();
    lines.set(about, null);
  });
  line.append(said, close);
  lines.set(about, line);
  document.getElementById('lines')?.append(line);
  return true;
}

/** It is no longer so. @param {string} about */
export function takeLine(about) {
  lines.get(about)?.remove();
  lines.delete(about);
}
