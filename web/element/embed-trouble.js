// Finds out why the page of a board says nothing: it is not there, or its host serves pages as text, as those do that
// hand on the files of packages. Then the page is put into the frame as it is read, and finds its files by an address of
// its own.

// Longer is not waited for an answer.
const PATIENCE = 5000;
// Where nobody may look at the page, it is given up after so long.
const SILENT_MILLISECONDS = 15_000;
// Something that is in the page, and in no other.
const MARK = '/start/guard.js';

/**
 * @typedef {object} Trouble
 * @property {string} [html] what the frame is to show instead
 * @property {string} [message] what is wrong, in English
 * @property {boolean} [hopeless] it will not come any more
 */

/** By the address of a page, what is wrong with it. @type {Map<string, Promise<Trouble | undefined>>} */
const found = new Map();

/**
 * @param {string} page its address
 * @returns {Promise<Trouble | undefined>} nothing if it is as it should be
 */
async function findTrouble(page) {
  const advice = 'the attribute site, or NQueens.site, names the folder that index.html lies in';
  let response;
  let text;
  try {
    response = await fetch(page, { signal: AbortSignal.timeout(PATIENCE) });
    text = await response.text();
  } catch {
    // There may be a policy against asking for it, or no network.
    await new Promise((resolve) => setTimeout(resolve, SILENT_MILLISECONDS));
    return { message: `${page} has not answered; ${advice}` };
  }
  if (!response.ok) return { message: `there is no board at ${page} (${response.status}); ${advice}`, hopeless: true };
  if (!text.includes(MARK)) return { message: `${page} is not the page of the board; ${advice}`, hopeless: true };
  return /html/.test(response.headers.get('content-type') ?? '') ? undefined : { html: text };
}

/** The page as it stands in a frame without an address. @param {string} html @param {URL} address its own */
function moved(html, { href, origin }) {
  const base = href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html
    .replace('<head>', () => `<head><base href="${base}">`)
    .replace("base-uri 'none'", () => `base-uri ${origin}`)
    .replaceAll("'self'", () => origin);
}

/**
 * Finds out why nothing is heard of a board, and does about it what can be done.
 * @param {import('./embed-frame.js').BoardFrame} board
 * @param {URL} address of its page, with its parameters
 * @param {boolean} chinese
 * @param {AbortSignal} signal it is no longer wanted
 * @returns {Promise<Element | undefined>} what is to stand in its place, if it will not come
 */
export async function standIn(board, address, chinese, signal) {
  const page = address.href.replace(/[?#].*/, '');
  const finding = found.get(page) ?? findTrouble(page);
  found.set(page, finding);
  const trouble = await finding;
  if (!trouble || board.heard || signal.aborted) return undefined;
  if (trouble.html) {
    try {
      board.show(moved(trouble.html, address));
      return undefined;
    } catch {
      trouble.message = `${page} is served as text, and this page takes no other (Trusted Types)`;
      trouble.hopeless = true;
    }
  }
  board.fail(trouble.message ?? '');
  if (!trouble.hopeless) return undefined;
  board.element.remove();
  const note = document.createElement('div');
  note.className = 'said';
  note.setAttribute('role', 'alert');
  const part = (/** @type {string} */ tag, /** @type {string} */ text) => Object.assign(document.createElement(tag), { textContent: text });
  // What the page has for readers without scripts may help them here.
  note.append(part('p', chinese ? '棋盘没有出现。' : 'The board has not come.'), document.createElement('slot'), part('small', ` ${trouble.message}`));
  return note;
}
