// Fonts of the page’s elements. They are those of the canvas, taken from the program, so dialogs and lessons match the board
// without another download. Missing characters come from system fonts.

/** In the order in which the program hands them out; the strong one is semibold. */
const FACES = /** @type {const} */ ([['Inter', '400'], ['Inter', '600 700'], ['JetBrains Mono', '400']]);

/** @param {import('../app.js').Page} page */
export function shareLetters(page) {
  const files = page.letters();
  FACES.forEach(([family, weight], index) => document.fonts.add(new FontFace(family, files[index], { weight })));
}
