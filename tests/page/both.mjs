// Defines tests once for both browsers, which run them side by side: for those that wait most of the time.
import { after, before, describe } from 'node:test';
import { BROWSERS, launch } from './driver.mjs';

/**
 * @param {(browser: () => import('./driver.mjs').Browser, name: typeof BROWSERS[number]) => void} define is called for
 *   each; `browser()` is the one launched, from the first test on
 * @param {boolean} [freezes] its pages can be frozen, see `launch`
 */
export function inBoth(define, freezes) {
  describe('in both', { concurrency: BROWSERS.length }, () => {
    for (const name of BROWSERS) {
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
