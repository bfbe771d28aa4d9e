// Starts the application in this page.
import { keepAddress, queryOf } from './address.js';
import { exploreAhead } from './ahead.js';
import { Announcer } from './announcer.js';
import { offerCounting } from './counting.js';
import { Device, openPage } from './device.js';
import { completeFonts } from './fonts.js';
import { makeHandle } from './handle.js';
import { listenToInput } from './input.js';
import { load } from './load.js';
import { Mirror } from './mirror.js';
import { narrate } from './narration.js';
import { keepPrintable } from './print.js';
import { Screen } from './screen.js';
import { speak } from './speak.js';

/** @typedef {import('./app.js').Page} Page */

const embedded = window.parent !== window;
document.documentElement.classList.toggle('embedded', embedded);
const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
const announcer = new Announcer();

async function begin() {
  const { start, fonts } = await load(canvas);
  const { module, page, power, inSight } = await openPage(canvas, start, () => queryOf(location), fonts.bytes);
  const life = new AbortController();
  const screen = new Screen(page, canvas, announcer, life.signal);
  const device = new Device(page, canvas, screen, announcer, power, inSight, life.signal);
  const board = /** @type {HTMLElement} */ (document.getElementById('board'));
  const over = /** @type {HTMLElement} */ (document.getElementById('mirror'));
  const mirror = new Mirror(page, screen, over, canvas, life.signal);
  listenToInput(page, canvas, board, mirror, screen, life.signal);
  keepAddress(page, screen, life.signal);
  offerCounting(page, screen);
  exploreAhead(module, page, screen, life.signal);
  keepPrintable(page, canvas, screen, life.signal);
  const handle = makeHandle(page, screen, announcer, () => end(page, screen, life));
  narrate(page, screen, /** @type {HTMLElement} */ (document.getElementById('narration')), life.signal);
  completeFonts(fonts, page, screen, announcer, life.signal);
  try {
    if (!inSight) {
      // Of thirty frames that start at once those that are seen keep their context.
      screen.begin();
      device.rest();
    }
    await speak(page, screen, announcer, life.signal);
    screen.begin();
  } catch (error) {
    life.abort();
    throw error;
  }
  document.getElementById('loading')?.remove();
  // Who comes by no link is told what this is and what the signs mean.
  if (!embedded && !location.search && !location.hash) page.welcome();
  // In a page of its own the keys work at once; in somebody else's page the reader asks for them with a click.
  if (!embedded) canvas.focus({ preventScroll: true });
  return handle;
}

/**
 * Gives back all that the application holds. An empty canvas stays.
 * @param {Page} page
 * @param {Screen} screen
 * @param {AbortController} life
 */
function end(page, screen, life) {
  page.stopCounting();
  // Who counts hears of it as always, after a frame.
  screen.tell();
  life.abort();
  announcer.clear();
  const context = canvas.getContext('webgl2');
  // The canvas goes with its listeners.
  canvas.replaceWith(canvas.cloneNode());
  document.getElementById('mirror')?.replaceChildren();
  page.delete();
  context?.getExtension('WEBGL_lose_context')?.loseContext();
}

const started = begin();
const ready = started.then((handle) => void Object.assign(window.queens, handle));
// guard.js tells the reader of a failure; that no script waits for it is no error.
ready.catch(() => undefined);
// It is there before anything has loaded, so that a script can wait for it.
window.queens = /** @type {any} */ ({
  ready,
  on: announcer.on.bind(announcer),
  off: announcer.off.bind(announcer),
});
