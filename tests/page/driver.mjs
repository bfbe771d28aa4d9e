// Drives a tab as a person would, in the same words for Chromium and for Firefox.
import { launchChromium, launchFirefox, launchFreezingChromium } from './browsers.mjs';

// What has not come about after so many milliseconds is not coming, on a busy machine either.
export const PATIENCE = 30_000;
/** Milliseconds between questions to a page. */
const SHORTEST_PAUSE = 15;
const LONGEST_PAUSE = 60;

/**
 * @typedef {object} Circumstances What a tab is opened under; Firefox knows only size, density, `keeps` and `init`, and
 *   always prefers reduced motion.
 * @property {number} [width] CSS pixels
 * @property {number} [height]
 * @property {number} [dpr] device pixels to a CSS pixel
 * @property {'light' | 'dark'} [colorScheme]
 * @property {'reduce' | 'no-preference'} [reducedMotion]
 * @property {'active' | 'none'} [forcedColors] the reader's own colours are shown
 * @property {'more' | 'no-preference'} [contrast]
 * @property {boolean} [touch] the pointer is a finger
 * @property {boolean} [javaScript]
 * @property {boolean} [keeps] the browser may keep the site for readers without a network; no test hears of it otherwise
 * @property {(() => void) | (() => void)[]} [init] run in every document before its own scripts
 *
 * @typedef {Awaited<ReturnType<typeof launch>>} Browser
 * @typedef {Awaited<ReturnType<Browser['open']>>} Tab
 */

/** The browsers that most tests run in. */
export const BROWSERS = /** @type {const} */ (['chromium', 'firefox']);

/**
 * @param {typeof BROWSERS[number]} name
 * @param {boolean} [freezes] its pages can be frozen; of the circumstances it knows what Firefox does
 * @param {Record<string, unknown>} [preferences] of Firefox, besides the usual
 */
export async function launch(name, freezes = false, preferences) {
  const browser = name === 'firefox' ? await launchFirefox(preferences) : freezes ? await launchFreezingChromium() : await launchChromium();
  return {
    name,
    /**
     * Opens an address in a tab of its own, without waiting for the application.
     * @param {string} address
     * @param {Circumstances} [circumstances]
     */
    async open(address, circumstances = {}) {
      const tab = await newTab(browser, { width: 800, height: 600, reducedMotion: 'reduce', ...circumstances });
      await tab.goto(address);
      return tab;
    },
    /**
     * Opens the page and waits for its first picture and all that comes after it.
     * @param {string} address
     * @param {Circumstances} [circumstances]
     */
    async openReady(address, circumstances) {
      const tab = await this.open(address, circumstances);
      await tab.evaluate(() => window.queens.ready);
      await tab.until(() => document.querySelector('#mirror > *') !== null);
      return tab;
    },
    close: () => browser.close(),
  };
}

// Runs before a page's scripts: `window.framesDrawn` is how many frames they have asked for and got.
function countFrames() {
  const later = window.requestAnimationFrame.bind(window);
  Object.assign(window, { framesDrawn: 0, laterUncounted: later });
  window.requestAnimationFrame = (draw) => later((now) => {
    /** @type {any} */ (window).framesDrawn++;
    draw(now);
  });
}

/**
 * @param {any} browser of playwright or puppeteer, which are alike but for what is told apart here
 * @param {Circumstances} circumstances
 */
