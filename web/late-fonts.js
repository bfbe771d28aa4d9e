// Fonts that were not there for the first picture.
import { fetchBytes, fileOf } from './load.js';
import { persist } from './words.js';

/** @typedef {import('./app.js').Page} Page */
/** @typedef {import('./screen.js').Screen} Screen */
/** @typedef {import('./handle.js').Announcer} Announcer */

/**
 * Puts in what is missing as soon as it can be had.
 * @param {import('./load.js').Fonts} fonts
 * @param {Page} page
 * @param {Screen} screen
 * @param {Announcer} announcer
 * @param {AbortSignal} signal ends it
 */
export function completeFonts({ bytes, missing }, page, screen, announcer, signal) {
  for (const [name, arriving] of missing) {
    let first = /** @type {Promise<Uint8Array> | undefined} */ (arriving);
    const attempt = async () => {
      const awaited = first ?? fetchBytes(fileOf(name));
      first = undefined;
      bytes[name] = await awaited;
      if (signal.aborted) return;
      page.setFonts(bytes);
      screen.draw();
    };
    persist(fileOf(name), attempt, announcer, signal);
  }
}
