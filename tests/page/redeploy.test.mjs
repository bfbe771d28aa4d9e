// Returning after a new version of the site, with cached parts of the old one: the page is completely the old one,
// completely the new one, or a message whose Retry loads the new one.
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveRedeployed } from './redeployed.mjs';

// Runs in the page.
const isReady = () => window.queens?.ready?.then(() => true) ?? false;
const isBefore = () => 'before' in document.documentElement.dataset;

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    /**
     * Visits the old version, leaves, and returns after the next version is deployed.
     * @param {Awaited<ReturnType<typeof serveRedeployed>>} site
     */
    async function comeBack(site) {
      const tab = await browser.openReady(`${site.address}?n=6&step=7`);
      assert.equal(await tab.evaluate(isBefore), true);
      // Parts loaded after the first frame belong to the version too: the scout, and the messages of other languages.
      await tab.until(() => window.queens.total() !== null && ['zh.txt', 'zh-rest.txt'].every((file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(`/texts/${file}`))));
      await tab.goto('about:blank');
      site.asked();
      site.deploy();
      await tab.goto(`${site.address}?n=6&step=7`);
      return tab;
    }
    /** @param {import('./driver.mjs').Tab} tab */
    async function isNext(tab) {
      await tab.until(() => !document.documentElement.hasAttribute('data-before'));
      await tab.until(isReady);
      assert.equal(await tab.evaluate(() => window.queens.position()), 7, 'at the same place');
    }

    test('everything cached for a year: the complete old version; a reload brings the new one', async (t) => {
      const site = await serveRedeployed(() => true);
      t.after(() => site.close());
      const tab = await comeBack(site);
      await tab.until(isReady);
      assert.equal(await tab.evaluate(isBefore), true);
      assert.equal(await tab.evaluate(() => window.queens.position()), 7);
      assert.deepEqual(site.asked(), []);
      assert.deepEqual(tab.complaints, []);
      await tab.reload();
      await isNext(tab);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('nothing cached: the new version', async (t) => {
      const site = await serveRedeployed(() => false);
      t.after(() => site.close());
      const tab = await comeBack(site);
      await isNext(tab);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    for (const gone of ['start/main.js', 'app.wasm', 'start/style.css']) {
      test(`all but ${gone} cached: it is named, and Retry brings the new version`, async (t) => {
        const site = await serveRedeployed((file) => file !== path.basename(gone));
        t.after(() => site.close());
        const tab = await comeBack(site);
        await tab.until((gone) => document.getElementById('problem')?.innerText.includes(gone), gone);
        assert.equal(await tab.evaluate(isBefore), true);
        await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#problem button')).click());
        await isNext(tab);
        await tab.close();
      });
    }

    test('only the page itself kept: it says in itself that it could not start, and the browser’s reload brings the next', async (t) => {
      const site = await serveRedeployed((file) => file === 'index.html');
      t.after(() => site.close());
      const tab = await comeBack(site);
      assert.equal(await tab.evaluate(isBefore), true);
      // No script has loaded that could add more text.
      const words = await tab.evaluate(() => document.body.innerText);
      for (const part of ['could not start', 'reload the page', 'Retry']) assert.ok(words.includes(part), words);
      await tab.reload();
      await isNext(tab);
      await tab.close();
    });
  });
}
