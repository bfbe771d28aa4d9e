// The live region: the explanation of the last event, for screen readers.
import { throttle } from './throttle.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */

/** Minimum number of milliseconds between two sentences while a search plays or seeks. */
const PAUSE = 1000;

/**
 * Keeps a live region up to date.
 * @param {Page} page
 * @param {Screen} screen
 * @param {HTMLElement} region
 * @param {AbortSignal} signal ends it
 */
export function narrate(page, screen, region, signal) {
  const sentences = throttle(PAUSE, () => page.moving(), () => {
    const text = page.notice() || page.aloud();
    if (!text || region.textContent === text) return false;
    region.textContent = text;
  }, signal);
  screen.afterFrame(sentences.update);
}
