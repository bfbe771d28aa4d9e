// The graphics context. A browser has few of them and may take one away at any time; its resources are then made again when it
// returns. An embedded board gives its context back while it is off screen, and shows its last picture.
import { queryOf } from '../address/query.js';
import { sayLine, showStop, takeLine, words } from '../notices/words.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('./screen.js').Screen} Screen */
/** @typedef {import('../page/handle.js').Announcer} Announcer */

// Off screen for longer than this means more than scrolling past. Fast scrolling must not leave more boards behind than there
// are contexts.
const OUT_OF_SIGHT_MILLISECONDS = 500;
// Time in which contexts return after a restart of the graphics driver.
const TAKEN_MILLISECONDS = 3000;
// By then browsers have reported visibility. Some report nothing for elements without a layout.
const SIGHT_MILLISECONDS = 200;
// A context that has not returned to a visible page by then is lost.
const GONE_MILLISECONDS = 10_000;

const embedded = window.parent !== window;

function sayLost() {
  const { lost, lostAdvice } = words();
  sayLine('device', `${lost} ${lostAdvice}`);
}

/**
 * Whether the board is visible. A page outside of a frame counts as visible, because a hidden page draws nothing.
 * @param {HTMLCanvasElement} canvas
 * @returns {Promise<boolean>}
 */
function isInSight(canvas) {
  if (!embedded) return Promise.resolve(true);
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([{ isIntersecting }]) => end(isIntersecting));
    const timer = setTimeout(() => end(false), SIGHT_MILLISECONDS);
    const end = (/** @type {boolean} */ inSight) => {
      clearTimeout(timer);
      observer.disconnect();
      resolve(inSight);
    };
    observer.observe(canvas);
  });
}

/**
 * Opens the application on a canvas. Starts again if the graphics device is lost and returns meanwhile, or if the loaded part
 * of the program does not suffice.
 * @param {HTMLCanvasElement} canvas
 * @param {import('../start/program.js').Program} program
 * @param {boolean} drawn false: do not request a context
 * @returns the module, the application in it, what the page's address asked for, what switches the context off and on,
 *   whether it is in sight, and whether it is drawn
 */
