// Chooses the browsers for a test: both in parallel, if it mostly waits, or one of them.
import { after, before, describe, test } from 'node:test';
import { BROWSERS, launch } from './driver.mjs';

/**
 * @param {(browser: () => import('./driver.mjs').Browser, name: typeof BROWSERS[number]) => void} define called for
 * each browser; `browser()` returns it from the first test on
 * @param {boolean} [freezes] whether its pages can be frozen, see `launch`
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

/**
 * Defines engine-independent tests: each runs in one of BROWSERS. Its title decides which, so that both have a share.
 * With QUEENSCOPE_ENGINES=all, which `script/test all` sets, it runs in every browser.
 * @param {typeof BROWSERS[number]} name the browser that tests are defined for
 */
export const inOneOf = (name) => (/** @type {string} */ title, /** @type {import('node:test').TestFn} */ run) => {
  const its = BROWSERS[[...title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % BROWSERS.length];
  test(title, { skip: its !== name && process.env.QUEENSCOPE_ENGINES !== 'all' && `it runs in ${its}` }, run);
};
