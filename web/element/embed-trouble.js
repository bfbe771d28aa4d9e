// Finds out why the page of a board says nothing: it is not there, its host forbids frames or its scripts do not run; or its
// host serves pages as text, as those do that hand on the files of packages. Then the page is put into the frame as it is
// read, and finds its files by an address of its own.

// Longer is not waited for an answer.
const PATIENCE = 5000;
// A page that starts has said so by the time it has loaded, or this long after.
const SILENT_MILLISECONDS = 1500;
// Something that is in the page, and in no other.
const MARK = '/start/guard.js';

/**
 * @typedef {object} Trouble
 * @property {string} [html] page for the frame to show instead
 * @property {string} [message] the problem, in English
 * @property {boolean} [hopeless] whether waiting is useless
 */

/** Problems by the address of a page. @type {Map<string, Promise<Trouble>>} */
const found = new Map();

const advice = 'the attribute site, or NQueens.site, must name the folder that contains index.html';

/**
 * @param {string} page its address
 * @returns {Promise<Trouble>} empty if no problem can be found
 */
async function findTrouble(page) {
  let response;
  let text;
  try {
    response = await fetch(page, { signal: AbortSignal.timeout(PATIENCE) });
    text = await response.text();
  } catch {
    // There may be a policy against asking for it, or no network.
    return {};
  }
  if (!response.ok) return { message: `there is no board at ${page} (${response.status}); ${advice}`, hopeless: true };
  if (!text.includes(MARK)) return { message: `${page} is not the page of the board; ${advice}`, hopeless: true };
  return /html/.test(response.headers.get('content-type') ?? '') ? {} : { html: text };
}

/** The page for a frame without an address. @param {string} html @param {URL} address of the page */
function moved(html, { href, origin }) {
  const base = href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html
    .replace('<head>', () => `<head><base href="${base}">`)
    .replace("base-uri 'none'", () => `base-uri ${origin}`)
    .replaceAll("'self'", () => origin);
}

/** @param {HTMLIFrameElement} frame @returns {Promise<boolean>} whether any page has loaded in it */
const load = (frame) => new Promise((resolve) => {
  const late = setTimeout(() => resolve(false), PATIENCE);
  frame.addEventListener('load', () => {
    clearTimeout(late);
    setTimeout(() => resolve(true), SILENT_MILLISECONDS);
  }, { once: true });
});

/**
 * Finds out why a board sends no message, and repairs it if possible.
 * @param {import('./embed-frame.js').BoardFrame} board
 * @param {URL} address of its page, with its parameters
 * @param {boolean} chinese
 * @param {AbortSignal} signal cancels it
 * @param {boolean} hasLoaded whether the frame has loaded a page, and had time to send a message
 * @returns {Promise<Element | undefined>} an element to show over the frame until the board appears
 */
export async function standIn(board, address, chinese, signal, hasLoaded) {
  const page = address.href.replace(/[?#].*/, '');
  const loading = hasLoaded ? Promise.resolve(true) : load(board.element);
  const finding = found.get(page) ?? findTrouble(page);
  found.set(page, finding);
  const trouble = { ...(await finding) };
  if (board.heard || signal.aborted) return undefined;
  let started = loading;
  if (trouble.html) {
    try {
      started = load(board.element);
      board.show(moved(trouble.html, address));
    } catch {
      trouble.message = `${page} is not served as HTML, and the Trusted Types policy of this page forbids showing it`;
      trouble.hopeless = true;
    }
  }
  if (!trouble.message) {
    trouble.message = (await started)
      ? `${page} does not start in this frame: its host may forbid frames (X-Frame-Options, frame-ancestors), or serve its scripts with a wrong media type; ${advice}`
      : `${page} has not answered; ${advice}`;
  }
  if (board.heard || signal.aborted) return undefined;
  board.fail(trouble.message);
  if (trouble.hopeless) board.element.remove();
  return noteOf(trouble.message, chinese);
}

/**
 * The message in place of a board.
 * @param {string} message the problem
 * @param {boolean} chinese
 */
export function noteOf(message, chinese) {
  const note = document.createElement('div');
  note.className = 'said';
  note.setAttribute('role', 'alert');
  const part = (/** @type {string} */ tag, /** @type {string} */ text) => Object.assign(document.createElement(tag), { textContent: text });
  // The slot holds the page’s fallback content.
  note.append(part('p', chinese ? '棋盘无法加载。' : 'The board could not be loaded.'), document.createElement('slot'), part('small', ` ${message}`));
  return note;
}
