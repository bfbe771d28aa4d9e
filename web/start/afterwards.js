// What comes after the first picture: all that a reader looks for only once there is something to see.
import { keepAddress } from '../page/address.js';
import { exploreAhead } from '../scout/ahead.js';
import { goOnAt, lessonIn } from '../lesson/given.js';
import { countForPanel } from '../page/counting.js';
import { keepSite } from './keep.js';
import { learnOtherLanguages } from './load.js';
import { Mirror } from '../access/mirror.js';
import { narrate } from '../access/narration.js';
import { listenToPinch } from '../screen/pinch.js';
import { shareLetters } from '../screen/letters.js';
import { keepPrintable } from '../screen/print.js';
import { offerLarge } from '../screen/enlarge.js';
import { beginLesson, grantWishes, openProgram } from '../page/wishes.js';

/**
 * @typedef {object} Opened the application in this page
 * @property {import('../app.js').MainModule} module
 * @property {import('../app.js').Page} page
 * @property {HTMLCanvasElement} canvas
 * @property {import('../screen/screen.js').Screen} screen
 * @property {import('../page/handle.js').Announcer} announcer
 * @property {string} query what the address asked for when it was opened
 * @property {ReturnType<typeof import('../page/handle.js').makeHandle>} handle
 * @property {AbortSignal} signal ends it
 */

/** @param {Opened} opened */
export async function complete(opened) {
  const { module, page, canvas, screen, announcer, handle, query, signal } = opened;
  shareLetters(page);
  new Mirror(page, screen, /** @type {HTMLElement} */ (document.getElementById('mirror')), signal);
  const keepPlace = keepAddress(page, screen, query, signal);
  narrate(page, screen, /** @type {HTMLElement} */ (document.getElementById('narration')), signal);
  countForPanel(page, screen);
  grantWishes(page, screen, handle, keepPlace, signal);
  listenToPinch(page, canvas, screen);
  exploreAhead(module, page, screen, signal);
  keepPrintable(page, screen, signal);
  learnOtherLanguages(module, signal);
  // The frame that they would have heard of has been drawn.
  screen.tell();
  const asked = new URLSearchParams(query);
  const wanted = lessonIn(asked);
  if (asked.has('answers')) goOnAt(handle, asked);
  else if (wanted) beginLesson(handle, wanted.lesson, wanted.stop);
  else if (asked.has('program')) openProgram(handle, String(asked.get('program')));
  const trace = asked.get('trace');
  if (trace) import('../trace/from-address.js').then(({ watchFromAddress }) => watchFromAddress(trace, opened));
  // Who looks at the page itself needs nobody to speak with around it.
  if (window.parent === window) {
    keepSite();
    return;
  }
  offerLarge(page, screen, /** @type {HTMLElement} */ (document.getElementById('board')));
  const { speakWithHost } = await import('../element/messages.js');
  if (!signal.aborted) speakWithHost(opened);
}
