// Saving the events of a range from the dialog for sharing.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { run } from '../cli/command.mjs';
import { LAPTOP } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { openRange, TEXTS } from './range.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());

/** The smallest kind of phone. */
const SMALL = { width: 320, height: 568 };

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('a search that is small is saved whole, as the command writes it', async () => {
      const { tab, write, press, file, heard } = await openRange(browser, `${site.address}?n=6&variant=bitmask&step=40&lang=en`, LAPTOP);
      await tab.until(() => window.queens.total() !== null);
      for (const form of ['csv', 'jsonl']) {
        await write({ form });
        await press(TEXTS.save);
        const { name, bytes } = await file();
        assert.equal(name, `queens-bitmask-6-0-607.${form}`);
        assert.equal(bytes.toString(), run('trace', '--variant', 'bitmask', '--n', '6', '--format', form).stdout);
        await heard(TEXTS.saved.replace('{file}', name));
      }
      assert.equal(await tab.evaluate(() => window.queens.position()), 40, 'the reader stays');
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('what is saved of a program that finds less has a name of its own', async () => {
      const { tab, write, press, file } = await openRange(browser, `${site.address}?n=4&find=first&from=3&to=9&lang=en`, LAPTOP);
      await write({ form: 'csv' });
      await press(TEXTS.save);
      const { name, bytes } = await file();
      assert.equal(name, 'queens-flag-arrays-first-4-3-9.csv');
      assert.equal(bytes.toString(), run('trace', '--find', 'first', '--n', '4', '--from', '3', '--to', '9', '--format', 'csv').stdout);
      await tab.close();
    });

    test('a range that the reader has set is offered', async () => {
      const { tab, write, press, file } = await openRange(browser, `${site.address}?n=8&from=300&to=350&lang=en`, LAPTOP);
      await write({ form: 'csv' });
      await press(TEXTS.save);
      const { name, bytes } = await file();
      assert.equal(name, 'queens-flag-arrays-8-300-350.csv');
      const hidden = await tab.evaluate(() => Array.from(document.querySelectorAll('dialog [hidden]'), (each) => getComputedStyle(each).display));
      assert.ok(hidden.length > 0 && hidden.every((display) => display === 'none'), hidden.join());
      assert.equal(bytes.toString(), run('trace', '--from', '300', '--to', '350', '--format', 'csv').stdout);
      await tab.close();
    });

    test('a range of which only the beginning is set goes to the end of the search', async () => {
      const { tab, read, write } = await openRange(browser, `${site.address}?n=6&variant=bitmask&from=600&lang=en`, LAPTOP);
      await tab.until(() => window.queens.total() !== null);
      await write({ form: 'gif' });
      assert.deepEqual([await read('from'), await read('to')], ['600', '607']);
      await tab.close();
    });

    test('a storyboard is what the command draws; how much fits on it is said', async () => {
      const { tab, read, write, press, heard, file } = await openRange(browser, `${site.address}?n=6&step=20&lang=en`, LAPTOP);
      await write({ form: 'storyboard' });
      assert.deepEqual([await read('from'), await read('to'), await read('moments')], ['20', '60', 'queen']);
      await press(TEXTS.save);
      const { name, bytes } = await file();
      assert.equal(name, 'queens-flag-arrays-6-20-60.svg');
      assert.equal(bytes.toString(), run('storyboard', '--n', '6', '--every', 'queen', '--from', '20', '--to', '60').stdout);
      await write({ from: '0', to: '300', moments: 'event' });
      await press(TEXTS.save);
      await heard(TEXTS.tooMany.replace('{limit}', '36').replace('{last}', '35'));
      await write({ to: '20', moments: 'solution' });
      await press(TEXTS.save);
      await heard(TEXTS.nothing);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('of a large search a part is offered; what is too long or no range is refused in words', async () => {
      const { tab, read, write, press, heard } = await openRange(browser, `${site.address}?n=20&step=7&lang=en`, LAPTOP);
      await write({ form: 'jsonl' });
      assert.deepEqual([await read('from'), await read('to')], ['7', '100007']);
      for (const [from, to] of [['7', '100008'], ['9', '9'], ['', '9'], ['-1', '9'], ['1.5', '9']]) {
        await write({ from, to });
        await press(TEXTS.save);
        await heard(TEXTS.badRange.replace('{limit}', '100,000'));
        await write({ from: '1', to: '2' });
        await press(TEXTS.save);
        await heard(TEXTS.saved.replace('{file}', 'queens-flag-arrays-20-1-2.jsonl'));
      }
      await tab.close();
    });

    test('it can be cancelled on the way to a far range', async () => {
      const { tab, write, press, heard } = await openRange(browser, `${site.address}?n=20&lang=en`, LAPTOP);
      await write({ form: 'csv', from: '900000000000', to: '900000000001' });
      await press(TEXTS.save);
      await press(TEXTS.cancel);
      await heard(TEXTS.cancelled);
      assert.equal(await tab.evaluate(() => /** @type {any} */ (window).taken.saved.length), 0);
      await tab.close();
    });

    test('it is operated with keys alone on the smallest screen', async () => {
      const { tab, write, file, heard } = await openRange(browser, `${site.address}?n=6&step=40&lang=en`, SMALL);
      const focus = () => tab.evaluate(() => document.activeElement?.textContent);
      const tabTo = async (/** @type {string} */ label) => {
        for (let i = 0; i < 30 && (await focus()) !== label; i++) await tab.press('Tab');
        assert.equal(await focus(), label);
      };
      assert.ok(await tab.evaluate(() => {
        const dialog = /** @type {Element} */ (document.querySelector('dialog'));
        return dialog.scrollWidth <= dialog.clientWidth && dialog.getBoundingClientRect().right <= innerWidth;
      }), 'it is not too wide');
      await tabTo(TEXTS.range);
      // Closed and opened again.
      for (const open of [false, true]) {
        await tab.press('Enter');
        await tab.until((wanted) => document.querySelector('details')?.open === wanted, open);
      }
      await tab.until(() => window.queens.total() !== null);
      await write({ form: 'csv' });
      await tabTo(TEXTS.save);
      await tab.press('Enter');
      assert.equal((await file()).name, 'queens-flag-arrays-6-0-1352.csv');
      await heard(TEXTS.saved.replace('{file}', 'queens-flag-arrays-6-0-1352.csv'));
      assert.ok(await tab.evaluate(() => {
        const { top, bottom } = /** @type {Element} */ (document.querySelector('dialog [role="status"]')).getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }), 'what is said is in sight');
      await tab.close();
    });
  });
}
