// The browsers of the benchmark, each with the benchmark page open.
import { launchChromium, launchFirefox } from '../page/browsers.mjs';
import { lacksWebKit, launchWebKit } from '../page/webkit.mjs';

/**
 * @typedef {object} Browser
 * @property {string} name
 * @property {(n: number, workers: number) => Promise<[count: string, seconds: number]>} measure
 * @property {() => Promise<void>} close
 */

/** @param {string} address @returns {Promise<Browser>} */
export async function openChromium(address) {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(address);
  return {
    name: `Chromium ${browser.version()}`,
    measure: (n, workers) => page.evaluate(([n, workers]) => /** @type {any} */ (window).measure(n, workers), [n, workers]),
    close: () => browser.close(),
  };
}

/** @param {string} address @returns {Promise<Browser>} */
export async function openFirefox(address) {
  const browser = await launchFirefox();
  const page = await browser.newPage();
  await page.goto(address);
  return {
    name: (await browser.version()).replace('/', ' ').replace(/^firefox/, 'Firefox'),
    measure: (n, workers) => page.evaluate((n, workers) => /** @type {any} */ (window).measure(n, workers), n, workers),
    close: () => browser.close(),
  };
}

/** @param {string} address @returns {Promise<Browser[]>} empty without WebKit */
export async function openWebKit(address) {
  if (lacksWebKit) return [];
  const browser = await launchWebKit();
  await browser.goto(address);
  await browser.until(() => 'measure' in window);
  return [{
    name: `WebKitGTK ${browser.version}`,
    measure: (n, workers) => browser.evaluate(([n, workers]) => /** @type {any} */ (window).measure(n, workers), [n, workers]),
    close: browser.close,
  }];
}