async function newTab(browser, { width, height, dpr = 1, touch = false, javaScript = true, keeps = false, init, ...media }) {
  const isPlaywright = 'newContext' in browser;
  const size = { width, height };
  const context = await (isPlaywright
    ? browser.newContext({
        viewport: size,
        deviceScaleFactor: dpr,
        hasTouch: touch,
        javaScriptEnabled: javaScript,
        ...media,
      })
    : browser.createBrowserContext());
  const page = await context.newPage();
  if (!isPlaywright) await page.setViewport({ ...size, deviceScaleFactor: dpr });
  const before = (/** @type {() => void} */ act) => (isPlaywright ? page.addInitScript(act) : page.evaluateOnNewDocument(act));
  await before(countFrames);
  if (!keeps) await before(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  for (const act of init ? [init].flat() : []) await before(act);

  /** @type {string[]} What the page said on the console as a warning or an error. */
  const complaints = [];
  /** @type {string[]} Addresses of all that was requested. */
  const requests = [];
  page.on('console', (/** @type {any} */ message) => {
    if (/^(warn|error)/.test(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (/** @type {Error} */ error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (/** @type {any} */ request) => requests.push(request.url()));

  return {
    complaints,
    requests,
    /** The tab itself, for what only one of the two can do. */
    page,
    goto: (/** @type {string} */ address) => page.goto(address),
    reload: () => page.reload(),
    evaluate: page.evaluate.bind(page),
    /** @param {string} key as in `KeyboardEvent.key` */
    press: (key) => page.keyboard.press(key),
    /** With Shift held. @param {string} key */
    async pressShifted(key) {
      await page.keyboard.down('Shift');
      await page.keyboard.press(key);
      await page.keyboard.up('Shift');
    },
    click: (/** @type {number} */ x, /** @type {number} */ y) => page.mouse.click(x, y),
    move: (/** @type {number} */ x, /** @type {number} */ y) => page.mouse.move(x, y),
    /** Moves the pointer into the corner, where it points at nothing. */
    pointAway: () => page.mouse.move(1, 1),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    wheel: (/** @type {number} */ y) => (isPlaywright ? page.mouse.wheel(0, y) : page.mouse.wheel({ deltaY: y })),
    tap: (/** @type {number} */ x, /** @type {number} */ y) => page.touchscreen.tap(x, y),
    /**
     * Draws a finger up or down; Chromium only.
     * @param {number} x where it touches, CSS pixels
     * @param {number} y
     * @param {number} way CSS pixels, up if negative
     */
    async swipe(x, y, way) {
      const device = await page.context().newCDPSession(page);
      const touch = (/** @type {string} */ type, /** @type {{ x: number, y: number }[]} */ touchPoints) =>
        device.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', [{ x, y }]);
      for (let tenth = 1; tenth <= 10; tenth++) await touch('touchMove', [{ x, y: y + (way * tenth) / 10 }]);
      await touch('touchEnd', []);
      await device.detach();
    },
    /**
     * Draws two fingers at once from places to others, and lifts them. In Chromium the second comes after the first.
     * @param {[x: number, y: number][]} from CSS pixels
     * @param {[x: number, y: number][]} to
     */
    async pinch(from, to) {
      const ways = from.map(([x, y], i) => Array.from({ length: 11 }, (_, tenth) =>
        ({ x: Math.round(x + ((to[i][0] - x) * tenth) / 10), y: Math.round(y + ((to[i][1] - y) * tenth) / 10) })));
      if (!isPlaywright) {
        const move = (/** @type {object} */ place) => ({ type: 'pointerMove', ...place });
        const finger = (/** @type {{ x: number, y: number }[]} */ [start, ...way], /** @type {number} */ i) => ({
          type: 'pointer',
          id: `finger ${i}`,
          parameters: { pointerType: 'touch' },
          actions: [move(start), { type: 'pointerDown', button: 0, width: 1, height: 1 }, ...way.map(move), { type: 'pointerUp', button: 0 }],
        });
        return page.mainFrame().browsingContext.performActions(ways.map(finger));
      }
      const device = await page.context().newCDPSession(page);
      const touch = (/** @type {string} */ type, /** @type {{ x: number, y: number }[]} */ touchPoints) =>
        device.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', [ways[0][0]]);
      await touch('touchStart', ways.map(([start]) => start));
      for (let tenth = 1; tenth <= 10; tenth++) await touch('touchMove', ways.map((way) => way[tenth]));
      await touch('touchEnd', []);
      await device.detach();
    },
    /** @returns {Promise<Buffer>} a PNG */
    screenshot: async () => Buffer.from(await page.screenshot()),
    /** @returns {Promise<Buffer>} a PNG, once two in a row are the same */
    async restingScreenshot() {
      for (let before = await this.screenshot(); ; ) {
        const now = await this.screenshot();
        if (now.equals(before)) return now;
        before = now;
      }
    },
    /**
     * Waits until a function that runs in the page gives something true, and gives that.
     * @param {(argument: any) => unknown} condition
     * @param {unknown} [argument]
     * @param {any} [where] a frame instead of the tab
     */
    async until(condition, argument, where = page) {
      const deadline = Date.now() + PATIENCE;
      // A document that has just begun has no element yet. That is seen together with what is asked, between whose parts
      // the page may go on to the next one.
      const asked = `document.documentElement && (${condition})(${JSON.stringify(argument)})`;
      // To be asked is work for a browser, too much of it to be asked so often for long.
      for (let pause = SHORTEST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, 1.2 * pause)) {
        // What was asked of a document that is being left is asked of the next.
        const value = await where.evaluate(asked).catch((/** @type {Error} */ error) => {
          if (!/context was destroyed|navigat/i.test(error.message)) throw error;
        });
        if (value) return value;
        if (Date.now() > deadline) throw new Error(`it did not come about that ${condition}, ${JSON.stringify(argument)}`);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
    /** The frames inside the page, once there are as many. */
    async frames(/** @type {number} */ count) {
      const deadline = Date.now() + PATIENCE;
      for (;;) {
        const frames = page.frames().filter((/** @type {any} */ frame) => frame !== page.mainFrame());
        if (frames.length === count) return frames;
        if (Date.now() > deadline) throw new Error(`there are ${frames.length} frames instead of ${count}`);
        await new Promise((resolve) => setTimeout(resolve, SHORTEST_PAUSE));
      }
    },
    close: () => context.close(),
  };
}
