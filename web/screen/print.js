// The printed page: the board as a picture, with the sentence and the program as text below. An embedded board prints its last
// picture from device.js.

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('./screen.js').Screen} Screen */

/** About as wide as on paper, in CSS pixels. */
const SIDE = 500;
/** Device pixels per CSS pixel. An inch has 96 CSS pixels, and 300 dots or more on paper. */
const DENSITY = 4;

/**
 * @param {Page} page
 * @param {Screen} screen
 * @param {AbortSignal} signal ends it
 */
export function keepPrintable(page, screen, signal) {
  if (window.parent !== window) return;
  const paper = document.createElement('section');
  paper.id = 'paper';
  const picture = document.createElement('canvas');
  const sentence = document.createElement('p');
  const program = Object.assign(document.createElement('pre'), { translate: false });
  paper.append(picture, sentence, program);
  document.body.append(paper);
  signal.addEventListener('abort', () => paper.remove());
  window.addEventListener('beforeprint', () => {
    screen.drawBoardAlone(SIDE, DENSITY, picture);
    sentence.textContent = page.narrationIn(page.language());
    program.textContent = page.program();
  }, { signal });
  // So large a picture is not kept.
  window.addEventListener('afterprint', () => (picture.width = picture.height = 0), { signal });
}
