// A page operated at random: a top-level page, or a frame in an embedding page.
import { notice, report } from './probe.mjs';

/** @typedef {Awaited<ReturnType<typeof takeHold>>} Hand */

// Anything slower has hung.
const PATIENCE_MILLISECONDS = 60_000;

export class Hung extends Error {}

/**
 * @template Result
 * @param {Promise<Result>} promise
 * @param {string} what description of the awaited event
 * @returns {Promise<Result>}
 */
export function inTime(promise, what) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Hung(`no answer within a minute: ${what}`)), PATIENCE_MILLISECONDS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * @param {import('../page/driver.mjs').Browser} browser
 * @param {{ address: string, cut: (off: boolean) => void }} site
 * @param {{ pageWith: (frames: string) => string } | undefined} host embeds the page in a frame; by default it is a
 * top-level page
 * @param {import('./random.mjs').Random} random
 */
export async function takeHold(browser, site, host, random) {
  const size = { width: 900, height: 640 };
  const query = '?n=6&lang=en';
  const html = `<iframe src="${site.address}${query}" style="width: ${size.width}px; height: ${size.height}px" title="Queens"></iframe>`;
  const room = { width: size.width + 40, height: size.height + 80 };
  const tab = host
    ? await browser.open(host.pageWith(html), { ...room, init: notice })
    : await browser.open(site.address + query, { ...size, init: notice });
  const where = host ? (await tab.frames(1))[0] : tab.page;
  // Keys that the frame does not handle would scroll it away from the pointer.
  if (host) await tab.evaluate(() => void (document.documentElement.style.overflow = 'hidden'));
  const isChromium = browser.name === 'chromium';
  const session = isChromium ? await tab.page.context().newCDPSession(tab.page) : undefined;

  const hand = {
    name: `${browser.name}, ${host ? 'in a frame' : 'a page of its own'}`,
    tab, where, site, random, session, size,
    /** @type {import('./probe.mjs').Frames} all reported frames */
    frames: { count: 0, long: 0, longest: 0 },
    /** The notes of the page. */
    async report() {
      const told = await hand.ask(report);
      const { frames } = hand;
      frames.count += told.frames.count;
      frames.long += told.frames.long;
      frames.longest = Math.max(frames.longest, told.frames.longest);
      return told;
    },
    isFrame: host !== undefined,
    isChromium,
    /** @template Result @param {(argument: any) => Result} act runs in the page @param {unknown} [argument] */
    ask: (act, argument) => inTime(where.evaluate(act, argument), String(act).slice(0, 200)),
    /** Waits for a condition in the page. @param {(argument: any) => unknown} condition @param {unknown} [argument] */
    until: (condition, argument) => inTime(tab.until(condition, argument, where), String(condition).slice(0, 200)),
    /** The position of the page's corner in the tab. */
    async corner() {
      if (!host) return { left: 0, top: 0 };
      return tab.evaluate(() => {
        const { left, top } = /** @type {HTMLElement} */ (document.querySelector('iframe')).getBoundingClientRect();
        return { left, top };
      });
    },
    /** Changes the size of the page. */
    async resize(/** @type {number} */ width, /** @type {number} */ height, /** @type {number} */ density) {
      Object.assign(size, { width, height });
      const around = host ? { width: width + 40, height: height + 80 } : size;
      if (host) {
        await tab.evaluate((/** @type {any} */ { width, height }) => {
          const { style } = /** @type {HTMLElement} */ (document.querySelector('iframe'));
          Object.assign(style, { width: `${width}px`, height: `${height}px` });
        }, size);
      }
      if (!session) {
        await tab.page.setViewport({ ...around, deviceScaleFactor: density });
        return;
      }
      await tab.page.setViewportSize(around);
      await session.send('Emulation.setDeviceMetricsOverride', { ...around, deviceScaleFactor: density, mobile: false });
    },
    /** Waits until the page can be used and has loaded everything. */
    ready: () => hand.until(() => window.queens?.ready?.then(() => document.querySelector('#mirror *') !== null, () => false)),
    /** Firefox shows one tab at a time; the other one is hidden meanwhile. */
    show: () => tab.page.bringToFront(),
    close: () => tab.close(),
  };
  await hand.ready();
  return hand;
}
