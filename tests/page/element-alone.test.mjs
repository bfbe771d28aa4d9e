// The files that the guide names for the element alone are enough for it.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../script/tools/serve.mjs';
import { LAPTOP } from './controls.mjs';
import { launch } from './driver.mjs';
import { serveHost } from './host.mjs';
import { DIST } from './site.mjs';

/** @param {string} language @returns {string[]} the names in the list of its guide */
function namesIn(language) {
  const text = readFileSync(new URL(`../../web/guide/${language}/hosting.md`, import.meta.url), 'utf8');
  return (/```\n(embed\.js\n[^`]*)```/.exec(text)?.[1] ?? '').trim().split('\n');
}

const folder = mkdtempSync(path.join(tmpdir(), 'queenscope-'));
const names = namesIn('en');
for (const name of names) {
  const [here] = readdirSync(DIST).filter((each) => (name.endsWith('…') ? each.startsWith(name.slice(0, -1)) : each === name));
  cpSync(path.join(DIST, here), path.join(folder, here), { recursive: true });
}
const site = await serve(folder);
const host = await serveHost();
after(() => Promise.all([site.close(), host.close()]));
after(() => rmSync(folder, { recursive: true }));

test('the guides in all languages have the same list', () => {
  assert.ok(names.length > 3);
  assert.deepEqual(namesIn('zh'), names);
});

describe('chromium', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  test('a board and its picture appear, and what it opens opens', async () => {
    const html = `<script type="module" src="${site.address}embed.js"></script><n-queens n="5" step="9" lang="en" loading="click" style="display:block;height:700px"></n-queens>`;
    const tab = await browser.open(host.pageWith(html), LAPTOP);
    await tab.until(() => document.querySelector('n-queens')?.shadowRoot?.querySelector('svg.poster'));
    await tab.evaluate(() => document.querySelector('n-queens')?.setAttribute('loading', 'eager'));
    const [frame] = await tab.frames(1);
    await tab.until(async () => window.queens && (await window.queens.ready) !== null && window.queens.position() === 9, undefined, frame);
    for (const [open, there] of /** @type {[() => any, () => any][]} */ ([
      [() => window.queens.lesson(1), () => document.querySelector('#lesson h2')],
      [() => window.queens.program({ language: 'javascript', source: '' }), () => document.querySelector('#program .editor')],
      [() => window.queens.watch('n 4\nplace 0 0'), () => window.queens.variant() === 'trace'],
    ])) {
      await frame.evaluate(open);
      await tab.until(there, undefined, frame);
    }
    const missing = await frame.evaluate(() => performance.getEntriesByType('resource').filter((each) => /** @type {any} */ (each).responseStatus >= 400).map(({ name }) => name));
    assert.deepEqual(missing, []);
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  });
});
