// Starts the application in this page. The graphics context is opened while all else is on its way; the program is
// compiled as it comes in, and so do the scripts that open it. Those that the first picture can do without come after
// that.
import { Announcer, makeHandle } from '../page/handle.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */

// What takes longer is told of, and may still come.
const PATIENCE = 20_000;

const embedded = window.parent !== window;
document.documentElement.classList.toggle('embedded', embedded);
const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
const announcer = new Announcer();
// Without this a context that is taken would never be given back.
canvas.addEventListener('webglcontextlost', (event) => event.preventDefault());
// Opening it takes as long as much of the rest. SDL is given the same one, as its window asks for it; the first who asks
// decides. Of many frames in a page only those that are seen may hold one for so long.
const drawable = embedded || canvas.getContext('webgl2', { alpha: false, depth: false, stencil: false, antialias: false }) !== null;

const loading = import('./load.js').then(({ load }) => load(canvas, drawable));
// All else that the first picture takes. A script more is a request more to wait for.
const opening = Promise.all([import('./words.js'), import('../screen/device.js'), import('../screen/screen.js'), import('../screen/input.js')]);
// `open` awaits them; until then a failure is not to be reported as unhandled.
for (const awaited of [loading, opening]) awaited.catch(() => undefined);
const ready = open().then((handle) => void Object.assign(window.queens, handle));
// guard.js tells the reader of a failure, and this the page around; that no script waits for it is no error.
ready.catch(async (error) => {
  if (embedded) (await import('../element/messages.js')).tellFailure(error);
}).catch(() => undefined);
// It is there before anything has loaded, so that a script can wait for it.
window.queens = /** @type {any} */ ({
  ready,
  on: announcer.on.bind(announcer),
  off: announcer.off.bind(announcer),
});

/** Opens the application: its first picture, and the scripts' handle on it. */
async function open() {
  const [{ speak }, { Device, openPage }, { Screen }, { listenToInput }] = await opening;
  const { module, page, query, power, inSight } = await openPage(canvas, await loading);
  const life = new AbortController();
  const screen = new Screen(page, canvas, announcer, life.signal);
  const device = new Device(page, canvas, screen, announcer, power, inSight, life.signal);
  const board = /** @type {HTMLElement} */ (document.getElementById('board'));
  listenToInput(page, canvas, board, screen, life.signal);
  page.offerCounting();
  const handle = makeHandle(page, screen, announcer, () => end(page, screen, life));
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
  complete({ module, page, canvas, screen, announcer, query, handle, signal: life.signal });
  return handle;
}

/**
 * Fetches what the first picture could do without. The board works without it too.
 * @param {import('./afterwards.js').Opened} opened
 */
async function complete(opened) {
  const { signal } = opened;
  const [{ sayLine, takeLine, words }] = await opening;
  const arriving = import('./afterwards.js').then(async ({ complete }) => {
    if (!signal.aborted) await complete(opened);
    takeLine('scripts');
  });
  try {
    await inTime(arriving);
  } catch (error) {
    if (signal.aborted) return;
    sayLine('scripts', words().scriptsMissing);
    announcer.tell('problem', { message: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * Waits for what comes after the first picture, but not for ever.
 * @param {Promise<void>} arriving
 * @returns {Promise<void>} rejected if it takes longer than patience lasts
 */
function inTime(arriving) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('afterwards.js has not arrived yet')), PATIENCE);
    arriving.then(resolve, reject).finally(() => clearTimeout(timer));
  });
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
