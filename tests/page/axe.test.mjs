// The elements over the canvas follow the rules of assistive technology, as far as software can check.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { atRest, controls, LAPTOP, messages } from './controls.mjs';
import { launch } from './driver.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * @param {import('./driver.mjs').Tab} tab
 * @returns {Promise<string[]>} violations of the rules
 */
async function violations(tab) {
  await atRest(tab);
  if (!(await tab.evaluate(() => 'axe' in window))) await tab.evaluate(axe);
  return tab.evaluate(async () => {
    const found = await /** @type {any} */ (window).axe.run(document, { resultTypes: ['violations'] });
    return found.violations.flatMap((/** @type {any} */ { id, help, nodes }) =>
      nodes.map((/** @type {any} */ { html, failureSummary }) => `${id} (${help}): ${html.slice(0, 200)} ${failureSummary}`));
  });
}

describe('rules of accessibility', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  // Rules depend on the words or on the colours, so each is tested once.
  for (const [lang, theme] of [['en', 'light'], ['zh', 'dark']]) {
    const say = messages(lang);
    const open = (/** @type {string} */ query, size = LAPTOP) =>
      browser.openReady(`${site.address}?n=6&step=30&lang=${lang}&theme=${theme}&${query}`, size);

    test(`the page at rest; with the help, a list, the charts, the search tree and a second search, ${lang}, ${theme}`, async () => {
      const tab = await open('');
      const on = controls(tab);
      const load = (/** @type {Record<string, string>} */ state) => tab.evaluate((given) => window.queens.load(given), state);
      assert.deepEqual(await violations(tab), []);
      for (const panel of [say.calls, say.solutions, say.statistics, say.log, say.count]) {
        await on.click('tab', panel);
        assert.deepEqual(await violations(tab), [], panel);
      }
      for (const [opener, role] of [[say.help, 'dialog'], [say.search, 'listbox']]) {
        await on.click('button', opener);
        await on.find(role, opener);
        assert.deepEqual(await violations(tab), [], opener);
        await tab.press('Escape');
        await tab.until(() => document.querySelector('#mirror [role="dialog"]') === null);
      }
      await tab.press('f');
      await tab.until(() => document.querySelector('dialog td') !== null);
      assert.deepEqual(await violations(tab), [], 'charts');
      await tab.press('Escape');
      await tab.until(() => document.querySelector('dialog') === null);
      await load({ panels: 'state,tree' });
      await on.find('treeitem', say.barQueen.replace('{row}', '0').replace('{col}', '0'));
      assert.deepEqual(await violations(tab), [], 'search tree');
      await load({ with: 'bitmask', panels: 'solutions' });
      await on.find('grid', `${say.board}: ${say.titleBitmask}`);
      assert.deepEqual(await violations(tab), [], 'two searches');
      await tab.close();
    });

    test(`with a lesson beside it, ${lang}, ${theme}`, async () => {
      // An empty board, squares, choices, cells, a line, a scale with its table, masks; a faulty line, an order of
      // lines.
      const tab = await open('lesson=1');
      for (const [name, stop] of [['queens', 1], ['queens', 2], ['queens', 5], ['queens', 6], ['queens', 7], ['queens', 14], ['queens', 15], ['broken', 1], ['practice', 1]]) {
        await tab.evaluate(([name, stop]) => /** @type {any} */ (window.queens).lesson(name, stop), [name, stop]);
        await tab.until(() => document.querySelector('#lesson #question') !== null);
        // Both languages have the same elements before an answer.
        if (lang === 'en') assert.deepEqual(await violations(tab), [], `stop ${stop} of ${name}`);
        await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson .show')).click());
        await tab.until(() => document.querySelector('#lesson .next.ready') !== null);
        assert.deepEqual(await violations(tab), [], `the answer of stop ${stop} of ${name}`);
      }
      await tab.close();
    });

    test(`with the dialog for sharing open, ${lang}, ${theme}`, async () => {
      const tab = await open('', { width: 320, height: 568 });
      await tab.press('e');
      await tab.until(() => document.querySelector('dialog[open]') !== null);
      await tab.evaluate(() => document.querySelector('summary')?.click());
      assert.deepEqual(await violations(tab), []);
      await tab.close();
    });

    test(`without a canvas, ${lang}, ${theme}`, async () => {
      const tab = await open('view=plain&panels=state,tree', lang === 'en' ? LAPTOP : { width: 390, height: 844 });
      await tab.until(() => document.querySelector('.plain #mirror img') !== null);
      assert.deepEqual(await violations(tab), []);
      for (const panel of [say.calls, say.solutions, say.statistics, say.log, say.count]) {
        await controls(tab).press('tab', panel, 'Enter');
        assert.deepEqual(await violations(tab), [], panel);
      }
      for (const [role, opener] of [['button', say.help], ['button', say.search], ['button', say.legendTitle]]) {
        await controls(tab).press(role, opener, 'Enter');
        await tab.until(() => document.querySelector('[data-box="overlay"]') !== null);
        assert.deepEqual(await violations(tab), [], opener);
        await tab.press('Escape');
        await tab.until(() => document.querySelector('[data-box="overlay"]') === null);
      }
      await tab.close();
    });

    test(`the player, with a notice, ${lang}, ${theme}`, async () => {
      const tab = await open('view=player&speed=no', { width: 480, height: 360 });
      await controls(tab).find('button', say.close);
      assert.deepEqual(await violations(tab), []);
      await tab.close();
    });
  }
});
