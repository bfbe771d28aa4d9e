// Starts the application in this page. The graphics context is opened while the files load, and the program is compiled while
// it arrives. Parts that the first picture does not need load afterwards.
import { load } from './load.js';
import { sayLine, speak, takeLine, words } from '../notices/words.js';
import { Announcer, makeHandle } from '../page/handle.js';
import { queryOf } from '../address/query.js';
import { isLeftOpen } from '../program/left-open.js';
import { keepDevice, openPage } from '../screen/device.js';
import { holdInput, listenToInput } from '../screen/input.js';
import { Screen, sizeCanvas } from '../screen/screen.js';

/** @typedef {import('../app.js').Page} Page */

// After this time a notice says that a file is late.
const PATIENCE = 20_000;

const embedded = window.parent !== window;
document.documentElement.classList.toggle('embedded', embedded);
const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
const announcer = new Announcer();
// Without this listener a lost context would never return.
canvas.addEventListener('webglcontextlost', (event) => event.preventDefault());
// The plain view needs no graphics context.
const asksForPlain = new URLSearchParams(queryOf(new URL(document.baseURI))).getAll('view').pop() === 'plain';
const ready = open().then((handle) => {
  Object.assign(window.queens, handle);
  // From now on style.css places the title.
  document.documentElement.classList.add('awaited');
});
tellHost({ on: 'loading' });
// guard.js reports a failure to the reader, and this reports it to the page around. No script needs to handle the rejection.
ready.catch((error) => tellHost({ on: 'error', message: error.message }));
// It exists before anything has loaded, so that scripts can wait for it.
window.queens = /** @type {any} */ ({
  ready,
  on: announcer.on.bind(announcer),
  off: announcer.off.bind(announcer),
});

/**
 * Sends early messages to the host's page, because page/host.js loads only after the first picture.
 * @param {{ on: string, message?: string }} told
 */
function tellHost(told) {
  if (!embedded) return;
  try {
    window.parent.postMessage({ queens: 1, ...told }, new URLSearchParams(queryOf(new URL(document.baseURI))).getAll('host').pop() ?? '*');
  } catch {
    // `host` is not an origin; page/host.js reports that.
  }
}

/**
 * Opens the context early, because that takes long. SDL gets the same context later. Only visible frames of a page may hold a
 * context.
 * @returns {boolean} whether there is one, or may be later
 */
function openContext() {
  if (asksForPlain) return false;
  if (embedded) return true;
  // Resizing the canvas later would wait for the graphics process.
  if (canvas.clientWidth > 0) sizeCanvas(canvas, canvas.clientWidth, canvas.clientHeight, devicePixelRatio);
  return canvas.getContext('webgl2', { alpha: false, depth: false, stencil: false, antialias: false }) !== null;
}

/** Whether an address says more than how the page looks. @param {string} query */
function namesPosition(query) {
  return [...new URLSearchParams(query).keys()].some((name) => !['lang', 'theme', 'accent'].includes(name));
}

/** Opens the application: its first picture, its listeners, and `window.queens`. */
async function open() {
  const { program, drawable } = await load(canvas, openContext);
  const board = /** @type {HTMLElement} */ (document.getElementById('board'));
  const giveInput = program.whole ? () => false : holdInput(board);
  const { module, page, query, power, inSight, drawn, screen, shown, life } = await openWhole(program, drawable);
  const suspend = drawn ? keepDevice(page, canvas, screen, announcer, power, inSight, life.signal) : undefined;
  listenToInput(page, canvas, board, screen, life.signal);
  page.offerCounting();
  const handle = makeHandle(page, screen, announcer, () => end(page, screen, life), life.signal);
  try {
    if (!inSight && suspend) {
      // Visible frames keep their context.
      screen.begin();
      suspend();
    }
    if (!shown) await show(page, screen, life);
  } catch (error) {
    life.abort();
    throw error;
  }
  // Greets first-time visitors who did not follow a link to a position and have not started yet. A browser with the site’s service worker has
  // been here before.
  const guided = embedded || namesPosition(location.search) || location.hash || navigator.serviceWorker?.controller || isLeftOpen();
  if (!giveInput() && !guided) page.welcome();
  complete({ module, page, canvas, screen, announcer, query, handle, signal: life.signal });
  return handle;
}

/**
 * Opens the program on the canvas. The first part draws a picture, which stays until the rest has loaded.
 * @param {import('./program.js').Program} program
 * @param {boolean} drawable
 */
async function openWhole(program, drawable) {
  for (;;) {
    const opened = await openPage(canvas, program, drawable);
    const life = new AbortController();
    let lost = false;
    canvas.addEventListener('webglcontextlost', () => (lost = true), { signal: life.signal });
    try {
      const screen = new Screen(opened.page, canvas, announcer, life.signal);
      if (!opened.drawn) {
        const { showPlain } = await import('../plain/plain.js');
        await showPlain(opened.page, screen, life.signal);
        const { missing, webgl } = words();
        if (!asksForPlain) sayLine('device', `${missing.replace('{ability}', 'WebGL 2')} ${webgl}`);
      }
      if (program.whole) return { ...opened, screen, shown: false, life };
      opened.page.sketch(true);
      await show(opened.page, screen, life);
      screen.hold();
      if ((await program.complete()) && !lost) {
        opened.page.sketch(false);
        screen.release();
        return { ...opened, screen, shown: true, life };
      }
    } catch (error) {
      life.abort();
      if (!program.lacked) throw error;
    }
    // The first part did not suffice, or the graphics device was lost. The complete program starts again.
    life.abort();
    opened.module.stopHearing();
    await program.complete();
  }
}

/**
 * The first picture.
 * @param {Page} page
 * @param {Screen} screen
 * @param {AbortController} life
 */
async function show(page, screen, life) {
  await speak(page, screen, announcer, life.signal);
  screen.begin();
  document.getElementById('loading')?.remove();
  // Outside of a frame, keys work immediately; in a frame they need a click.
  if (!embedded) screen.ground.focus({ preventScroll: true });
}

/**
 * Fetches scripts that the first picture does not need. The board works without them.
 * @param {import('./afterwards.js').Opened} opened
 */
async function complete(opened) {
  const { signal } = opened;
  const arriving = import('./afterwards.js').then(async ({ complete }) => {
    if (!signal.aborted) await complete(opened);
    takeLine('scripts');
  });
  let timer = 0;
  const late = new Promise((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('afterwards.js has not arrived yet')), PATIENCE);
  });
  try {
    await Promise.race([arriving, late]);
  } catch (error) {
    if (signal.aborted) return;
    sayLine('scripts', words().scriptsMissing);
    const message = error instanceof Error ? error.message : String(error);
    announcer.tell('problem', { message });
    tellHost({ on: 'error', message });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Releases all resources of the application. An empty canvas stays.
 * @param {Page} page
 * @param {Screen} screen
 * @param {AbortController} life
 */
function end(page, screen, life) {
  page.stopCounting();
  // Lets the counting listener see the cancellation, as after any frame.
  screen.tell();
  life.abort();
  announcer.clear();
  // The plain view gets no context at the end either.
  const context = screen.isPlain ? null : canvas.getContext('webgl2');
  // The canvas goes with its listeners.
  canvas.replaceWith(canvas.cloneNode());
  document.getElementById('mirror')?.replaceChildren();
  page.delete();
  context?.getExtension('WEBGL_lose_context')?.loseContext();
}
