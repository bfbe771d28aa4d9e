// Which browser runs a test that is written once: both side by side, for those that wait most of the time; or one of them.
import { after, before, describe, test } from 'node:test';
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

/**
 * Defines tests of what the program itself works out, which no engine does otherwise: each runs in one of BROWSERS, in which
 * one its title decides, so that either has its share; with QUEENSCOPE_ENGINES=all in every one.
 * @param {typeof BROWSERS[number]} name the one that tests are defined for
 */
export const inOneOf = (name) => (/** @type {string} */ title, /** @type {import('node:test').TestFn} */ run) => {
  const its = BROWSERS[[...title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % BROWSERS.length];
  test(title, { skip: its !== name && process.env.QUEENSCOPE_ENGINES !== 'all' && `it runs in ${its}` }, run);
};
