// The board with its panels, rendered: everything is on the sheet, and nothing overlaps.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import load from '../../dist/queens.js';
import { launch } from './driver.mjs';

const queens = await load();
/** @type {import('./driver.mjs').Browser} */
let browser;
before(async () => void (browser = await launch('chromium')));
after(() => browser.close());

const face = (/** @type {string} */ family, /** @type {string} */ source) => `@font-face { font-family: '${family}'; src: ${source}; }`;
/** @param {string} file */
const packed = async (file) =>
  `url(data:font/ttf;base64,${await readFile(new URL(`../../node_modules/@expo-google-fonts/${file}`, import.meta.url), 'base64')})`;
/** Fonts of a computer: the sheet's fonts, or wide ones. */
const FONTS = {
  'its fonts': face('Inter', await packed('inter/400Regular/Inter_400Regular.ttf'))
    + face('JetBrains Mono', await packed('jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf')),
  'wide fonts': face('Inter', "local('DejaVu Sans')") + face('JetBrains Mono', "local('DejaVu Sans Mono')"),
};

/** Runs in the page: texts that extend beyond the sheet, and pairs that overlap by more than a pixel. */
function faults() {
  const sheet = /** @type {Element} */ (document.querySelector('svg')).getBoundingClientRect();
  const boxes = [...document.querySelectorAll('text')].filter((each) => each.textContent)
    .map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }));
  const out = boxes.filter(({ box }) => box.left < 0 || box.top < 0 || box.right > sheet.right - 4 || box.bottom > sheet.bottom - 4);
  const found = out.map(({ text }) => `${text} leaves the sheet`);
  for (const [i, { text, box }] of boxes.entries()) {
    for (const other of boxes.slice(i + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      // The boxes of lines extend a little beyond their letters.
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 1 && down > 0.45 * Math.min(box.height, other.box.height)) found.push(`${text} lies on ${other.text}`);
    }
  }
  return found;
}

for (const [name, fonts] of Object.entries(FONTS)) {
  test(`everything fits on the sheet, with ${name}`, async () => {
    const tab = await browser.open('about:blank', { width: 1280, height: 800 });
    await tab.page.setContent(`<style>${fonts} body { margin: 0 } svg { display: block }</style>`);
    for (const { id } of queens.variants()) {
      for (const [n, position, options] of /** @type {[number, number, any][]} */ ([
        [8, 876, { panels: 'code,state,calls,stats', code: 'python' }],
        [20, 300, { panels: 'code,state,calls', code: 'java', theme: 'projector' }],
        [32, 1500, { panels: 'state', size: 120 }],
      ])) {
        const search = new queens.Search(/** @type {any} */ (id), n);
        search.seek(position);
        await tab.evaluate((svg) => void (document.body.innerHTML = svg), search.svg(options));
        search.delete();
        await tab.evaluate(() => document.fonts.ready.then(() => undefined));
        assert.deepEqual(await tab.evaluate(faults), [], `${id}, n = ${n}`);
      }
    }
    await tab.close();
  });
}
