// Every key does what the list of keys says, and keys that mean nothing here stay the browser's.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import load from '../../dist/queens.js';
import { inOneOf } from './both.mjs';
import { atRest, controls, LAPTOP, pictureAtRest, SAY } from './controls.mjs';
import { BROWSERS, launch } from './driver.mjs';
import { serveSite } from './site.mjs';

const queens = await load();
const site = await serveSite();
after(() => site.close());

const SMALL = { width: 480, height: 360 };

for (const name of BROWSERS) {
  const once = inOneOf(name);
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    /** @param {string} query */
    const open = (query) => browser.openReady(`${site.address}?view=player&${query}`, SMALL);
    /** @param {import('./driver.mjs').Tab} tab */
    const positionIn = (tab) => tab.evaluate(() => window.queens.position());

    once('solutions, backtracks, first and last', async () => {
      const search = new queens.Search('flag-arrays', 5);
      const tab = await open('n=5');
      search.runTo('solution');
      const first = search.position();
      search.runTo('solution');
      const second = search.position();
      search.runTo('remove');
      const backtrack = search.position();
      search.delete();
      for (const [key, position] of /** @type {const} */ ([
        ['n', first],
        ['N', second],
        ['p', first],
        ['P', first],
        ['n', second],
        ['b', backtrack],
        ['p', second],
        ['Home', 0],
        ['End', backtrack],
        ['ArrowLeft', backtrack - 1],
        ['ArrowRight', backtrack],
      ])) {
        await tab.press(key);
        assert.equal(await positionIn(tab), position, key);
      }
      await tab.close();
    });

    test('space plays and pauses', async () => {
      const tab = await open('n=6&speed=40');
      await tab.press(' ');
      await tab.until(() => window.queens.position() > 4);
      await tab.press(' ');
      await controls(tab).find('button', SAY.play);
      const position = await positionIn(tab);
      await atRest(tab);
      assert.equal(await positionIn(tab), position);
      await tab.close();
    });

    once('the seven searches, the board, the speed and the theme', async () => {
      const tab = await open('n=6&step=9');
      for (const [i, { id }] of queens.variants().entries()) {
        await tab.press(String(i + 1));
        assert.equal(await tab.evaluate(() => window.queens.variant()), id);
      }
      await tab.press(']');
      assert.equal(await tab.evaluate(() => window.queens.n()), 7);
      assert.equal(await positionIn(tab), 0, 'an empty board stays one');
      await tab.press('[');
      await tab.press('[');
      assert.equal(await tab.evaluate(() => window.queens.n()), 5);
      for (const [keys, query] of /** @type {const} */ ([
        ['+', 'speed=4'],
        ['--', 'speed=1'],
        ['----', 'speed=0.5'],
        ['t', 'theme='],
      ])) {
        for (const key of keys) await tab.press(key);
        await tab.until((part) => location.search.includes(part), query);
      }
      await tab.close();
    });

    once('the board stays between 1 and 32', async () => {
      const tab = await open('n=1');
      await tab.press('[');
      assert.equal(await tab.evaluate(() => window.queens.n()), 1);
      await tab.evaluate(() => window.queens.load({ n: 32 }));
      await tab.press(']');
      assert.equal(await tab.evaluate(() => window.queens.n()), 32);
      await tab.close();
    });

    test('what is typed in an open menu is for the menu', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=4&step=10`, LAPTOP);
      const focused = () => tab.evaluate(() => document.activeElement?.textContent);
      await controls(tab).focus('button', SAY.search);
      await tab.press('Enter');
      await controls(tab).find('dialog', SAY.search);
      for (const [key, name] of [['b', '4  Bit flags'], ['b', '5  Bitmask'], ['b', '1  Board scan'], ['e', '6  Explicit stack'], ['3', '3  Hash sets'], ['q', '3  Hash sets']]) {
        await tab.press(key);
        assert.ok((await focused())?.startsWith(name), `${key}: ${await focused()}`);
      }
      await tab.press('End');
      assert.ok((await focused())?.startsWith(SAY.compare), 'the switches below are entries too');
      assert.equal(await positionIn(tab), 10);
      await tab.press('Escape');
      assert.equal(await tab.evaluate(() => window.queens.variant()), 'flag-arrays');
      await tab.close();
    });

    once('? shows the keys and Esc takes them away, then does nothing', async () => {
      const tab = await open('n=6');
      // The line of positions has its end.
      await tab.until(() => window.queens.total());
      const before = await pictureAtRest(tab);
      await tab.press('?');
      await controls(tab).find('dialog', SAY.help);
      assert.ok(!(await pictureAtRest(tab)).equals(before));
      await tab.press('Escape');
      assert.ok((await pictureAtRest(tab)).equals(before));
      assert.equal(await tab.evaluate(() => document.activeElement?.id), 'canvas');
      await tab.press('Escape');
      // Only inside somebody's page are there other keys to give way to.
      assert.equal(await tab.evaluate(() => document.activeElement?.id), 'canvas');
      await tab.press('ArrowRight');
      assert.equal(await positionIn(tab), 1);
      await tab.close();
    });

    test('other keys, and keys held with Control, are left alone', async () => {
      const tab = await open('n=6');
      await tab.evaluate(() => {
        const kept = /** @type {string[]} */ ([]);
        Object.assign(window, { kept });
        window.addEventListener('keydown', (event) => {
          if (event.defaultPrevented) kept.push(event.key);
          else event.preventDefault();
        });
      });
      for (const key of ['x', 'Enter', 'ArrowDown', 'PageDown', 'Tab']) await tab.press(key);
      await tab.page.keyboard.down('Control');
      for (const key of ['b', 'n', 'ArrowRight', '1']) await tab.press(key);
      await tab.page.keyboard.up('Control');
      assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).kept), []);
      assert.equal(await positionIn(tab), 0);
      assert.equal(await tab.evaluate(() => window.queens.variant()), 'flag-arrays');
      await tab.press('ArrowRight');
      assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).kept), ['ArrowRight']);
      await tab.close();
    });
  });
}
