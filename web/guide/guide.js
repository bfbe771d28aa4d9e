// Makes the guide's examples live: what is typed into the field beside a board becomes the board's.
import '../element/embed.js';
import { PARAMETERS } from '../contract/table.js';
import './search-box.js';

/** Attributes that an example accepts. Others, such as `poster`, could make the page load or run something. */
const TAKEN = [...Object.keys(PARAMETERS), 'title'];
// Typing is over for now.
const PAUSE_MILLISECONDS = 300;

// TypeScript has no types for trusted types. Any text may pass: it becomes a document without a window, which runs and
// loads nothing.
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy('queenscope', { createHTML: String });

/** @param {string} html */
const read = (html) => new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');

/**
 * @param {string} html
 * @param {Element} board
 * @returns {string[] | undefined} the names of attributes that have not been taken over; nothing if no board is in it
 */
function takeOver(html, board) {
  const typed = read(html).querySelector('n-queens');
  if (!typed) return undefined;
  for (const name of TAKEN) {
    const value = typed.getAttribute(name);
    if (value === board.getAttribute(name)) continue;
    if (value === null) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }
  return typed.getAttributeNames().filter((name) => !TAKEN.includes(name));
}

for (const example of document.querySelectorAll('.example')) {
  const [field, said, board] = ['textarea', 'output', 'n-queens'].map((name) => /** @type {HTMLElement} */ (example.querySelector(name)));
  let timer = 0;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const unused = takeOver(/** @type {HTMLTextAreaElement} */ (field).value, board);
      const { missing = '', unused: some = '' } = said.dataset;
      said.textContent = !unused ? missing : unused.length > 0 ? some.replace('{names}', () => unused.join(', ')) : '';
    }, PAUSE_MILLISECONDS);
  });
}

// The placeholder becomes the address of the site, ready to be copied.
const { host = '' } = /** @type {HTMLElement} */ (document.querySelector('main')).dataset;
const site = new URL('../', import.meta.url);
if (/^https?:$/.test(site.protocol)) {
  for (const code of document.querySelectorAll('code')) {
    const text = code.textContent ?? '';
    if (text.includes(host)) code.textContent = text.replaceAll(host, site.href);
  }
}
