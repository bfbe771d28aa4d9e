// Starts the application in this page.
import { keepAddress, queryOf } from './address.js';
import { exploreAhead } from './ahead.js';
import { offerCounting } from './counting.js';
import { makeHandle } from './handle.js';
import { listenToInput } from './input.js';
import { load } from './load.js';
import { Mirror } from './mirror.js';
import { explain, showProblem } from './problem.js';
import { Screen } from './screen.js';
import { speak } from './speak.js';
import { words } from './words.js';

/** @typedef {import('./app.js').Page} Page */

const embedded = window.parent !== window;
document.documentElement.classList.toggle('embedded', embedded);
const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));

async function start() {
  const note = document.querySelector('#loading p');
  if (note) note.textContent = words().loading;
  const { module, fonts } = await load(canvas);
  const page = new module.Page(queryOf(location), fonts);
  if (page.problem()) throw new Error(page.problem());
  const screen = new Screen(page, canvas);
  const stage = /** @type {HTMLElement} */ (document.getElementById('stage'));
  const mirror = new Mirror(page, screen, /** @type {HTMLElement} */ (document.getElementById('mirror')));
  listenToInput(page, canvas, stage, mirror, screen);
  keepAddress(page, screen);
  offerCounting(page, screen);
  exploreAhead(module, page, screen);
  const handle = makeHandle(page, screen);
  const narration = /** @type {HTMLElement} */ (document.getElementById('narration'));
  screen.afterFrame(() => {
    const text = page.notice() || page.narration();
    if (!page.playing() && narration.textContent !== text) narration.textContent = text;
  });
  await speak(page, screen);
  await screen.firstPicture();
  document.getElementById('loading')?.remove();
  // In a page of its own the keys work at once; in somebody else's page the reader asks for them with a click.
  if (!embedded) canvas.focus({ preventScroll: true });
  return handle;
}

const started = start();
started.catch((error) => showProblem(explain(error)));
// `ready` is there before anything has loaded, so that a script can wait for it.
window.queens = /** @type {any} */ ({ ready: started.then(() => undefined) });
started.then((handle) => Object.assign(window.queens, handle), () => undefined);
