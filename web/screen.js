// Gives the canvas its size, and draws frames when there is something new to see and at no other time.
import { hideProblem, showProblem } from './problem.js';
import { words } from './words.js';

/** @typedef {import('./app.js').Page} Page */

export class Screen {
  #page;
  #canvas;
  #scheduled = 0;
  #timer = 0;
  #lost = false;
  /** @type {(() => void)[]} */
  #listeners = [];
  /** @type {(() => void)[]} */
  #waiting = [];
  #dark = matchMedia('(prefers-color-scheme: dark)');
  #calm = matchMedia('(prefers-reduced-motion: reduce)');

  /**
   * @param {Page} page
   * @param {HTMLCanvasElement} canvas
   */
  constructor(page, canvas) {
    this.#page = page;
    this.#canvas = canvas;
    new ResizeObserver(() => this.resize()).observe(canvas);
    this.#dark.addEventListener('change', () => this.resize());
    this.#calm.addEventListener('change', () => this.resize());
    this.#watchDensity();
    canvas.addEventListener('webglcontextlost', (event) => {
      // Without this the context would never be given back.
      event.preventDefault();
      this.#lost = true;
      const { lost, lostAdvice } = words();
      showProblem({ title: lost, advice: lostAdvice, detail: '' });
    });
    canvas.addEventListener('webglcontextrestored', () => {
      this.#lost = false;
      this.#page.rebuildGraphics();
      hideProblem();
      this.resize();
    });
    this.resize();
  }

  /** Tells the application how large the canvas is and what the system prefers. */
  resize() {
    const { clientWidth, clientHeight } = this.#canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#page.resize(clientWidth, clientHeight, devicePixelRatio, {
      dark: this.#dark.matches,
      calm: this.#calm.matches,
      language: navigator.language,
    });
    this.draw();
  }

  /** Asks for a frame. */
  draw() {
    clearTimeout(this.#timer);
    this.#scheduled ||= requestAnimationFrame(() => this.#frame());
  }

  /** @param {() => void} listener is called after each frame */
  afterFrame(listener) {
    this.#listeners.push(listener);
  }

  /** @returns {Promise<void>} fulfilled after the next frame */
  firstPicture() {
    this.draw();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #frame() {
    this.#scheduled = 0;
    // A frame that is not shown has no size; it asks again when it gets one.
    if (this.#lost || this.#canvas.clientWidth === 0) return;
    const wait = this.#page.frame();
    for (const listener of this.#listeners) listener();
    for (const resolve of this.#waiting.splice(0)) resolve();
    document.documentElement.style.setProperty('--page', this.#page.pageColor());
    if (wait === 0) this.draw();
    // A frame's time earlier, because the frame that is asked for then comes that much later.
    else if (wait > 0) this.#timer = window.setTimeout(() => this.draw(), Math.max(0, wait - 8));
  }

  // There is no event for a changed density; a query that stops matching is the usual way to hear of it.
  #watchDensity() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        this.resize();
        this.#watchDensity();
      },
      { once: true },
    );
  }
}
