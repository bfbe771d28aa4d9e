// The language that is shown: says it to the document, and fetches the characters of one that needs them.
import { Broken, fetchBytes } from './files.js';
import { persist } from './persist.js';
import { speakIn, words } from './words.js';

/** @typedef {import('./app.js').Page} Page */
/** @typedef {import('./screen.js').Screen} Screen */
/** @typedef {import('./announcer.js').Announcer} Announcer */

/**
 * Keeps the document's language and the fonts in step with what is shown.
 * @param {Page} page
 * @param {Screen} screen
 * @param {Announcer} announcer
 * @param {AbortSignal} signal ends it
 * @returns {Promise<void>} fulfilled once the language shown first can be shown, or it is told why not
 */
export async function speak(page, screen, announcer, signal) {
  let shown = '';
  /** Languages whose characters are there or on their way. @type {Set<string>} */
  const fetched = new Set();
  const follow = async () => {
    const language = page.language();
    if (language === shown) return;
    shown = language;
    speakIn(language);
    const { lineOfFont } = words();
    if (!lineOfFont || fetched.has(language)) return;
    fetched.add(language);
    const file = `fonts/${language}.ttf`;
    await persist(file, async () => {
      const bytes = await fetchBytes(file, { signal });
      if (signal.aborted) return;
      if (!page.addGlyphs(bytes, lineOfFont)) throw new Broken(file, 'damaged', 'it is no TrueType file');
      screen.draw();
    }, announcer, signal);
  };
  screen.afterFrame(follow);
  await follow();
}
