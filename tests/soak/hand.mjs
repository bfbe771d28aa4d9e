// One page under a hand that does things at random: a page of its own, or a frame in somebody's page.
import { notice, report } from './probe.mjs';

/** @typedef {Awaited<ReturnType<typeof takeHold>>} Hand */

// What takes longer has hung.
const PATIENCE_MILLISECONDS = 60_000;

export class Hung extends Error {}

/**
 * @template Result
 * @param {Promise<Result>} promise
 * @param {string} what is waited for
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
 * @param {{ pageWith: (frames: string) => string } | undefined} host in a frame of whose page it is; else alone
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
  // Keys that the frame does not take would move it from under the pointer.
  if (host) await tab.evaluate(() => void (document.documentElement.style.overflow = 'hidden'));
  const isChromium = browser.name === 'chromium';
  const session = isChromium ? await tab.page.context().newCDPSession(tab.page) : undefined;

  const hand = {
    name: `${browser.name}, ${host ? 'in a frame' : 'a page of its own'}`,
    tab, where, site, random, session, size,
    /** @type {import('./probe.mjs').Frames} all that were told of */
    frames: { count: 0, long: 0, longest: 0 },
    /** What the page has noted. */
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
    /** Waits in the page. @param {(argument: any) => unknown} condition @param {unknown} [argument] */
    until: (condition, argument) => inTime(tab.until(condition, argument, where), String(condition).slice(0, 200)),
    /** Where the page's own corner is in the tab. */
    async corner() {
      if (!host) return { left: 0, top: 0 };
      return tab.evaluate(() => {
        const { left, top } = /** @type {HTMLElement} */ (document.querySelector('iframe')).getBoundingClientRect();
        return { left, top };
      });
    },
    /** Gives the page another size. */
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
    /** Waits until it can be used, and all that comes after the first picture is there. */
    ready: () => hand.until(() => window.queens?.ready?.then(() => document.querySelector('#mirror *') !== null, () => false)),
    /** Firefox shows one tab at a time; the other one is hidden meanwhile. */
    show: () => tab.page.bringToFront(),
    close: () => tab.close(),
  };
  await hand.ready();
  return hand;
}
