// Commands of the page around that `window.queens` has no method for: save and restore the complete view as a string, and draw
// the board as a picture.
import { goOnAt, placeToKeep } from '../lesson/given.js';
import { USUAL } from '../contract/table.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {ReturnType<typeof import('./handle.js').makeHandle>} Handle */

/**
 * @param {Page} page
 * @param {Handle} handle
 * @param {AbortSignal} signal ends it
 */
export function makeKept(page, handle, signal) {
  return {
    /** Never empty, because it always names the search. */
    getState() {
      const address = page.address();
      const query = new URLSearchParams(address);
      const { variant, n } = page.search(0);
      const named = Object.entries({ variant, n }).filter(([name]) => !query.has(name));
      const place = new URLSearchParams(placeToKeep()).toString();
      return [...named.map((pair) => pair.join('=')), address, place].filter(Boolean).join('&');
    },
    /** @param {string} kept */
    async setState(kept) {
      const { lesson, stop, answers, ...parameters } = Object.fromEntries(new URLSearchParams(kept));
      const complaints = await handle.load({ ...USUAL, ...parameters });
      await goOnAt(handle, new URLSearchParams(kept));
      return complaints;
    },
    /** Drawn by the searches' module, which is fetched on demand. @param {object} [options] as of `search.svg` */
    async svg(options) {
      const { withSearch } = await import('../search/with-search.js');
      return withSearch({ ...page.search(0), signal }, (search) => search.svg(options ?? {}));
    },
    /** @param {string} [language] by default the student's */
    narration: (language) => handle.narration(language ?? page.language()),
  };
}
