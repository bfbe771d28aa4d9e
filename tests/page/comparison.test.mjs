// Two searches side by side, as a reader begins, chooses and ends them, and as others link to them.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { atRest, controls, LAPTOP, SAY } from './controls.mjs';
import { BROWSERS, launch } from './driver.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());

const said = () => [...document.querySelectorAll('#mirror p')].map((each) => each.textContent ?? '');

for (const name of BROWSERS) {
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
      // Nobody reads it sooner.
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
      const wanted = 'Flag arrays reached solution 1 after 876 tests, Bitmask after 113 looks at a row.';
      await tab.until((/** @type {string} */ text) => [...document.querySelectorAll('#mirror p')].some((each) => each.textContent === text), wanted);
      const board = (await tab.evaluate(said)).find((text) => text.includes(SAY.board)) ?? '';
      assert.equal(board.match(/: queen/g)?.length, 8, `the second board's queens: ${board}`);
      await tab.close();
    });
  });
}
