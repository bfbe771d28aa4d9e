// WebKit for the soak test: one window with a top-level page, with the interface of driver.mjs.
import { Button, Key } from 'selenium-webdriver';
import { PNG } from 'pngjs';
import { launchWebKit } from '../page/webkit.mjs';
import { notice } from './probe.mjs';

const KEYS = /** @type {Record<string, string>} */ ({
  ArrowRight: Key.ARROW_RIGHT, ArrowLeft: Key.ARROW_LEFT, ArrowUp: Key.ARROW_UP, ArrowDown: Key.ARROW_DOWN, Home: Key.HOME, End: Key.END,
  PageUp: Key.PAGE_UP, PageDown: Key.PAGE_DOWN, Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE,
});

/**
 * Replaced files of the site. WebDriver cannot run code before a page's own scripts, so the probe replaces a file that
 * the page does not use. Nothing is cached, as in the other browsers.
 */
export const NOTICED = {
  'animation.js': () => `delete Navigator.prototype.serviceWorker;\n(${notice})();\n`,
  'index.html': (/** @type {Buffer} */ bytes) => String(bytes).replace('<script', '<script src="animation.js"></script>\n    <script'),
};

/** @returns {Promise<import('../page/driver.mjs').Browser>} the members that the soak test needs */
export async function launchNoticed() {
  const browser = await launchWebKit();
  const { driver, evaluate, until, goto } = browser;
  const page = {
    evaluate,
    bringToFront: () => undefined,
    /** The window's frame keeps its size. @param {{ width: number, height: number }} size */
    async setViewport({ width, height }) {
      const around = await evaluate(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }));
      await driver.manage().window().setRect({ x: 0, y: 0, width: width + around.width, height: height + around.height });
    },
    /** @param {{ clip: { x: number, y: number, width: number, height: number } }} part */
    async screenshot({ clip }) {
      const whole = PNG.sync.read(await browser.screenshot());
      const [x, y] = [Math.max(0, Math.round(clip.x)), Math.max(0, Math.round(clip.y))];
      const part = new PNG({ width: Math.min(Math.round(clip.width), whole.width - x), height: Math.min(Math.round(clip.height), whole.height - y) });
      PNG.bitblt(whole, part, x, y, part.width, part.height, 0, 0);
      return PNG.sync.write(part);
    },
  };
  /** Windows have a minimum size; places beyond the edge are refused. @param {number} x @param {number} y */
  const within = async (x, y) => {
    const room = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
    return { x: Math.min(Math.round(x), room.width - 1), y: Math.min(Math.round(y), room.height - 1) };
  };
  const tab = {
    complaints: [],
    page,
    evaluate,
    until,
    press: (/** @type {string} */ key) => browser.press(KEYS[key] ?? key),
    move: async (/** @type {number} */ x, /** @type {number} */ y) => driver.actions().move(await within(x, y)).perform(),
    click: async (/** @type {number} */ x, /** @type {number} */ y) => driver.actions().move(await within(x, y)).click().perform(),
    down: () => driver.actions().press(Button.LEFT).perform(),
    up: () => driver.actions().release(Button.LEFT).perform(),
    wheel: (/** @type {number} */ y) => evaluate((by) => {
      const canvas = /** @type {HTMLElement} */ (document.getElementById('canvas'));
      canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: by, bubbles: true, cancelable: true, clientX: innerWidth / 2, clientY: innerHeight / 2 }));
    }, y),
    close: () => undefined,
  };
  return /** @type {any} */ ({
    name: 'webkit',
    /** @param {string} address @param {{ width: number, height: number }} size */
    async open(address, size) {
      await goto(address);
      await page.setViewport(size);
      return tab;
    },
    close: browser.close,
  });
}
