// The language that is shown: says it to the document, and fetches the characters of one that needs them.

import { explain, showProblem, words } from './problem.js';

/** @typedef {import('./app.js').Page} Page */
/** @typedef {import('./screen.js').Screen} Screen */

/** Languages whose characters are in a font of their own, fetched when first shown. */
const FONTS = /** @type {Record<string, string>} */ ({ zh: 'fonts/zh.ttf' });

/**
 * Keeps the document's language and the fonts in step with what is shown.
 * @param {Page} page
 * @param {Screen} screen
 * @returns {Promise<void>} fulfilled once the language shown first can be shown
 */
export async function speak(page, screen) {
  let shown = '';
  let loaded = false;
  const follow = async () => {
    const language = page.language();
    if (language === shown) return;
    shown = language;
    document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language;
    const { title, canvas } = words(language);
    document.title = title;
    document.getElementById('canvas')?.setAttribute('aria-label', canvas);
    if (!FONTS[language] || loaded) return;
    loaded = true;
    const response = await fetch(FONTS[language]);
    if (!response.ok) throw new Error(`${FONTS[language]} could not be loaded: ${response.status} ${response.statusText}`);
    page.addGlyphs(new Uint8Array(await response.arrayBuffer()));
    screen.draw();
  };
  screen.afterFrame(() => {
    follow().catch((error) => {
      loaded = false;
      showProblem(explain(error));
    });
  });
  await follow();
}
