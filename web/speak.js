// The language that is shown: says it to the document, and fetches the characters of one that needs them.

import { explain, showProblem } from './problem.js';
import { speakIn, words } from './words.js';

/** @typedef {import('./app.js').Page} Page */
/** @typedef {import('./screen.js').Screen} Screen */

/**
 * Keeps the document's language and the fonts in step with what is shown.
 * @param {Page} page
 * @param {Screen} screen
 * @returns {Promise<void>} fulfilled once the language shown first can be shown
 */
export async function speak(page, screen) {
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
    try {
      const name = `fonts/${language}.ttf`;
      const response = await fetch(name);
      if (!response.ok) throw new Error(`${name} could not be loaded: ${response.status} ${response.statusText}`);
      page.addGlyphs(new Uint8Array(await response.arrayBuffer()), lineOfFont);
      screen.draw();
    } catch (error) {
      fetched.delete(language);
      showProblem(explain(error));
    }
  };
  screen.afterFrame(follow);
  await follow();
}
