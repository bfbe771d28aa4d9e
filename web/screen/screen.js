// Sets the size of the canvas, and draws frames only when there is something new to see.
import { showStop } from '../notices/words.js';

/** @typedef {import('../app.js').Page} Page */

// If no animation frame has come by then, the page is hidden: browsers draw no frames for hidden pages.
const UNSEEN_MILLISECONDS = 500;
// On the way to somewhere far there is nothing to look at, and where drawing is done by the processor it takes more of it
// than the way: after so long a frame is drawn only so often, and the longer the way the less often.
const FAR_MILLISECONDS = 250;
const GLIMPSE_MILLISECONDS = 100;
const RAREST_GLIMPSE_MILLISECONDS = 250;

export class Screen {
  #page;
  #canvas;
  #announcer;
  #signal;
  #scheduled = 0;
  #timer = 0;
  #fallback = 0;
  #begun = false;
  #held = false;
  #drawn = false;
  #fits = false;
  /** Layout size when nothing is drawn. @type {[width: number, height: number] | undefined} */
  #unseen;
  #rests = false;
  /** Start time of the current seek. @type {number | undefined} */
  #underWay;
  /** @type {(() => void)[]} */
  #listeners = [];
  #dark = matchMedia('(prefers-color-scheme: dark)');
  #calm = matchMedia('(prefers-reduced-motion: reduce)');
  #contrast = matchMedia('(prefers-contrast: more)');
  #touch = matchMedia('(pointer: coarse)');
  // Messages come at once, where timers of a page in the background wait for a second.
  #channel = new MessageChannel();

  /**
   * @param {Page} page
   * @param {HTMLCanvasElement} canvas
   * @param {import('../page/handle.js').Announcer} announcer
   * @param {AbortSignal} signal ends it; nothing is drawn and no event is handled after that
   */
  constructor(page, canvas, announcer, signal) {
    this.#page = page;
    this.#canvas = canvas;
    this.#announcer = announcer;
    this.#signal = signal;
    const observer = new ResizeObserver(() => this.resize());
    observer.observe(canvas);
    for (const wish of [this.#dark, this.#calm, this.#contrast, this.#touch]) wish.addEventListener('change', () => this.resize(), { signal });
    this.#watchDensity();
    this.#channel.port1.onmessage = () => this.#try(() => this.#goOnUnseen());
    signal.addEventListener('abort', () => {
      observer.disconnect();
      this.#channel.port1.close();
      this.#cancel();
    });
    this.resize();
  }

  /** Passes the size of the canvas and the system preferences to the application. */
  resize() {
    this.#fit();
    this.draw();
  }

  /**
   * A hidden element has no size, and no event comes if it reappears with the same size. The picture stays while nothing is
   * drawn.
   */
  #fit() {
    if (this.#begun && this.#held) return;
    const { clientWidth, clientHeight } = this.#canvas;
    const [width, height, density] = this.#unseen ? [...this.#unseen, 1] : [clientWidth, clientHeight, devicePixelRatio];
    if (width > 0 && height > 0) this.#resizeTo(width, height, density);
    this.#fits = width > 0 && height > 0;
  }

  /** @param {number} width in CSS pixels @param {number} height @param {number} density device pixels per CSS pixel */
  #resizeTo(width, height, density) {
    sizeCanvas(this.#canvas, width, height, density);
    this.#page.resize(width, height, density, {
      dark: this.#dark.matches,
      calm: this.#calm.matches || this.isPlain,
      contrast: this.#contrast.matches,
      language: navigator.language,
      framed: window.parent !== window,
      touch: this.#touch.matches,
    });
  }

  /**
   * Draws only the board, in light colours, and then the previous view again.
   * @param {number} side in CSS pixels
   * @param {number} density device pixels per CSS pixel
   * @param {HTMLCanvasElement} picture receives it
   * @returns {boolean} whether it could be drawn
   */
  drawBoardAlone(side, density, picture) {
    this.#page.showAlone(true);
    const drawn = this.#drawOnto(picture, side, side, density);
    this.#page.showAlone(false);
    return drawn && this.#drawAgain();
  }

  /**
   * Draws the current view for paper or a slide, and then the previous view again.
   * @param {number} density device pixels per CSS pixel
   * @param {HTMLCanvasElement} picture receives it
   * @returns {boolean} whether it could be drawn
   */
  drawWhole(density, picture) {
    const { clientWidth, clientHeight } = this.#canvas;
    return this.#fits && this.#drawOnto(picture, clientWidth, clientHeight, density) && this.#drawAgain();
  }

