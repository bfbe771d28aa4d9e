// Drives a tab like a person, with the same interface for Chromium and Firefox.
import { launchChromium, launchFirefox, launchFreezingChromium } from './browsers.mjs';

// Milliseconds after which a condition counts as failed, even on a busy machine.
export const PATIENCE = 300_000;
/** Milliseconds between two checks of a page. */
const SHORTEST_PAUSE = 15;
const LONGEST_PAUSE = 60;

/**
 * @typedef {object} Circumstances Environment of a tab. Firefox supports only size, density, `keeps` and `init`, and
 * always prefers reduced motion.
 * @property {number} [width] CSS pixels
 * @property {number} [height]
 * @property {number} [dpr] device pixels per CSS pixel
 * @property {'light' | 'dark'} [colorScheme]
 * @property {'reduce' | 'no-preference'} [reducedMotion]
 * @property {'active' | 'none'} [forcedColors] shows the user's own colours
 * @property {'more' | 'no-preference'} [contrast]
 * @property {boolean} [touch] the pointer is a finger
 * @property {boolean} [javaScript]
 * @property {boolean} [keeps] lets the browser cache the site for offline use; off by default
 * @property {(() => void) | (() => void)[]} [init] run in every document before its own scripts
 *
 * @typedef {Awaited<ReturnType<typeof launch>>} Browser
 * @typedef {Awaited<ReturnType<Browser['open']>>} Tab
 */

/** The browsers that tests run in; engines.mjs says which ones. */
export const BROWSERS = /** @type {const} */ (['chromium', 'firefox']);

/**
 * @param {typeof BROWSERS[number]} name
 * @param {boolean} [freezes] whether its pages can be frozen; it then supports only Firefox's circumstances
 * @param {Record<string, unknown>} [preferences] of Firefox, added to the usual ones
 */
export async function launch(name, freezes = false, preferences) {
  return driven(name, name === 'firefox' ? await launchFirefox(preferences) : freezes ? await launchFreezingChromium() : await launchChromium());
}

/**
 * @param {typeof BROWSERS[number]} name
 * @param {number} contexts the number of graphics contexts that it keeps
 */
export async function launchWithContexts(name, contexts) {
  const preferences = { 'webgl.max-contexts': contexts, 'webgl.max-contexts-per-principal': contexts };
  return driven(name, name === 'firefox' ? await launchFirefox(preferences) : await launchChromium([`--max-active-webgl-contexts=${contexts}`]));
}

/**
 * @param {typeof BROWSERS[number]} name
 * @param {any} browser of playwright or puppeteer
 */
function driven(name, browser) {
  return {
    name,
    /**
     * Opens an address in a new tab, without waiting for the application.
     * @param {string} address
     * @param {Circumstances} [circumstances]
     */
    async open(address, circumstances = {}) {
      const tab = await newTab(browser, { width: 800, height: 600, reducedMotion: 'reduce', ...circumstances });
      await tab.goto(address);
      return tab;
    },
    /**
     * Opens the page and waits for its first frame and everything that loads later.
     * @param {string} address
     * @param {Circumstances} [circumstances]
     */
    async openReady(address, circumstances) {
      const tab = await this.open(address, circumstances);
      await untilReady(tab);
      return tab;
    },
    close: () => browser.close(),
  };
}

/** Waits for the first frame of the page in a tab, and for everything that loads later. @param {Tab} tab */
export async function untilReady(tab) {
  await tab.evaluate(() => window.queens.ready);
  await tab.until(() => document.querySelector('#mirror > *') !== null);
}

// Runs before a page's scripts: `window.framesDrawn` is the number of animation frames delivered.
function countFrames() {
  const later = window.requestAnimationFrame.bind(window);
  Object.assign(window, { framesDrawn: 0, laterUncounted: later });
  window.requestAnimationFrame = (draw) => later((now) => {
    /** @type {any} */ (window).framesDrawn++;
    draw(now);
  });
}

/**
 * @param {any} browser of playwright or puppeteer, which differ only as handled here
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

  /** @type {string[]} warnings and errors on the console, with the address of the script or resource */
  const complaints = [];
  /** @type {string[]} addresses of all requests */
  const requests = [];
  page.on('console', (/** @type {any} */ message) => {
    if (/^(warn|error)/.test(message.type())) complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (/** @type {Error} */ error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (/** @type {any} */ request) => requests.push(request.url()));

  return {
    complaints,
    requests,
    /** The driver's tab, for features that only one driver has. */
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
     * Swipes up or down with a finger; only in Chromium.
     * @param {number} x start, CSS pixels
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
     * Moves two fingers at the same time and lifts them. In Chromium the second one touches after the first.
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
    async screenshot() {
      for (let tries = 1; ; tries++) {
        // On a busy machine Chromium sometimes fails to take one.
        const picture = await page.screenshot().catch((/** @type {Error} */ error) => {
          if (tries === 3 || !error.message.includes('Unable to capture screenshot')) throw error;
        });
        if (picture) return Buffer.from(picture);
      }
    },
    /** @returns {Promise<Buffer>} a PNG, once two consecutive ones are equal */
    async restingScreenshot() {
      for (let before = await this.screenshot(); ; ) {
        const now = await this.screenshot();
        if (now.equals(before)) return now;
        before = now;
      }
    },
    /**
     * Waits until a function that runs in the page returns a true value, and returns that value. While it throws, it has
     * not come about either: a document that is being left or built lacks what the function reads.
     * @param {(argument: any) => unknown} condition
     * @param {unknown} [argument]
     * @param {any} [where] a frame instead of the tab
     */
    async until(condition, argument, where = page) {
      const deadline = Date.now() + PATIENCE;
      // A new document has no element yet. Both checks are one expression, because the page may navigate between two
      // calls.
      const told = `(async () => (${condition})(${JSON.stringify(argument)}))().then(
        (value) => ({ value: value instanceof Node || value }), (error) => ({ error: String(error) }))`;
      const asked = `document.documentElement && ${told}`;
      // Each check is work for the browser, so the pauses grow.
      for (let pause = SHORTEST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, 1.2 * pause)) {
        // If the document is being left, the next check asks the new document.
        const { value, error } = (await where.evaluate(asked).catch((/** @type {Error} */ error) => {
          if (!/context was destroyed|navigat/i.test(error.message)) throw error;
        })) || {};
        if (value) return value;
        if (Date.now() > deadline) throw new Error(`it did not come about that ${condition}, ${JSON.stringify(argument)}${error ? `: ${error}` : ''}`);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
    /** The frames inside the page, once their number is reached. */
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
