// The chart of the whole search over the scrubber: with keys alone, in frames.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { controls, LAPTOP, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());

const bar = (/** @type {number} */ row, /** @type {number} */ column) =>
  SAY.barQueen.replace('{row}', String(row)).replace('{col}', String(column));
const position = () => window.queens.position();
const known = () => window.queens.total() !== null;
const focused = () => document.activeElement?.textContent ?? '';

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('arrows walk over it, and Enter goes there', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=4&tree=bars`, LAPTOP);
      await tab.until(known);
      await controls(tab).find('treeitem', bar(0, 3));
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#mirror [role="tree"] [tabindex="0"]')).focus());
      assert.ok((await tab.evaluate(focused)).startsWith(bar(0, 0)));
      /** @type {[string, string][]} */
      const walk = [['ArrowRight', bar(0, 1)], ['ArrowDown', bar(1, 3)], ['ArrowDown', bar(2, 0)], ['ArrowUp', bar(1, 3)],
        ['ArrowUp', bar(0, 1)], ['ArrowRight', bar(0, 2)], ['ArrowLeft', bar(0, 1)], ['Home', bar(0, 0)]];
      for (const [key, there] of walk) {
        await tab.press(key);
        const now = await tab.evaluate(focused);
        assert.ok(now.startsWith(there), `${key}: ${now} instead of ${there}`);
      }
      assert.equal(await tab.evaluate(position), 0, 'walking alone goes nowhere');
      await tab.press('ArrowRight');
      await tab.press('Enter');
      await tab.until(() => window.queens.position() > 0);
      const event = await tab.evaluate(() => window.queens.event());
      assert.equal(event.kind, 'place');
      assert.deepEqual([event.row, event.col], [0, 1]);
      await tab.close();
    });
  });
}