export async function openPage(canvas, program, drawn) {
  const inSight = await isInSight(canvas);
  for (;;) {
    const module = await program.start();
    let failure;
    try {
      // In a frame without an address (srcdoc), the base has it.
      const query = queryOf(new URL(document.baseURI));
      const page = new module.Page(query, drawn);
      if (!page.problem()) {
        // A lost context has no extensions.
        const power = (drawn && canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')) || null;
        return { module, page, query, power, inSight, drawn };
      }
      failure = new Error(page.problem());
      page.delete();
    } catch (error) {
      failure = error;
    }
    if (program.lacked) {
      module.stopHearing();
      await program.complete();
      continue;
    }
    if (!drawn) throw failure;
    const context = canvas.getContext('webgl2');
    if (!context) {
      module.stopHearing();
      drawn = false;
      continue;
    }
    if (!context.isContextLost()) throw failure;
    sayLost();
    await new Promise((resolve) => canvas.addEventListener('webglcontextrestored', resolve, { once: true }));
    takeLine('device');
  }
}

/**
 * Gives the context back while an embedded board is off screen, and makes the graphics again when it returns.
 * @param {Page} page
 * @param {HTMLCanvasElement} canvas
 * @param {Screen} screen
 * @param {Announcer} announcer
 * @param {WEBGL_lose_context | null} power as `openPage` gives it
 * @param {boolean} inSight likewise
 * @param {AbortSignal} signal ends it
 * @returns {() => void} returns the context until the board is visible again; its picture stays
 */
export function keepDevice(page, canvas, screen, announcer, power, inSight, signal) {
  const context = canvas.getContext('webgl2');
  /** `resting`: the page has returned the context; `rested`: it is gone. @type {'live' | 'resting' | 'rested' | 'taken' | 'forgone'} */
  let state = 'live';
  let timer = 0;
  const still = Object.assign(document.createElement('canvas'), { id: 'still', width: 0, hidden: true });

  /** @param {boolean} isIntersecting */
  function see(isIntersecting) {
    inSight = isIntersecting;
    clearTimeout(timer);
    if (!inSight) timer = window.setTimeout(rest, OUT_OF_SIGHT_MILLISECONDS);
    else takeBack();
  }

  function takeBack() {
    if (state === 'rested') power?.restoreContext();
    if (state !== 'taken' || !embedded) return;
    // Chromium never returns a context that it took for another frame. The address has the position.
    clearTimeout(timer);
    timer = window.setTimeout(() => state === 'taken' && location.reload(), TAKEN_MILLISECONDS);
  }

  function rest() {
    if (state !== 'live' || !power || context?.isContextLost()) return;
    screen.drawNow();
    // In Firefox, a context lost before its first picture never shows anything again.
    if (!screen.drawn) return;
    keepPicture();
    state = 'resting';
    power.loseContext();
  }

  function lose() {
    if (state === 'forgone') return;
    page.releaseGraphics();
    screen.hold();
    still.hidden = still.width === 0;
    if (state === 'resting') {
      state = 'rested';
      // The context can be requested again only after this event.
      if (inSight) setTimeout(takeBack);
      return;
    }
    state = 'taken';
    if (!inSight) return;
    sayLost();
    announcer.tell('problem', { message: 'the graphics device was lost' });
    awaitContext();
  }

  /** Waits for a lost context while the board is visible. */
  function awaitContext() {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (state !== 'taken') return;
      if (document.hidden || !inSight) awaitContext();
      else forgo();
    }, GONE_MILLISECONDS);
  }

  /** Continues without a context, as the plain view. */
  async function forgo() {
    const plain = await import('../plain/plain.js').catch(() => undefined);
    if (!plain || state === 'forgone' || signal.aborted) return;
    if (state === 'live' || state === 'resting') page.releaseGraphics();
    state = 'forgone';
    still.hidden = true;
    page.forgoGraphics();
    await plain.showPlain(page, screen, signal);
  }

  function restore() {
    if (state === 'forgone') return;
    takeLine('device');
    state = 'live';
    page.rebuildGraphics();
    const problem = page.problem();
    if (problem) {
      announcer.tell('problem', { message: problem });
      showStop(problem);
      return;
    }
    // Firefox may show nothing after a context was lost before its first picture. Setting the size of the canvas again helps.
    canvas.width = 0;
    screen.release();
    if (!inSight) see(false);
  }

  // Call this in the task that drew the picture; afterwards the picture is gone.
  function keepPicture() {
    still.width = canvas.clientWidth > 0 ? canvas.width : 0;
    still.height = canvas.height;
    if (still.width > 0) still.getContext('2d')?.drawImage(canvas, 0, 0);
  }

  canvas.after(still);
  canvas.addEventListener('webglcontextlost', lose, { signal });
  canvas.addEventListener('webglcontextrestored', restore, { signal });
  canvas.addEventListener('pointerdown', takeBack, { signal });
  screen.afterFrame(() => {
    // A context can be lost before its event arrives.
    if (state === 'forgone' || !screen.drawn || context?.isContextLost()) return;
    still.hidden = true;
    // The context, and the picture with it, can disappear at any time.
    if (embedded && screen.rests) keepPicture();
  });
  announcer.on('change', ({ parameters }) => {
    if (parameters.view === 'plain') forgo();
  });
  const observer = new IntersectionObserver((entries) => see(entries[entries.length - 1].isIntersecting));
  // A page outside of a frame draws nothing while it is hidden.
  if (embedded) {
    observer.observe(canvas);
    // While the search plays, the picture of the last pause is used.
    window.addEventListener('beforeprint', () => {
      if (state === 'forgone') return;
      screen.drawNow();
      if (screen.drawn && !context?.isContextLost()) keepPicture();
    }, { signal });
  }
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
    still.remove();
  });
  return rest;
}