  /** @param {HTMLCanvasElement} picture @param {number} width in CSS pixels @param {number} height @param {number} density */
  #drawOnto(picture, width, height, density) {
    if (!this.#begun || this.#held || this.isPlain) return false;
    this.#resizeTo(width, height, density);
    this.#page.frame();
    picture.width = this.#canvas.width;
    picture.height = this.#canvas.height;
    picture.getContext('2d')?.drawImage(this.#canvas, 0, 0);
    return true;
  }

  #drawAgain() {
    this.#fit();
    this.drawNow();
    if (!this.#fits) this.draw();
    return true;
  }

  /** Requests a frame. */
  draw() {
    if (this.#signal.aborted) return;
    clearTimeout(this.#timer);
    this.#scheduled ||= requestAnimationFrame(() => this.#try(() => this.drawNow()));
    if (this.#page.pursuing()) this.#fallback ||= window.setTimeout(() => this.#try(() => this.#goOnUnseen()), UNSEEN_MILLISECONDS);
  }

  /**
   * Draws at once, if there is anything to draw on.
   * @throws {Error} if the device cannot draw
   */
  drawNow() {
    this.#cancel();
    // A canvas that is not shown has no size; it asks again when it gets one.
    this.#drawn = this.#begun && !this.#held && (this.isPlain || this.#canvas.clientWidth > 0);
    const { style } = document.documentElement;
    if (!this.#drawn) {
      // The theme may have changed since the last picture, which had this colour.
      style.removeProperty('--page');
      this.#goOn();
      return;
    }
    if (!this.#fits) this.#fit();
    const wait = this.#page.frame();
    const problem = this.#page.problem();
    // One that is lost comes back, or is done without; see device.js.
    if (problem && !this.#canvas.getContext('webgl2')?.isContextLost()) throw new Error(problem);
    this.#rests = wait < 0;
    style.setProperty('--page', this.#page.pageColor());
    this.tell();
    const underWay = this.#underWayFor();
    if (wait === 0 && underWay >= FAR_MILLISECONDS) {
      const glimpse = Math.min(RAREST_GLIMPSE_MILLISECONDS, Math.max(GLIMPSE_MILLISECONDS, underWay / 10));
      this.#timer = window.setTimeout(() => this.draw(), glimpse);
    }
    else if (wait === 0) this.draw();
    // A frame's time earlier, because the frame that is asked for then comes that much later.
    else if (wait > 0) this.#timer = window.setTimeout(() => this.draw(), Math.max(0, wait - 8));
  }

  /** Milliseconds since the start of the current seek; 0 if there is none. */
  #underWayFor() {
    if (this.#page.pursuing()) this.#underWay ??= performance.now();
    else this.#underWay = undefined;
    return this.#underWay === undefined ? 0 : performance.now() - this.#underWay;
  }

  /** Draws the first picture at once. Nothing is drawn before. */
  begin() {
    this.#begun = true;
    this.drawNow();
    this.#canvas.classList.add('begun');
  }

  /** Whether a picture was just drawn, for frame listeners, and whether it stays. */
  get drawn() {
    return this.#drawn;
  }
  get rests() {
    return this.#rests;
  }

  /** Whether there is no canvas, so that the page shows elements instead. */
  get isPlain() {
    return this.#unseen !== undefined;
  }

  /** The element with the focus when no control has it. @returns {HTMLElement} */
  get ground() {
    return this.isPlain ? /** @type {HTMLElement} */ (this.#canvas.parentElement) : this.#canvas;
  }

  /** Continues without a canvas. @param {number} width of the layout from now on, CSS pixels @param {number} height */
  forgoCanvas(width, height) {
    const focused = document.activeElement === this.#canvas;
    this.#unseen = [width, height];
    this.#canvas.hidden = true;
    this.ground.tabIndex = -1;
    if (focused) this.ground.focus({ preventScroll: true });
    this.release();
  }

  /** Draws nothing until `release`. */
  hold() {
    this.#held = true;
  }

  release() {
    this.#held = false;
    this.resize();
  }

  /**
   * @param {() => void} listener called after each frame, and when the search has moved without one
   * @param {AbortSignal} [signal] removes it
   */
  afterFrame(listener, signal) {
    this.#listeners.push(listener);
    signal?.addEventListener('abort', () => (this.#listeners = this.#listeners.filter((each) => each !== listener)));
  }

  /** Notifies frame listeners of a change without a new frame. */
  tell() {
    for (const listener of this.#listeners) listener();
  }

  #cancel() {
    cancelAnimationFrame(this.#scheduled);
    clearTimeout(this.#timer);
    clearTimeout(this.#fallback);
    this.#scheduled = this.#timer = this.#fallback = 0;
  }

  /** @param {() => void} act nothing is drawn any more if it throws */
  #try(act) {
    try {
      act();
    } catch (error) {
      this.hold();
      this.#announcer.tell('problem', { message: error instanceof Error ? error.message : String(error) });
      showStop(error);
      try {
        // Those who follow the frames, such as the address, are to tell what was reached.
        this.tell();
      } catch {
        // A program that has stopped for good tells nothing more.
      }
    }
  }

  // A search that is on its way somewhere gets there without being seen; one that plays waits for its reader.
  #goOn() {
    if (this.#page.pursuing()) this.#page.update();
    this.tell();
    if (this.#page.pursuing()) this.draw();
  }

  #goOnUnseen() {
    // A frame has come after all.
    if (this.#fallback === 0) return;
    if (this.#page.pursuing()) this.#page.update();
    this.tell();
    if (this.#page.pursuing()) this.#channel.port2.postMessage(null);
    else this.#fallback = 0;
  }

  // There is no event for a changed density; a query that stops matching is the usual way to hear of it.
  #watchDensity() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        this.resize();
        this.#watchDensity();
      },
      { once: true, signal: this.#signal },
    );
  }
}

/**
 * Gives the canvas as many pixels as it takes up; SDL leaves that to the page (src/platform/web/no_sizing.cpp).
 * @param {HTMLCanvasElement} canvas
 * @param {number} width in CSS pixels
 * @param {number} height
 * @param {number} density device pixels per CSS pixel
 */
export function sizeCanvas(canvas, width, height, density) {
  // As SDL reckons the size of its window.
  const pixels = (/** @type {number} */ length) => Math.trunc(Math.trunc(length) * density);
  // A size that is set gives up the picture, even if it is the same.
  if (canvas.width !== pixels(width)) canvas.width = pixels(width);
  if (canvas.height !== pixels(height)) canvas.height = pixels(height);
}
