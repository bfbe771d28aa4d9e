// Other versions of a search, the numbers of diagonals, and the questions on slips: by address
// and by script, and in the list of searches.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { readFileSync } from 'node:fs';
import { atRest, controls, LAPTOP, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveSite } from './site.mjs';

const SLIPS = JSON.parse(readFileSync(new URL('../../web/lesson/slips.json', import.meta.url), 'utf8'));
const site = await serveSite();
after(() => site.close());

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('a way is one like the other programs, in addresses, for scripts and where it is shared', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=4&way=overwritten&step=12`, LAPTOP);
      await tab.until(() => window.queens.total() === 110);
      const kept = await tab.evaluate(() => [window.queens.way(), window.queens.bug(), window.queens.state().find(({ name }) => name === 'queens')?.value]);
      assert.deepEqual(kept, ['overwritten', undefined, [0, 2, 0, 0]]);
      const heard = await tab.evaluate(async () => {
        const refused = await window.queens.load({ way: 'until-full' });
        await window.queens.load({ variant: 'bit-flags', way: 'parameters' });
        await window.queens.seek(Infinity);
        return { refused: refused[0]?.name, way: window.queens.way(), count: window.queens.state().find(({ name }) => name === 'count')?.value };
      });
      assert.deepEqual(heard, { refused: 'way', way: 'parameters', count: 2 });
      await tab.until(() => location.search.includes('way=parameters'));
      await tab.press('f');
      await tab.until(() => document.querySelector('dialog .about')?.textContent?.startsWith('Bit flags (masks as parameters), 4 × 4'));
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('the list of searches has it, and the reader stays where the queens stand', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=6&step=40`, LAPTOP);
      await controls(tab).click('button', SAY.search);
      await atRest(tab);
      await controls(tab).click('button', 'Version: overwritten');
      await tab.until(() => location.search.includes('way=overwritten'));
      assert.deepEqual(await tab.evaluate(() => [window.queens.way(), window.queens.position()]), ['overwritten', 40]);
      await tab.close();
    });

    test('the questions on slips are given from a link of their own, and shown in the way that they speak of', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&quiz=slips`, LAPTOP);
      await tab.until((wanted) => document.querySelector('#lesson h2')?.textContent === wanted, SLIPS.stops[0].title.en);
      assert.deepEqual(await tab.evaluate(() => [window.queens.variant(), window.queens.n(), window.queens.position()]), ['board-scan', 8, 200]);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  });
}
