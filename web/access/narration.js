// The live region: the explanation of the last event, for screen readers.

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */

/** Minimum number of milliseconds between two sentences while a search plays or seeks. */
const CALM = 1000;

/**
 * Keeps a live region up to date.
 * @param {Page} page
 * @param {Screen} screen
 * @param {HTMLElement} region
 * @param {AbortSignal} signal ends it
 */
export function narrate(page, screen, region, signal) {
  let saidAt = -Infinity;
  let timer = 0;
  const say = () => {
    clearTimeout(timer);
    const wait = page.moving() ? saidAt + CALM - performance.now() : 0;
    if (wait > 0) {
      timer = window.setTimeout(say, wait);
      return;
    }
    const text = page.notice() || page.aloud();
    if (!text || region.textContent === text) return;
    region.textContent = text;
    saidAt = performance.now();
  };
  screen.afterFrame(say);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
