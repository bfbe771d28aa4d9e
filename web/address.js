// Keeps the page's address true: it always names what is shown, so that it can be sent or bookmarked at any moment.

/** @typedef {import('./app.js').Page} Page */
/** @typedef {import('./screen.js').Screen} Screen */

/**
 * The parameters of an address, from its query and its hash; the hash wins.
 * @param {Location | URL} address
 */
export function queryOf({ search, hash }) {
  return [search.slice(1), hash.slice(1)].filter(Boolean).join('&');
}

/**
 * @param {Page} page
 * @param {Screen} screen
 */
export function keepAddress(page, screen) {
  let written = queryOf(location);
  let timer = 0;
  // A reader who came by a hash keeps a hash; so do files, whose query some browsers do not let change.
  const inHash = location.hash.length > 1 || location.protocol === 'file:';
  const write = () => {
    timer = 0;
    const query = page.address();
    if (query === written) return;
    written = query;
    const address = new URL(location.href);
    address.search = inHash ? '' : query;
    address.hash = inHash ? query : '';
    try {
      history.replaceState(null, '', address);
    } catch {
      // A sandboxed frame has no history of its own; there is nothing to keep true then.
    }
  };
  screen.afterFrame(() => {
    // Browsers allow some hundred changes a minute; once it rests is often enough.
    timer ||= window.setTimeout(write, page.playing() ? 1000 : 250);
  });
  window.addEventListener('hashchange', () => {
    const query = queryOf(location);
    if (query === written) return;
    written = query;
    page.load(query);
    screen.draw();
  });
}
