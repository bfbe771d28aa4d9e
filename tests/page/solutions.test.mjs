// The solutions found: copying and saving.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { controls, LAPTOP, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveSite } from './site.mjs';
import { takeDown } from './taken.mjs';

const site = await serveSite();
after(() => site.close());

// Like in a frame that may not use the clipboard.
function refuse() {
  navigator.clipboard.writeText = async () => {
    throw new Error('not allowed');
  };
  document.execCommand = () => false;
}

const ALL = '[1, 3, 0, 2]\n[2, 0, 3, 1]\n';

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('the printed solutions are copied and saved unchanged', async () => {
      const tab = await browser.openReady(`${site.address}?n=4&lang=en&step=110&panels=solutions`, { ...LAPTOP, init: takeDown });
      const on = controls(tab);
      await on.click('button', SAY.asPrinted);
      for (const line of ALL.trim().split('\n')) await on.find('listitem', line);
      await on.click('button', SAY.copy);
      await on.find('button', SAY.copied);
      await on.click('button', SAY.save);
      await tab.until(() => /** @type {any} */ (window).taken.saved.length === 1);
      const { copied, saved } = await tab.evaluate(async () => {
        const { copied, saved } = /** @type {any} */ (window).taken;
        return { copied, saved: await Promise.all(saved) };
      });
      assert.deepEqual(copied, [ALL]);
      assert.deepEqual(saved.map((/** @type {[string, number[]]} */ [name, bytes]) => [name, Buffer.from(bytes).toString()]), [['flag-arrays-4-lists-0.txt', ALL]]);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('a message appears if copying is not allowed', async () => {
      const tab = await browser.openReady(`${site.address}?n=4&lang=en&step=110&panels=solutions`, { ...LAPTOP, init: refuse });
      const on = controls(tab);
      await on.click('button', SAY.asPrinted);
      await on.click('button', SAY.copy);
      await tab.until(() => document.querySelector('.line span')?.textContent?.startsWith('The browser does not let this page use the clipboard'));
      await tab.close();
    });
  });
}
