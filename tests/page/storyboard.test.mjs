// The texts of a storyboard are below their boards, in the fonts of a computer.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import load from '../../dist/queens.js';
import { storyboard } from '../../web/search/storyboard.js';
import { launch } from './driver.mjs';

const queens = await load();
/** @type {import('./driver.mjs').Browser} */
let browser;
/** @type {import('./driver.mjs').Tab} */
let tab;
before(async () => {
  browser = await launch('chromium');
  tab = await browser.open('about:blank', { width: 800, height: 1200 });
});
after(() => browser.close());

for (const language of /** @type {const} */ (['en', 'zh'])) {
  for (const { id } of queens.variants()) {
    test(`${id}, ${language}`, async () => {
      const search = new queens.Search(/** @type {any} */ (id), 12);
      // The middle of the search has many queens and long sentences.
      const positions = Array.from({ length: 36 }, (_, i) => 400 + i);
      const page = storyboard(search, { positions, title: id, columns: 6, language });
      search.delete();
      await tab.page.setContent(page);
      const { lines, side } = await tab.evaluate(() => ({
        side: Number(document.querySelector('svg > svg')?.getAttribute('width')),
        lines: [...document.querySelectorAll('svg:has(> svg) > text')].slice(1).map((text) => ({
          words: text.textContent ?? '', width: /** @type {SVGTextElement} */ (text).getComputedTextLength(),
        })),
      }));
      assert.ok(lines.length >= positions.length);
      assert.deepEqual(lines.filter(({ width }) => width > side), [], `wider than ${side}`);
      assert.deepEqual(lines.filter(({ words }) => /^[、。，：；）》」”]|[（《「“]$/.test(words)), [], 'marks stay with their words');
    });
  }
}
