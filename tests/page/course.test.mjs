// The lessons in web/examples: their boards and links show the positions that the text describes.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import load from '../../dist/queens.js';
import { LAPTOP } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveSite } from './site.mjs';

const LESSONS = ['course.html', 'course.zh.html'];
const site = await serveSite();
const queens = await load();
after(() => site.close());

// Runs in the page or in a frame.
const isReady = () => window.queens?.ready?.then(() => true) ?? false;
const said = () => {
  const { n, variant, event, narration } = window.queens;
  return {
    n: n(),
    variant: variant(),
    event: event(),
    narration: narration(document.documentElement.lang),
    notice: document.getElementById('narration')?.textContent,
  };
};

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('element.html: its text moves the board to the described positions', async () => {
      const tab = await browser.open(`${site.address}examples/element.html`, LAPTOP);
      const says = (/** @type {string} */ text) => tab.until((/** @type {string} */ text) => document.getElementById('said')?.textContent === text, text);
      const press = (/** @type {string} */ name) =>
        tab.evaluate((/** @type {string} */ name) =>
          Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === name)?.click(), name);
      await says('Event 5: scan. Solutions seen: 0.');
      await press('the beginning');
      await says('Event 0. Solutions seen: 0.');
      await press('the next row with nothing left to try');
      const search = new queens.Search('bitmask', 6);
      search.runTo('exhausted');
      await says(`Event ${search.position()}: exhausted. Solutions seen: 0.`);
      await press('the next solution');
      search.runTo('solution');
      await says(`Event ${search.position()}: solution. Solutions seen: 1.`);
      search.delete();
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    for (const lesson of LESSONS) {
      test(`${lesson}: its boards show the positions in the text, and scrolling past them moves neither`, async () => {
        const tab = await browser.open(`${site.address}examples/${lesson}`, LAPTOP);
        const frames = await tab.frames(2);
        for (let i = 0; i < 2; i++) {
          await tab.evaluate((/** @type {number} */ which) => document.querySelectorAll('iframe')[which].scrollIntoView(), i);
          await tab.until(isReady, undefined, frames[i]);
          await tab.until(() => document.getElementById('narration')?.textContent, undefined, frames[i]);
        }
        const [first, second] = await Promise.all(frames.map((/** @type {any} */ frame) => frame.evaluate(said)));
        assert.equal(`${first.variant} ${first.n}`, 'flag-arrays 6');
        assert.deepEqual(
          { ...first.event, attackers: first.event.attackers.length },
          { kind: 'test', row: 2, col: 1, safe: false, attackers: 1 },
        );
        assert.equal(`${second.variant} ${second.n}`, 'bitmask 6');
        assert.deepEqual(second.event, { kind: 'scan', row: 2, col: null, free: [4, 5] });

        await tab.evaluate(() => scrollTo(0, 0));
        await tab.move(LAPTOP.width / 2, LAPTOP.height / 2);
        for (let i = 0; i < 12; i++) await tab.wheel(200);
        // The second board moves under the pointer too.
        await tab.until(() => document.querySelectorAll('iframe')[1].getBoundingClientRect().top < 400);
        for (const key of ['ArrowRight', ' ']) await tab.press(key);
        assert.deepEqual(await frames[0].evaluate(said), first);
        assert.deepEqual(await frames[1].evaluate(said), second);
        assert.deepEqual(tab.complaints, []);
        await tab.close();
      });
    }

    test('the links open the page without a notice, and are the same in both languages', async () => {
      const [links, others] = await Promise.all(LESSONS.map(async (lesson) => {
        const tab = await browser.open(`${site.address}examples/${lesson}`);
        const found = await tab.evaluate(() => Array.from(document.querySelectorAll('main a'), (link) => /** @type {HTMLAnchorElement} */ (link).href));
        await tab.close();
        return found;
      }));
      assert.equal(links.length, 3);
      assert.deepEqual(others, links.map((/** @type {string} */ link) => link.replace('lang=en', 'lang=zh')));
      const moments = [];
      for (const link of links) {
        const page = await browser.openReady(link);
        const { event } = await page.evaluate(said);
        const notice = await page.evaluate(() => document.querySelector('#mirror [data-box="notice"]')?.textContent ?? '');
        const queens = await page.evaluate(() => window.queens.queens());
        assert.equal(notice, '', link);
        moments.push({ kind: event?.kind, queens });
        await page.close();
      }
      assert.equal(moments[0].queens.length, 4);
      const attacked = (/** @type {number} */ col) =>
        moments[0].queens.some(([row, at]) => at === col || Math.abs(at - col) === 5 - row);
      assert.ok([0, 1, 2, 3, 4, 5].every(attacked), 'four queens close the last row');
      assert.equal(moments[1].kind, 'remove', 'the first retreat');
    });
  });
}
