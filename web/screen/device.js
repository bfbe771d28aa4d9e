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

export class Device {
  #page;
  #canvas;
  #screen;
  #announcer;
  /** @type {WebGL2RenderingContext | null} */
  #context;
  #power;
  /** `resting`: the page has returned the context; `rested`: it is gone. @type {'live' | 'resting' | 'rested' | 'taken' | 'forgone'} */
  #state = 'live';
  #inSight;
  #signal;
  #timer = 0;
  #still = document.createElement('canvas');

  /**
   * @param {Page} page
   * @param {HTMLCanvasElement} canvas
   * @param {Screen} screen
   * @param {Announcer} announcer
   * @param {WEBGL_lose_context | null} power as `openPage` gives it
   * @param {boolean} inSight likewise
   * @param {AbortSignal} signal ends it
   */
  constructor(page, canvas, screen, announcer, power, inSight, signal) {
    this.#page = page;
    this.#canvas = canvas;
    this.#screen = screen;
    this.#announcer = announcer;
    this.#context = canvas.getContext('webgl2');
    this.#power = power;
    this.#inSight = inSight;
    this.#signal = signal;
    this.#still.id = 'still';
    this.#still.width = 0;
    this.#still.hidden = true;
    canvas.after(this.#still);
    canvas.addEventListener('webglcontextlost', () => this.#lose(), { signal });
    canvas.addEventListener('webglcontextrestored', () => this.#restore(), { signal });
    canvas.addEventListener('pointerdown', () => this.#takeBack(), { signal });
    screen.afterFrame(() => this.#afterFrame());
    announcer.on('change', ({ parameters }) => {
      if (parameters.view === 'plain') this.#forgo();
    });
    const observer = new IntersectionObserver((entries) => this.#see(entries[entries.length - 1].isIntersecting));
    // A page outside of a frame draws nothing while it is hidden.
    if (embedded) {
      observer.observe(canvas);
      window.addEventListener('beforeprint', () => this.#print(), { signal });
    }
    signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(this.#timer);
      this.#still.remove();
    });
  }

  /** @param {boolean} inSight */
  #see(inSight) {
    this.#inSight = inSight;
    clearTimeout(this.#timer);
    if (!inSight) {
      this.#timer = window.setTimeout(() => this.rest(), OUT_OF_SIGHT_MILLISECONDS);
    } else {
      this.#takeBack();
    }
  }

  #takeBack() {
    if (this.#state === 'rested') this.#power?.restoreContext();
    if (this.#state !== 'taken' || !embedded) return;
    // Chromium never returns a context that it took for another frame. The address has the position.
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#state === 'taken' && location.reload(), TAKEN_MILLISECONDS);
  }

  /** Returns the context until the board is visible again; its picture stays. */
  rest() {
    if (this.#state !== 'live' || !this.#power || this.#context?.isContextLost()) return;
    this.#screen.drawNow();
    // In Firefox, a context lost before its first picture never shows anything again.
    if (!this.#screen.drawn) return;
    this.#keepPicture();
    this.#state = 'resting';
    this.#power.loseContext();
  }

  #lose() {
    if (this.#state === 'forgone') return;
    this.#page.releaseGraphics();
    this.#screen.hold();
    this.#still.hidden = this.#still.width === 0;
    if (this.#state === 'resting') {
      this.#state = 'rested';
      // The context can be requested again only after this event.
      if (this.#inSight) setTimeout(() => this.#takeBack());
      return;
    }
    this.#state = 'taken';
    if (!this.#inSight) return;
    sayLost();
    this.#announcer.tell('problem', { message: 'the graphics device was lost' });
    this.#await();
  }

  /** Waits for a lost context while the board is visible. */
  #await() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (this.#state !== 'taken') return;
      if (document.hidden || !this.#inSight) this.#await();
      else this.#forgo();
    }, GONE_MILLISECONDS);
  }

  /** Continues without a context, as the plain view. */
  async #forgo() {
    const plain = await import('../plain/plain.js').catch(() => undefined);
    if (!plain || this.#state === 'forgone' || this.#signal.aborted) return;
    if (this.#state === 'live' || this.#state === 'resting') this.#page.releaseGraphics();
    this.#state = 'forgone';
    this.#still.hidden = true;
    this.#page.forgoGraphics();
    await plain.showPlain(this.#page, this.#screen, this.#signal);
  }

  #restore() {
    if (this.#state === 'forgone') return;
    takeLine('device');
    this.#state = 'live';
    this.#page.rebuildGraphics();
    const problem = this.#page.problem();
    if (problem) {
      this.#announcer.tell('problem', { message: problem });
      showStop(problem);
      return;
    }
    // Firefox may show nothing after a context was lost before its first picture. Setting the size of the canvas again helps.
    this.#canvas.width = 0;
    this.#screen.release();
    if (!this.#inSight) this.#see(false);
  }

  #afterFrame() {
    // A context can be lost before its event arrives.
    if (this.#state === 'forgone' || !this.#screen.drawn || this.#context?.isContextLost()) return;
    this.#still.hidden = true;
    // The context, and the picture with it, can disappear at any time.
    if (embedded && this.#screen.rests) this.#keepPicture();
  }

  /** While the search plays, the picture of the last pause is used. */
  #print() {
    if (this.#state === 'forgone') return;
    this.#screen.drawNow();
    if (this.#screen.drawn && !this.#context?.isContextLost()) this.#keepPicture();
  }

  // Call this in the task that drew the picture; afterwards the picture is gone.
  #keepPicture() {
    this.#still.width = this.#canvas.clientWidth > 0 ? this.#canvas.width : 0;
    this.#still.height = this.#canvas.height;
    if (this.#still.width > 0) this.#still.getContext('2d')?.drawImage(this.#canvas, 0, 0);
  }
}
