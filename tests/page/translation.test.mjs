// A browser that translates the page leaves programs unchanged.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import load from '../../dist/queens.js';
import { LAPTOP, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { serveSite } from './site.mjs';

const queens = await load();
const site = await serveSite();
after(() => site.close());

test('programs, variables and printed solutions are not translated, buttons are', async () => {
  const search = new queens.Search('flag-arrays', 4);
  search.seek(20);
  const variables = search.state().map(({ name }) => name);
  search.delete();
  const lines = queens.listing('flag-arrays', 'python').text.split('\n').filter((line) => line.trim());
  const browser = await launch('chromium');
  after(() => browser.close());
  const tab = await browser.openReady(`${site.address}?view=plain&n=4&step=20&lang=en&panels=state`, LAPTOP);
  await tab.until(() => document.documentElement.classList.contains('plain') && document.querySelector('#mirror [role=option]'));
  // A browser translates all text except that of elements that forbid it.
  const translate = () => tab.evaluate(() => {
    const walker = document.createTreeWalker(/** @type {Element} */ (document.getElementById('mirror')), NodeFilter.SHOW_TEXT);
    const nodes = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(/** @type {Text} */ (node));
    return nodes.filter((node) => node.parentElement?.closest('[translate=no]') === null).map((node) => node.data);
  });
  const translated = await translate();
  assert.ok(translated.some((text) => text.startsWith(SAY.play)), 'buttons are translated');
  assert.deepEqual(translated.filter((text) => lines.includes(text) || variables.some((name) => text.startsWith(`${name}: `))), []);
  assert.deepEqual(lines.filter((line) => !translated.includes(line)).length, lines.length);
  for (const [panel, own] of [['calls', 'search('], ['solutions&print=lists-0&step=110', '[']]) {
    await tab.evaluate((/** @type {string} */ panels) => window.queens.load(`panels=${panels}`), panel);
    await tab.until((/** @type {string} */ own) => [...document.querySelectorAll('#mirror [data-box="panels"] *')].some((each) => each.textContent?.startsWith(own)), own);
    assert.deepEqual((await translate()).filter((text) => text.startsWith(own)), [], panel);
  }
  await tab.close();
});
