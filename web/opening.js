// Opens the application: its first picture, and the scripts' handle on it.
import { keepAddress, queryOf } from './address.js';
import { Device, openPage } from './device.js';
import { within } from './files.js';
import { makeHandle } from './handle.js';
import { listenToInput } from './input.js';
import { sayLine, takeLine } from './lines.js';
import { Screen } from './screen.js';
import { speak } from './speak.js';
import { words } from './words.js';

/** @typedef {import('./app.js').Page} Page */
/** @typedef {import('./announcer.js').Announcer} Announcer */
/** @typedef {Awaited<ReturnType<typeof import('./load.js').load>>} Program */

// What takes longer is told of, and may still come.
const PATIENCE = 20_000;

const embedded = window.parent !== window;
document.documentElement.classList.toggle('embedded', embedded);

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Promise<Program>} loading
 * @param {Announcer} announcer
 */
export async function open(canvas, loading, announcer) {
  const { start, fonts } = await loading;
  const { module, page, power, inSight } = await openPage(canvas, start, () => queryOf(location), fonts.bytes);
  const life = new AbortController();
  const screen = new Screen(page, canvas, announcer, life.signal);
  const device = new Device(page, canvas, screen, announcer, power, inSight, life.signal);
  const board = /** @type {HTMLElement} */ (document.getElementById('board'));
  listenToInput(page, canvas, board, screen, life.signal);
  keepAddress(page, screen, life.signal);
  page.offerCounting();
  const handle = makeHandle(page, screen, announcer, () => end(page, canvas, screen, announcer, life));
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
  complete({ module, page, canvas, screen, announcer, fonts, handle, signal: life.signal });
  return handle;
}

/**
 * Fetches what the first picture could do without. The board works without it too.
 * @param {import('./afterwards.js').Opened} opened
 */
async function complete(opened) {
  const { announcer, signal } = opened;
  const arriving = import('./afterwards.js').then(async ({ complete }) => {
    if (!signal.aborted) await complete(opened);
    takeLine('scripts');
  });
  try {
    await within(arriving, PATIENCE, 'afterwards.js');
  } catch (error) {
    if (signal.aborted) return;
    sayLine('scripts', words().scriptsMissing);
    announcer.tell('problem', { message: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * Gives back all that the application holds. An empty canvas stays.
 * @param {Page} page
 * @param {HTMLCanvasElement} canvas
 * @param {Screen} screen
 * @param {Announcer} announcer
 * @param {AbortController} life
 */
function end(page, canvas, screen, announcer, life) {
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
