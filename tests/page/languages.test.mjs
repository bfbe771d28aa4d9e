// The program loads its messages in the student's language only; the others load after the first frame or on request,
// and nothing waits for them.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { inEach } from './engines.mjs';
import { controls, messages } from './controls.mjs';
import { serveSite, serveSiteWith } from './site.mjs';

const site = await serveSite();
after(() => site.close());

const size = { width: 320, height: 320 };
const saveData = () => void Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
const hasControls = () => document.querySelector('#mirror *') !== null;
const said = () => document.getElementById('narration')?.textContent ?? '';
const inChinese = () => window.queens.ready.then(() => window.queens.narration('zh'));

/** @param {import('./driver.mjs').Tab} tab @returns the requested languages, in order */
const asked = (tab) => tab.requests.flatMap((address) => address.match(/texts\/(\w+)\.txt$/)?.[1] ?? []);

inEach((browser) => {
  test('the language of the address is used, and the others load after the first frame', async () => {
    for (const [language, other, begins] of [['en', 'zh', /^The board is empty/], ['zh', 'en', /^棋盘是空的/]]) {
      const tab = await browser().openReady(`${site.address}?lang=${language}&n=8`, size);
      await tab.until(hasControls);
      assert.match(await tab.evaluate(said), /** @type {RegExp} */ (begins));
      await tab.until((name) => performance.getEntriesByType('resource').some((each) => each.name.endsWith(`texts/${name}.txt`)), other);
      assert.deepEqual(asked(tab), [language, other]);
      await tab.close();
    }
  });

  test('an address that only says how the page looks greets newcomers, and one with a position does not', async () => {
    const tab = await browser().openReady(`${site.address}?lang=zh&theme=dark`, size);
    await controls(tab).find('button', messages('zh').welcomeLook);
    await tab.close();
    const other = await browser().openReady(`${site.address}?lang=zh&step=3`, size);
    assert.ok(!(await controls(other).now('button', messages('zh').welcomeLook)));
    await other.close();
  });

  test('with data saving only one language loads, and others on request', async () => {
    const tab = await browser().openReady(`${site.address}?lang=en&n=8`, { ...size, init: saveData });
    await tab.until(hasControls);
    assert.deepEqual(asked(tab), ['en']);
    assert.match(await tab.evaluate(inChinese), /^棋盘是空的/);
    assert.deepEqual(asked(tab), ['en', 'zh']);
    await tab.evaluate(() => window.queens.load({ lang: 'zh' }));
    await tab.until(() => /^棋盘是空的/.test(document.getElementById('narration')?.textContent ?? ''));
    await tab.close();
  });

  test('a language that cannot be loaded leaves the page unchanged', async () => {
    const poor = await serveSiteWith({ 'texts/zh.txt': null });
    const tab = await browser().openReady(`${poor.address}?lang=en&n=8`, { ...size, init: saveData });
    assert.match(await tab.evaluate(inChinese), /^The board is empty/);
    await tab.evaluate(() => window.queens.load({ lang: 'zh', n: 5 }));
    assert.match(await tab.evaluate(() => window.queens.narration('en')), /^The board is empty/);
    await tab.close();
    await poor.close();
  });
});
