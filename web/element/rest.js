// Lets an element take a frame away that nobody sees: what the board is to be shown as meanwhile, and what brings it back.

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */

// A reader would notice how long the search takes to get further than this again.
const FAR = 1e8;

/**
 * @typedef {object} Left what a board leaves behind
 * @property {string} query parameters that show all that is seen
 * @property {string | null} picture the address of the picture that was seen last; null if the search has gone on since
 */

/**
 * @param {Page} page
 * @param {Screen} screen
 * @returns {() => Left | null} null while something is under way, or there is something that parameters do not say
 */
export function makeRest(page, screen) {
  const place = () => [page.variant(), page.n(), page.find(), page.position()].join();
  let seen = place();
  let counted = false;
  screen.afterFrame(() => {
    if (screen.drawn) seen = place();
    counted ||= page.countWanted() > 0;
  });
  return () => {
    // In it device.js keeps the last picture.
    const still = /** @type {HTMLCanvasElement | null} */ (document.getElementById('still'));
    const occupied = counted || page.pursuing() || page.position() > FAR || document.querySelector('dialog[open]');
    if (occupied || !still) return null;
    return { query: page.address(), picture: seen === place() && still.width > 0 ? still.toDataURL() : null };
  };
}
