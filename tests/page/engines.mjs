// Chooses the browsers of a test. What an engine could do differently by itself (input, focus, the clipboard, policies,
// sandboxes, file addresses) is tested in each of BROWSERS, everything else in ENGINES.
import { after, before, describe, test } from 'node:test';
import { BROWSERS, launch } from './driver.mjs';

/** One browser, or with QUEENSCOPE_ENGINES=all, which `script/test all` sets, all of them. */
export const ENGINES = process.env.QUEENSCOPE_ENGINES === 'all' ? BROWSERS : BROWSERS.slice(0, 1);

/**
 * Defines a test in one of ENGINES, among tests that run in each of BROWSERS.
 * @param {typeof BROWSERS[number]} name the browser that tests are defined for
 */
export const inOne = (name) => (/** @type {string} */ title, /** @type {import('node:test').TestFn} */ run) => {
  if (ENGINES.includes(name)) test(title, run);
};

/**
 * Runs tests that mostly wait in all ENGINES in parallel.
 * @param {(browser: () => import('./driver.mjs').Browser, name: typeof BROWSERS[number]) => void} define called for
 * each browser; `browser()` returns it from the first test on
 * @param {boolean} [freezes] whether its pages can be frozen, see `launch`
 */
export function inEach(define, freezes) {
  describe('in each', { concurrency: ENGINES.length }, () => {
    for (const name of ENGINES) {
      describe(name, { concurrency: 1 }, () => {
        /** @type {import('./driver.mjs').Browser} */
        let browser;
        before(async () => void (browser = await launch(name, freezes)));
        after(() => browser.close());
        define(() => browser, name);
      });
    }
  });
}
