// Keeps the page's address up to date, so that it can be sent or bookmarked at any time.
// Other parts of the address, such as a host’s parameters or an anchor, stay.
import { USUAL } from '../contract/table.js';
import { queryOf } from './query.js';
import { sayLine, takeLine, words } from '../notices/words.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */

// The least time between two changes of the address.
const APART_MILLISECONDS = 250;
// How long the message that a position is saved stays.
const KEPT_MILLISECONDS = 4000;

/** @param {string} part a query or a hash with its mark */
const pairsOf = (part) => part.slice(1).split('&').filter(Boolean);

/**
 * @param {Page} page
 * @param {Screen} screen
 * @param {string} opened the query with which the page was opened
 * @param {AbortSignal} signal ends it
 * @returns {() => void} adds the current position to the browser's history
 */
export function keepAddress(page, screen, opened, signal) {
  const nameOf = (/** @type {string} */ pair) => [...new URLSearchParams(pair).keys()][0] ?? '';
  // Beside a trace, `n` is the size of its board.
  const isOfTrace = (/** @type {string} */ name) => name === 'n' && new URLSearchParams(queryOf(location)).has('trace');
  const isOurs = (/** @type {string} */ pair) => page.isParameter(nameOf(pair)) && !isOfTrace(nameOf(pair));
  const ours = (/** @type {string[]} */ ...parts) => parts.flatMap(pairsOf).filter(isOurs).join('&');
  const withOthers = (/** @type {string} */ part, /** @type {string} */ query) =>
    [...pairsOf(part).filter((pair) => !isOurs(pair)), query].filter(Boolean).join('&');
  let written = ours(`?${opened}`);
  let timer = 0;
  // A reader who came by a hash keeps a hash; so do files, whose query some browsers do not let change.
  const inHash = pairsOf(location.hash).some(isOurs) || location.protocol === 'file:';
  let wroteAt = performance.now();
  const write = () => {
    clearTimeout(timer);
    timer = 0;
    wroteAt = performance.now();
    const query = page.address();
    written = query;
    // A hash and a query may say different things; only one of them is to be left.
    if (query === ours(location.search, location.hash) && history.state?.isView) return;
    const address = new URL(location.href);
    address.search = withOthers(location.search, inHash ? '' : query);
    address.hash = withOthers(location.hash, inHash ? query : '');
    try {
      history.replaceState({ isView: true }, '', address);
    } catch {
      // A sandboxed frame has no history of its own; there is nothing to keep true then.
    }
  };
  // Continues in a new history entry, so that Back returns to the present one.
  let saying = 0;
  const keep = () => {
    write();
    try {
      history.pushState(null, '', location.href);
    } catch {
      return;
    }
    sayLine('kept', words().kept);
    clearTimeout(saying);
    saying = window.setTimeout(() => takeLine('kept'), KEPT_MILLISECONDS);
  };
  screen.afterFrame(() => {
    const moving = page.moving();
    // A reload opens the address that the page had before pagehide.
    if (!moving && performance.now() - wroteAt >= APART_MILLISECONDS) write();
    // Browsers allow some hundred changes a minute.
    else timer ||= window.setTimeout(write, moving ? 1000 : APART_MILLISECONDS);
  });
  // Back and a reload lead to the last position seen.
  window.addEventListener('pagehide', write, { signal });
  signal.addEventListener('abort', () => [timer, saying].forEach(clearTimeout));
  /** @param {string} query @param {Record<string, string>} [whole] what to load, if it is more than the query */
  const follow = (query, whole) => {
    if (query === written) return;
    written = query;
    page.load(whole ? String(new URLSearchParams(whole)) : query);
    screen.draw();
  };
  // A hash typed by the reader replaces everything; the query still has the old position.
  const followHash = () => follow(ours(location.hash) || written);
  window.addEventListener('hashchange', followHash, { signal });
  // Back to a place in the history. An address that was written here leaves out what has its default.
  window.addEventListener('popstate', ({ state }) => {
    const query = ours(location.search, location.hash);
    if (state?.isView) follow(query, { ...USUAL, ...Object.fromEntries(new URLSearchParams(query)) });
    else if (!ours(location.hash)) follow(query);
  }, { signal });
  // The hash may have changed before the listener was added.
  if (location.protocol !== 'about:' && queryOf(location) !== opened) followHash();
  return keep;
}
