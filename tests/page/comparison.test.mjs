// Two searches side by side: starting, choosing and ending a comparison, and links to it.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import load from '../../dist/queens.js';
import { atRest, controls, LAPTOP, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());

const queens = await load();

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('a key begins it, a list chooses the second search, a button ends it', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=6&step=40`, LAPTOP);
      await tab.press('c');
      await tab.until(() => location.search.includes('with=bitmask'));
      await controls(tab).click('button', SAY.secondSearch);
      // Faster than any reader.
      await atRest(tab);
      await controls(tab).click('option', `6  ${SAY.titleExplicitStack}`);
      await tab.until(() => location.search.includes('with=explicit-stack'));
      assert.equal(await tab.evaluate(() => window.queens.position()), 40);
      await controls(tab).click('button', SAY.endComparison);
      await tab.until(() => !location.search.includes('with='));
      await tab.close();
    });

    test('a link leads to two searches at one solution, and says how they got there', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&with=bitmask&by=solution`, LAPTOP);
      await tab.evaluate(() => window.queens.runTo('solution'));
      const wanted = 'Flag arrays reached solution 1 after 876 tests, Bitmask after 113 computed rows.';
      await tab.until((/** @type {string} */ text) => [...document.querySelectorAll('#mirror p')].some((each) => each.textContent === text), wanted);
      await tab.close();
    });

    test('both boards are grids of squares, and arrows walk over each', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=6&step=61&with=bitmask`, LAPTOP);
      const squaresOf = (/** @type {string} */ name) =>
        [...document.querySelectorAll(`#mirror [role="grid"][aria-label="${name}"] [role="gridcell"]`)].map((square) => square.textContent);
      const focused = () => {
        const { activeElement: square } = document;
        return `${square?.closest('[role="grid"]')?.getAttribute('aria-label')}, ${square?.textContent}`;
      };
      const [first, second] = [`${SAY.board}: ${SAY.titleFlagArrays}`, `${SAY.board}: ${SAY.titleBitmask}`];
      for (const [board, variant] of /** @type {const} */ ([[first, 'flag-arrays'], [second, 'bitmask']])) {
        const search = new queens.Search(variant, 6);
        search.seek(61);
        const said = await tab.evaluate(squaresOf, board);
        assert.equal(said.length, 36, board);
        assert.deepEqual(
          said.flatMap((text, i) => (text?.endsWith(': queen') ? [[Math.floor(i / 6), i % 6]] : [])),
          [...search.queens()].sort(([a], [b]) => a - b), board);
        search.delete();
      }
      await atRest(tab);
      await tab.evaluate((name) => /** @type {HTMLElement} */ (document.querySelector(`[aria-label="${name}"] [tabindex="0"]`)).focus(), second);
      for (const key of ['ArrowRight', 'ArrowDown']) await tab.press(key);
      assert.match(await tab.evaluate(focused), new RegExp(`^${second}, row 1, column 1: `));
      await tab.pressShifted('Tab');
      assert.match(await tab.evaluate(focused), new RegExp(`^${first}, row 0, column 0: `));
      // A newly chosen search has its own squares.
      await tab.evaluate(() => window.queens.load({ with: 'permutations' }));
      const third = `${SAY.board}: ${SAY.titlePermutations}`;
      const said = await tab.until((name) => {
        const squares = [...document.querySelectorAll(`[aria-label="${name}"] [role="gridcell"]`)].map((square) => square.textContent);
        return squares.length > 0 && squares.every(Boolean) && squares;
      }, third);
      const search = new queens.Search('permutations', 6);
      search.seek(61);
      assert.equal(said.filter((text) => text.endsWith(': queen')).length, search.queens().length);
      search.delete();
      await tab.close();
    });
  });
}
