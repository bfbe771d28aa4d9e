// A trace named in an address or an attribute. The board stays empty until the trace can be shown, so that it is not confused
// with another search.
import { openPart } from '../dialog/part.js';
import { noteShown } from '../search/shown.js';

/**
 * @typedef {object} Named
 * @property {string} address of the trace, as written
 * @property {string} [text] its text; if missing, this page fetches it
 * @property {number} [status] status with which the server answered the host's page; 0: it could not be reached
 * @property {string} [n] board size, if the trace does not name it
 */

/** @param {Pick<import('../start/afterwards.js').Opened, 'page' | 'screen'>} opened */
function showNothing({ page, screen }) {
  const nothing = new Uint8Array(0);
  const packed = { n: page.search(0).n, byColumns: false, overwrites: false, given: '', events: nothing, lines: nothing, values: '', program: '' };
  page.record(packed);
  page.watch();
  noteShown(packed);
  screen.draw();
}

/**
 * Shows the trace, or the reason that it cannot be shown.
 * @param {Named} named
 * @param {Record<string, string>} place parameters of the page: the first position and the view
 * @param {import('../start/afterwards.js').Opened} opened
 */
export async function showNamed(named, place, opened) {
  showNothing(opened);
  await openPart('trace', opened.announcer, async () => (await import('./from-address.js')).watchNamed(named, place, opened));
}
