// The search as a tree: by keys alone, by the wheel and a finger, in a frame.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { controls, LAPTOP, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());

const queen = (/** @type {number} */ row, /** @type {number} */ column) =>
  SAY.barQueen.replace('{row}', String(row)).replace('{col}', String(column));
const refused = (/** @type {number} */ row, /** @type {number} */ column) =>
  SAY.squareAttacked.replace('{row}', String(row)).replace('{col}', String(column)).split('{')[0];
const position = () => window.queens.position();
const focused = () => document.activeElement?.textContent ?? '';
const items = () => document.querySelectorAll('#mirror [role="treeitem"]').length;

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('it grows with the search, each refused square a twig', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=4&view=tree`, LAPTOP);
      await controls(tab).find('treeitem', SAY.treeRoot);
      assert.equal(await tab.evaluate(items), 1);
      // A queen in the corner, two refused squares in the next row, then a queen in the third column.
      for (let i = 0; i < 6; ++i) await tab.press('ArrowRight');
      await tab.until(() => window.queens.position() === 6);
      await controls(tab).find('treeitem', queen(1, 2));
      assert.equal(await tab.evaluate(items), 5);
      await tab.close();
    });

    test('arrows walk over queens and twigs, and Enter goes there', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=4&view=tree&step=110`, LAPTOP);
      await controls(tab).find('treeitem', queen(0, 3));
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#mirror [role="tree"] [tabindex="0"]')).focus());
      assert.ok((await tab.evaluate(focused)).startsWith(SAY.treeRoot));
      /** @type {[string, string][]} */
      const walk = [['ArrowDown', queen(0, 0)], ['ArrowRight', queen(0, 1)], ['ArrowDown', refused(1, 0)],
        ['ArrowRight', refused(1, 1)], ['ArrowRight', refused(1, 2)], ['ArrowRight', queen(1, 3)], ['ArrowUp', queen(0, 1)]];
      for (const [key, there] of walk) {
        await tab.press(key);
        const now = await tab.evaluate(focused);
        assert.ok(now.startsWith(there), `${key}: ${now} instead of ${there}`);
      }
      assert.equal(await tab.evaluate(position), 110, 'walking alone goes nowhere');
      await tab.press('Enter');
      await tab.until(() => window.queens.position() < 110);
      const event = await tab.evaluate(() => window.queens.event());
      assert.deepEqual([event.kind, event.row, event.col], ['place', 0, 1]);
      await tab.close();
    });

    test('arrows walk over a large tree too, by where its queens lie', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=7&view=tree&step=5239`, LAPTOP);
      await controls(tab).find('treeitem', queen(0, 6));
      assert.ok(await tab.evaluate(items) <= 160, 'there are 551 queens');
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#mirror [role="tree"] [tabindex="0"]')).focus());
      // To the first solution, and from its last queen to that of the row before, whose neighbours are dead ends.
      /** @type {[string, string][]} */
      const walk = [['ArrowDown', queen(0, 0)], ['ArrowDown', queen(1, 2)], ['ArrowDown', queen(2, 4)], ['ArrowDown', queen(3, 1)],
        ['ArrowRight', queen(3, 6)], ['ArrowDown', queen(4, 1)], ['ArrowDown', queen(5, 3)], ['ArrowDown', queen(6, 5)], ['ArrowUp', queen(5, 3)]];
      for (const [key, there] of walk) {
        await tab.press(key);
        await tab.until(([wanted]) => document.activeElement?.textContent?.startsWith(wanted), [there]);
      }
      assert.equal(await tab.evaluate(() => document.querySelectorAll('#mirror [role="tree"] [tabindex="0"]').length), 1);
      // The same keys at once, faster than the page draws.
      await tab.press('Home');
      for (const [key] of walk) await tab.press(key);
      await tab.until(([wanted]) => document.activeElement?.textContent?.startsWith(wanted), [queen(5, 3)]);
      // A key among them must not reach the application, which would go back to the start.
      await tab.press('Home');
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Home', 'ArrowDown']) await tab.press(key);
      await tab.until(([wanted]) => document.activeElement?.textContent?.startsWith(wanted), [queen(0, 0)]);
      assert.equal(await tab.evaluate(() => window.queens.position()), 5239);
      for (const [key] of walk.slice(1)) await tab.press(key);
      await tab.until(([wanted]) => document.activeElement?.textContent?.startsWith(wanted), [queen(5, 3)]);
      await tab.press('Enter');
      await tab.until(() => window.queens.position() < 5239);
      assert.deepEqual(await tab.evaluate(() => window.queens.queens().map((/** @type {number[]} */ each) => each[1])), [0, 2, 4, 6, 1, 3]);
      await tab.close();
    });

    test('arrows point where queens lie in a tree that grows to the right', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=8&step=5000&panels=state,tree&tree=boards`, LAPTOP);
      await controls(tab).find('treeitem', queen(0, 1));
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#mirror [role="tree"] [tabindex="0"]')).focus());
      assert.ok((await tab.evaluate(focused)).startsWith(SAY.treeRoot));
      for (const [key, there] of [['ArrowRight', queen(0, 0)], ['ArrowDown', queen(0, 1)], ['ArrowUp', queen(0, 0)], ['ArrowLeft', SAY.treeRoot]]) {
        await tab.press(key);
        await tab.until(([wanted]) => document.activeElement?.textContent?.startsWith(wanted), [there]);
      }
      await tab.close();
    });

    test('the wheel zooms in, a double click shows everything, and a click goes to its place', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=4&view=tree&step=110`, LAPTOP);
      const before = await controls(tab).find('treeitem', queen(0, 2));
      await tab.move(before.x, before.y);
      await tab.wheel(-100);
      await tab.until(([named, width]) => {
        const all = [...document.querySelectorAll('#mirror [role="treeitem"]')];
        return all.some((each) => each.textContent?.startsWith(named) && each.getBoundingClientRect().width > width + 5);
      }, [queen(0, 2), before.width]);
      await tab.click(before.x, before.y);
      await tab.until(() => window.queens.position() < 110);
      assert.deepEqual(await tab.evaluate(() => window.queens.queens()), [[0, 2]]);
      await controls(tab).choose(SAY.treeMenu, SAY.chartFit);
      await tab.until(([named, width]) => {
        const all = [...document.querySelectorAll('#mirror [role="treeitem"]')];
        return all.some((each) => each.textContent?.startsWith(named) && Math.abs(each.getBoundingClientRect().width - width) < 1);
      }, [queen(0, 2), before.width]);
      await tab.close();
    });
  });
}
