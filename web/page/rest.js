// Lets the element remove a frame that is off screen: the picture to show meanwhile, and the query that restores the board.

import { placeToKeep } from '../lesson/given.js';

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
  const shown = () => [page.variant(), page.n(), page.find(), page.position()].join();
  let seen = shown();
  let counted = false;
  screen.afterFrame(() => {
    if (screen.drawn) seen = shown();
    counted ||= page.countWanted() > 0;
  });
  return () => {
    // In it device.js keeps the last picture.
    const still = /** @type {HTMLCanvasElement | null} */ (document.getElementById('still'));
    const occupied = counted || page.pursuing() || page.position() > FAR || document.querySelector('dialog[open]');
    if (occupied || !still) return null;
    const place = new URLSearchParams(placeToKeep()).toString();
    return { query: [page.address(), place].filter(Boolean).join('&'), picture: seen === shown() && still.width > 0 ? still.toDataURL() : null };
  };
}
