// Boards on slides of reveal.js: the arrow keys turn the slides, and step through a search while its board has the
// focus.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { SAY } from '../page/controls.mjs';
import { launch } from '../page/driver.mjs';
import { ENGINES } from '../page/engines.mjs';
import { boardIn } from './boards.mjs';
import { serveBuilt } from './building.mjs';

/** @typedef {import('../page/driver.mjs').Tab} Tab */

const host = await serveBuilt('reveal');
after(() => host.close());

// At this size reveal.js does not scale slides; transitions are turned off.
const SIZE = { width: 1000, height: 760 };

/** Waits until a slide is current and in the middle. @param {Tab} tab @param {number} wanted from 0 */
const turnedTo = (tab, wanted) =>
  tab.until((/** @type {number} */ wanted) => {
    const { Reveal } = /** @type {any} */ (window);
    if (!Reveal?.isReady() || Reveal.getIndices().h !== wanted) return false;
    const { left, right } = Reveal.getCurrentSlide().getBoundingClientRect();
    return Math.abs(left + right - innerWidth) < 1;
  }, wanted);

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('../page/driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('the arrows belong to the slides, and to a board while it has the focus', async () => {
      const tab = await browser.open(`${host.address}index.html?transition=none`, SIZE);
      await turnedTo(tab, 0);
      await tab.press('ArrowRight');
      await turnedTo(tab, 1);
      const first = await boardIn(tab, 0, 'flag-arrays');
      await tab.press('ArrowRight');
      await turnedTo(tab, 2);
      const second = await boardIn(tab, 1, 'bitmask');
      await tab.press('ArrowLeft');
      await turnedTo(tab, 1);
      assert.deepEqual([await first.position(), await second.position()], [8, 5]);

      await first.click('button', SAY.step);
      await first.reaches(9);
      for (const key of ['ArrowRight', 'ArrowRight']) await tab.press(key);
      await first.reaches(11);
      await turnedTo(tab, 1);

      await tab.press('Escape');
      await tab.press('ArrowRight');
      await turnedTo(tab, 2);
      assert.deepEqual([await first.position(), await second.position()], [11, 5]);
      await second.click('button', SAY.step);
      await second.reaches(6);
      await tab.press('ArrowLeft');
      await second.reaches(5);
      await turnedTo(tab, 2);
      assert.equal(await first.position(), 11);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('other keys and typed text belong to the slides', async () => {
      const tab = await browser.open(`${host.address}index.html?transition=none#/1`, SIZE);
      const board = await boardIn(tab, 0, 'flag-arrays');
      await turnedTo(tab, 1);
      const inOverview = (/** @type {boolean} */ wanted) =>
        tab.until((/** @type {boolean} */ wanted) => /** @type {any} */ (window).Reveal.isOverview() === wanted, wanted);
      await board.click('button', SAY.step);
      await board.reaches(9);
      // The first returns the keys to the page, the second one reaches the slides.
      await tab.press('Escape');
      await inOverview(false);
      await tab.press('Escape');
      await inOverview(true);
      await tab.press('Escape');
      await inOverview(false);
      await tab.press('End');
      await turnedTo(tab, 3);
      await tab.evaluate(() => document.getElementById('guess')?.focus());
      for (const key of 'n 1b') await tab.press(key);
      await tab.press('ArrowLeft');
      await tab.press('5');
      assert.equal(await tab.evaluate(() => /** @type {HTMLInputElement} */ (document.getElementById('guess')).value), 'n 15b');
      await turnedTo(tab, 3);
      assert.equal(await board.position(), 9);
      await tab.close();
    });
  });
}
