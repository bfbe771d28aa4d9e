// The letters of the page's elements: those of the canvas, which are in the program, so that a dialog or a lesson looks as
// what it stands beside, and nothing more is fetched. What they lack comes from the reader's own fonts.

/** In the order in which the program hands them out; the strong one is semibold. */
const FACES = /** @type {const} */ ([['Inter', '400'], ['Inter', '600 700'], ['JetBrains Mono', '400']]);

/** @param {import('../app.js').Page} page */
export function shareLetters(page) {
  const files = page.letters();
  FACES.forEach(([family, weight], index) => document.fonts.add(new FontFace(family, files[index], { weight })));
}
