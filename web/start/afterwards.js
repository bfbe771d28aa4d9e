// Starts everything that is needed only after the first picture.
import { keepAddress } from '../address/keep.js';
import { exploreAhead } from '../scout/ahead.js';
import { goOnAt, lessonIn } from '../lesson/given.js';
import { countForPanel } from '../page/counting.js';
import { keepSite } from './keep.js';
import { learnOtherLanguages } from './load.js';
import { mirrorControls } from '../access/mirror.js';
import { narrate } from '../access/narration.js';
import { listenToPinch } from '../screen/pinch.js';
import { keepPrintable } from '../screen/print.js';
import { offerLarge } from '../screen/enlarge.js';
import { openPart } from '../dialog/part.js';
import { isLeftOpen } from '../program/left-open.js';
import { beginLesson, grantWishes, openProgram } from '../page/wishes.js';
import { showNamed } from '../trace/named.js';

/** The program's fonts in the order in which it hands them out; the strong one is semibold. */
const FACES = /** @type {const} */ ([['Inter', '400'], ['Inter', '600 700'], ['JetBrains Mono', '400']]);

/**
 * @typedef {object} Opened the application in this page
 * @property {import('../app.js').MainModule} module
 * @property {import('../app.js').Page} page
 * @property {HTMLCanvasElement} canvas
 * @property {import('../screen/screen.js').Screen} screen
 * @property {import('../page/handle.js').Announcer} announcer
 * @property {string} query the query with which the page was opened
 * @property {ReturnType<typeof import('../page/handle.js').makeHandle>} handle
 * @property {AbortSignal} signal ends it
 */

/** @param {Opened} opened */
export async function complete(opened) {
  const { module, page, canvas, screen, announcer, handle, query, signal } = opened;
  // Dialogs and lessons have the fonts of the canvas without another download. Missing characters come from system fonts.
  const files = page.letters();
  FACES.forEach(([family, weight], index) => document.fonts.add(new FontFace(family, files[index], { weight })));
  followTheme(page, screen, signal);
  mirrorControls(page, screen, /** @type {HTMLElement} */ (document.getElementById('mirror')), signal);
  const keepPlace = keepAddress(page, screen, query, signal);
  narrate(page, screen, /** @type {HTMLElement} */ (document.getElementById('narration')), signal);
  countForPanel(page, screen);
  grantWishes(page, screen, handle, keepPlace, announcer, signal);
  listenToPinch(page, canvas, screen);
  exploreAhead(module, page, screen, signal);
  keepPrintable(page, screen, signal);
  learnOtherLanguages(module, signal);
  // The frame that they would have heard of has been drawn.
  screen.tell();
  const asked = new URLSearchParams(query);
  const wanted = lessonIn(asked);
  if (asked.has('answers')) openPart('lesson', announcer, () => goOnAt(handle, asked));
  else if (wanted) beginLesson(handle, announcer, wanted.lesson, wanted.stop);
  else if (asked.has('program')) openProgram(handle, announcer, String(asked.get('program')));
  else if (isLeftOpen()) openProgram(handle, announcer);
  const speaking = speak(opened);
  const trace = asked.get('trace');
  // The page around hears of a trace that cannot be shown.
  if (trace) {
    speaking.catch(() => undefined).then(() => {
      if (!signal.aborted) showNamed({ address: trace, n: asked.get('n') ?? undefined }, placeIn(asked), opened);
    });
  }
  await speaking;
}

/** @param {import('../app.js').Page} page @param {import('../screen/screen.js').Screen} screen @param {AbortSignal} signal ends it */
function followTheme(page, screen, signal) {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    document.documentElement.dataset.theme = new URLSearchParams(page.address()).get('theme') ?? (dark.matches ? 'dark' : 'light');
  };
  follow();
  screen.afterFrame(follow, signal);
}

/** Parameters other than the search's own, which the trace replaces. @param {URLSearchParams} asked */
const placeIn = (asked) => Object.fromEntries([...asked].filter(([name]) => !['trace', 'variant', 'n', 'find', 'bug'].includes(name)));

/** Exchanges messages with the host's page, if there is one. @param {Opened} opened */
async function speak(opened) {
  // Without a page around there is no host.
  if (window.parent === window) {
    keepSite();
    return;
  }
  offerLarge(opened.page, opened.screen, /** @type {HTMLElement} */ (document.getElementById('board')));
  const { speakWithHost } = await import('../page/host.js');
  if (!opened.signal.aborted) speakWithHost(opened);
}
