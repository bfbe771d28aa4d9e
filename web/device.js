// The graphics context, which a browser may take away at any time and of which it has few: what it holds is given up
// when it goes and made again when it comes back. In somebody's page it is handed back while nobody sees the board,
// whose last picture stands there meanwhile.
import { Missing } from './load.js';
import { sayLine, takeLine } from './lines.js';
import { showStop } from './problem.js';
import { words } from './words.js';

/** @typedef {import('./app.js').Page} Page */
/** @typedef {import('./screen.js').Screen} Screen */
/** @typedef {import('./announcer.js').Announcer} Announcer */

// Out of sight for so long, it is out of sight for a while.
const OUT_OF_SIGHT_MILLISECONDS = 2000;

function sayLost() {
  const { lost, lostAdvice } = words();
  sayLine('device', `${lost} ${lostAdvice}`);
}

/**
 * Opens the application on a canvas; over again when the graphics device is lost meanwhile and comes back.
 * @param {HTMLCanvasElement} canvas
 * @param {() => Promise<import('./app.js').MainModule>} start
 * @param {() => string} query what the page's address asks for
 * @param {import('./fonts.js').FontBytes} fonts
 * @throws {Missing} without WebGL 2
 */
export async function openPage(canvas, start, query, fonts) {
  // Without this the context would never be given back.
  canvas.addEventListener('webglcontextlost', (event) => event.preventDefault());
  for (;;) {
    const { Page } = await start();
    let failure;
    try {
      const page = new Page(query(), fonts);
      if (!page.problem()) return page;
      failure = new Error(page.problem());
      page.delete();
    } catch (error) {
      failure = error;
    }
    const context = canvas.getContext('webgl2');
    if (!context) throw new Missing('WebGL 2', 'webgl');
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
  #switch;
  /** Handed back by the page itself it is resting, and rested once it is gone. @type {'live' | 'resting' | 'rested' | 'taken'} */
  #state = 'live';
  #embedded = window.parent !== window;
  #inSight = true;
  #timer = 0;
  #still = document.createElement('canvas');

  /**
   * @param {Page} page
   * @param {HTMLCanvasElement} canvas
   * @param {Screen} screen
   * @param {Announcer} announcer
   * @param {AbortSignal} signal ends it
   */
  constructor(page, canvas, screen, announcer, signal) {
    this.#page = page;
    this.#canvas = canvas;
    this.#screen = screen;
    this.#announcer = announcer;
    this.#switch = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    this.#still.id = 'still';
    this.#still.hidden = true;
    canvas.after(this.#still);
    canvas.addEventListener('webglcontextlost', () => this.#lose(), { signal });
    canvas.addEventListener('webglcontextrestored', () => this.#restore(), { signal });
    screen.afterFrame(() => this.#afterFrame());
    const observer = new IntersectionObserver((entries) => this.#see(entries[entries.length - 1].isIntersecting));
    // A page of its own is out of sight only where it draws nothing anyway.
    if (this.#embedded) observer.observe(canvas);
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
      this.#timer = window.setTimeout(() => this.#rest(), OUT_OF_SIGHT_MILLISECONDS);
    } else if (this.#state === 'rested') {
      this.#switch?.restoreContext();
    }
  }

  #rest() {
    if (this.#state !== 'live' || !this.#switch) return;
    this.#screen.drawNow();
    this.#keepPicture();
    this.#state = 'resting';
    this.#switch.loseContext();
  }

  #lose() {
    this.#page.releaseGraphics();
    this.#screen.hold();
    this.#still.hidden = this.#still.width === 0;
    if (this.#state === 'resting') {
      this.#state = 'rested';
      // Only after this event it can be asked for again.
      if (this.#inSight) setTimeout(() => this.#switch?.restoreContext());
      return;
    }
    this.#state = 'taken';
    sayLost();
    this.#announcer.tell('problem', { message: 'the graphics device was lost' });
  }

  #restore() {
    takeLine('device');
    this.#state = 'live';
    this.#page.rebuildGraphics();
    const problem = this.#page.problem();
    if (problem) {
      this.#announcer.tell('problem', { message: problem });
      showStop(problem);
      return;
    }
    this.#screen.release();
    if (!this.#inSight) this.#see(false);
  }

  #afterFrame() {
    if (!this.#screen.drawn) return;
    this.#still.hidden = true;
    // The context may be taken without notice, and the picture goes with it.
    if (this.#embedded && this.#screen.rests) this.#keepPicture();
  }

  // To be called in the task that has drawn it; after that it is gone.
  #keepPicture() {
    this.#still.width = this.#canvas.clientWidth > 0 ? this.#canvas.width : 0;
    this.#still.height = this.#canvas.height;
    if (this.#still.width > 0) this.#still.getContext('2d')?.drawImage(this.#canvas, 0, 0);
  }
}
