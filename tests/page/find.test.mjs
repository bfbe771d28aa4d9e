// Programs that find less than all solutions: chosen by address and by script.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import load from '../../dist/queens.js';
import { LAPTOP } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveSite } from './site.mjs';

const queens = await load();
const first = new queens.Search('flag-arrays', 8, { find: 'first' });
const total = first.seek(Infinity);
first.delete();

const site = await serveSite();
after(() => site.close());

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('an address leads to the program that ends at the first solution', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=8&find=first`, LAPTOP);
      await tab.until((/** @type {number} */ total) => window.queens.total() === total, total);
      assert.deepEqual(await tab.evaluate(() => window.queens.runTo('done').then(() => window.queens.queens().length)), 8);
      await tab.close();
    });

    test('a script goes over to another program, and is told of one that is not there', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=4&variant=bitmask`, LAPTOP);
      const heard = await tab.evaluate(async () => {
        const loaded = new Promise((resolve) => window.queens.on('load', resolve));
        const none = await window.queens.load({ find: 'count' });
        const some = await window.queens.load({ find: 'first' });
        return { none, some, loaded: await loaded, state: window.queens.state().map(({ name }) => name) };
      });
      assert.deepEqual(heard.none, []);
      assert.deepEqual(heard.some, [{ name: 'find', value: 'first', accepted: 'one of all, count' }]);
      assert.deepEqual(heard.loaded, { variant: 'bitmask', n: 4 });
      await tab.close();
    });

    test('what is shared, and the figures, name the program', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=6&find=first&step=40`, LAPTOP);
      await tab.press('e');
      await tab.until(() => document.querySelector('dialog[open] textarea') !== null);
      const caption = await tab.evaluate(() => {
        const format = /** @type {HTMLSelectElement} */ (document.querySelector('dialog select'));
        format.value = 'latex';
        format.dispatchEvent(new Event('change', { bubbles: true }));
        return /** @type {HTMLTextAreaElement} */ (document.querySelector('dialog textarea')).value;
      });
      assert.match(caption, /board, Flag arrays \(first\), position 40/);
      await tab.press('Escape');
      await tab.until(() => document.querySelector('dialog[open]') === null);
      await tab.press('f');
      await tab.until(() => document.querySelector('dialog .about')?.textContent === 'Flag arrays (first), 6 × 6, up to event 40');
      await tab.close();
    });

    test('a program that is wrong on purpose is one like the others, in addresses, for scripts and where it is shared', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=4&bug=anti-diagonal-untested`, LAPTOP);
      // The scout reports the end of the faulty program.
      const wrong = new queens.Search('flag-arrays', 4, { bug: 'anti-diagonal-untested' });
      await tab.until((/** @type {number} */ total) => window.queens.total() === total, wrong.seek(Infinity));
      wrong.delete();
      assert.equal(await tab.evaluate(() => window.queens.bug()), 'anti-diagonal-untested');
      const heard = await tab.evaluate(async () => {
        const loaded = new Promise((resolve) => window.queens.on('load', resolve));
        const refused = await window.queens.load({ bug: 'shifts-exchanged' });
        await window.queens.load({ bug: 'undo-before-recursion' });
        await window.queens.seek(Infinity);
        return { refused: refused[0]?.name, loaded: await loaded, found: window.queens.counters().solution };
      });
      assert.deepEqual(heard, { refused: 'bug', loaded: { variant: 'flag-arrays', n: 4 }, found: 256 });
      await tab.until(() => location.search.includes('bug=undo-before-recursion'));
      await tab.press('f');
      await tab.until(() => document.querySelector('dialog .about')?.textContent?.startsWith('Flag arrays (faulty: undone before the call), 4 × 4'));
      await tab.close();
    });
  });
}
