// Lets the element remove a frame that is off screen: the picture to show meanwhile, and the query that restores the board.

import { placeToKeep } from '../lesson/given.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */

// A reader would notice how long the search takes to get further than this again.
const FAR = 1e8;

/**
 * @typedef {object} Left the remains of a board
 * @property {string} query parameters that restore the view
 * @property {string | null} picture address of the last picture; null if the search has moved since
 */

/**
 * @param {Page} page
 * @param {Screen} screen
 * @returns {() => Left | null} null while something is in progress, or if parameters cannot describe the view
 */
export function makeRest(page, screen) {
  const shown = () => {
    const { variant, n, find, position } = page.search(0);
    return [variant, n, find, position].join();
  };
  let seen = shown();
  let counted = false;
  screen.afterFrame(() => {
    if (screen.drawn) seen = shown();
    counted ||= page.countWanted() > 0;
  });
  return () => {
    // In it device.js keeps the last picture.
    const still = /** @type {HTMLCanvasElement | null} */ (document.getElementById('still'));
    const occupied = counted || page.pursuing() || page.search(0).position > FAR || document.querySelector('dialog[open]');
    if (occupied || !still) return null;
    const place = new URLSearchParams(placeToKeep()).toString();
    return { query: [page.address(), place].filter(Boolean).join('&'), picture: seen === shown() && still.width > 0 ? still.toDataURL() : null };
  };
}
