// Two searches side by side: the squares of both boards, and arrows over them.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import load from '../../dist/queens.js';
import { atRest, LAPTOP, SAY } from './controls.mjs';
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
