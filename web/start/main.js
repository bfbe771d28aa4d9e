// Starts the application in this page. The graphics context is opened while all else is on its way; the program is
// compiled as it comes in, and so do the scripts that open it. What the first picture can do without, of the program and
// of them, comes after that.
import { load } from './load.js';
import { sayLine, speak, takeLine, words } from '../notices/words.js';
import { Announcer, makeHandle } from '../page/handle.js';
import { queryOf } from '../address/query.js';
import { Device, openPage } from '../screen/device.js';
import { holdInput, listenToInput } from '../screen/input.js';
import { Screen } from '../screen/screen.js';
import { sizeCanvas } from '../screen/size.js';

/** @typedef {import('../app.js').Page} Page */

// What takes longer is told of, and may still come.
const PATIENCE = 20_000;

const embedded = window.parent !== window;
document.documentElement.classList.toggle('embedded', embedded);
const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
const announcer = new Announcer();
// Without this a context that is taken would never be given back.
canvas.addEventListener('webglcontextlost', (event) => event.preventDefault());
// Who asks for elements of the page in place of a picture needs none.
const asksForPlain = new URLSearchParams(queryOf(new URL(document.baseURI))).getAll('view').pop() === 'plain';
const ready = open().then((handle) => {
  Object.assign(window.queens, handle);
  // The title has its place from now on; see style.css.
  document.documentElement.classList.add('awaited');
});
tellHost({ on: 'loading' });
// guard.js tells the reader of a failure, and this the page around; that no script waits for it is no error.
ready.catch((error) => tellHost({ on: 'error', message: error.message }));
// It is there before anything has loaded, so that a script can wait for it.
window.queens = /** @type {any} */ ({
  ready,
  on: announcer.on.bind(announcer),
  off: announcer.off.bind(announcer),
});

/**
 * Tells the page around what the script that speaks with it cannot tell: it comes after the first picture, or not at all.
 * @param {{ on: string, message?: string }} told
 */
function tellHost(told) {
  if (!embedded) return;
  try {
    window.parent.postMessage({ queens: 1, ...told }, new URLSearchParams(queryOf(new URL(document.baseURI))).getAll('host').pop() ?? '*');
  } catch {
    // `host` is no origin; page/host.js says so.
  }
}

/**
 * Opening the context takes as long as much of the rest. SDL is given the same one, as its window asks for it; the first who
 * asks decides. Of many frames in a page only those that are seen may hold one for so long.
 * @returns {boolean} whether there is one, or may be later
 */
function openContext() {
  if (asksForPlain) return false;
  if (embedded) return true;
  // A canvas that is given another size later is given another picture by the graphics process, which is waited for.
  if (canvas.clientWidth > 0) sizeCanvas(canvas, canvas.clientWidth, canvas.clientHeight, devicePixelRatio);
  return canvas.getContext('webgl2', { alpha: false, depth: false, stencil: false, antialias: false }) !== null;
}

/** Opens the application: its first picture, all that it can do, and the scripts' handle on it. */
async function open() {
  const { program, drawable } = await load(canvas, openContext);
  const board = /** @type {HTMLElement} */ (document.getElementById('board'));
  const giveInput = program.whole ? () => false : holdInput(board);
  const { module, page, query, power, inSight, drawn, screen, shown, life } = await openWhole(program, drawable);
  const device = drawn ? new Device(page, canvas, screen, announcer, power, inSight, life.signal) : undefined;
  listenToInput(page, canvas, board, screen, life.signal);
  page.offerCounting();
  const handle = makeHandle(page, screen, announcer, () => end(page, screen, life), life.signal);
  try {
    if (!inSight && device) {
      // Of thirty frames that start at once those that are seen keep their context.
      screen.begin();
      device.rest();
    }
    if (!shown) await show(page, screen, life);
  } catch (error) {
    life.abort();
    throw error;
  }
  // Who comes by no link, and for the first time, is told what this is, unless they have begun already. Nothing is stored
  // for that: a browser that keeps the site has been here.
  const guided = embedded || location.search || location.hash || navigator.serviceWorker?.controller;
  if (!giveInput() && !guided) page.welcome();
  complete({ module, page, canvas, screen, announcer, query, handle, signal: life.signal });
  return handle;
}

/**
 * Opens the program on the canvas. With the first part of it there is a picture, which stays until the rest has come.
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
    // It took more than the first part, or what it held of the device has gone: the whole program starts anew.
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
  // In a page of its own the keys work at once; in somebody else's page the reader asks for them with a click.
  if (!embedded) screen.ground.focus({ preventScroll: true });
}

/**
 * Fetches what the first picture could do without. The board works without it too.
 * @param {import('./afterwards.js').Opened} opened
 */
async function complete(opened) {
  const { signal } = opened;
  const arriving = import('./afterwards.js').then(async ({ complete }) => {
    if (!signal.aborted) await complete(opened);
    takeLine('scripts');
  });
  try {
    await inTime(arriving);
  } catch (error) {
    if (signal.aborted) return;
    sayLine('scripts', words().scriptsMissing);
    const message = error instanceof Error ? error.message : String(error);
    announcer.tell('problem', { message });
    tellHost({ on: 'error', message });
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
  // Who has asked for none gets none at the end.
  const context = screen.isPlain ? null : canvas.getContext('webgl2');
  // The canvas goes with its listeners.
  canvas.replaceWith(canvas.cloneNode());
  document.getElementById('mirror')?.replaceChildren();
  page.delete();
  context?.getExtension('WEBGL_lose_context')?.loseContext();
}
