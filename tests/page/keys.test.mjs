// Every key does what the list of keys says, and keys without a meaning keep their effect in the browser.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import load from '../../dist/queens.js';
import { inOne } from './engines.mjs';
import { atRest, controls, LAPTOP, pictureAtRest, SAY } from './controls.mjs';
import { BROWSERS, launch } from './driver.mjs';
import { serveSite } from './site.mjs';
import { keyOf } from '../../web/screen/key.js';

const queens = await load();
const site = await serveSite();
after(() => site.close());

const SMALL = { width: 480, height: 360 };

/**
 * The meaning of a key event with these properties.
 * @param {Partial<KeyboardEvent> & { altGraph?: boolean, mac?: boolean }} event
 */
function meaningOf({ altGraph = false, mac = false, ...event }) {
  const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, isComposing: false, keyCode: 0 };
  const getModifierState = (/** @type {string} */ name) => name === 'AltGraph' && altGraph;
  return keyOf({ key: '', code: '', ...none, ...event, getModifierState }, mac);
}

describe('a key', () => {
  // Key events of browsers on Windows, Linux and macOS for these layouts.
  for (const [layout, event, meaning] of /** @type {const} */ ([
    ['English', { key: 'n', code: 'KeyN' }, 'n'],
    ['English', { key: 'N', code: 'KeyN', shiftKey: true }, 'N'],
    ['Russian', { key: 'т', code: 'KeyN' }, 'n'],
    ['Russian', { key: 'Т', code: 'KeyN', shiftKey: true }, 'N'],
    ['Russian', { key: 'х', code: 'BracketLeft' }, '['],
    ['Russian', { key: 'ъ', code: 'BracketRight' }, ']'],
    ['Russian', { key: '№', code: 'Digit3', shiftKey: true }, '#'],
    ['Russian', { key: '?', code: 'Digit7', shiftKey: true }, '?'],
    ['Ukrainian', { key: 'і', code: 'KeyS' }, 's'],
    ['Greek', { key: 'ν', code: 'KeyN' }, 'n'],
    ['Hebrew', { key: 'מ', code: 'KeyN' }, 'n'],
    ['Hebrew', { key: '/', code: 'KeyQ' }, '/'],
    ['Arabic', { key: 'ى', code: 'KeyN' }, 'n'],
    ['Arabic', { key: '٣', code: 'Digit3' }, '3'],
    ['Dvorak', { key: 'b', code: 'KeyN' }, 'b'],
    ['German', { key: 'z', code: 'KeyY' }, 'z'],
    ['German', { key: 'ü', code: 'BracketLeft' }, 'ü'],
    ['French', { key: 'a', code: 'KeyQ' }, 'a'],
    ['French', { key: 'é', code: 'Digit2' }, 'é'],
    ['French', { key: '2', code: 'Digit2', shiftKey: true }, '2'],
    ['Turkish', { key: 'ı', code: 'KeyI' }, 'ı'],
    ['German, AltGr', { key: '[', code: 'Digit8', altGraph: true }, '['],
    ['German, AltGr on Windows', { key: ']', code: 'Digit9', altGraph: true, ctrlKey: true, altKey: true }, ']'],
    ['French, AltGr', { key: '#', code: 'Digit3', altGraph: true, ctrlKey: true, altKey: true }, '#'],
    ['German Mac, Option', { key: '[', code: 'Digit5', altKey: true, mac: true }, '['],
    ['British Mac, Option', { key: '#', code: 'Digit3', altKey: true, mac: true }, '#'],
    ['English Mac, Option', { key: '˜', code: 'KeyN', altKey: true, mac: true }, undefined],
    ['English, Alt', { key: '[', code: 'BracketLeft', altKey: true }, undefined],
    ['Russian, Control', { key: 'т', code: 'KeyN', ctrlKey: true }, undefined],
    ['Mac, Command', { key: '[', code: 'BracketLeft', metaKey: true, mac: true }, undefined],
    ['Japanese, composing', { key: 'n', code: 'KeyN', isComposing: true }, undefined],
    ['Chinese, taken by the input method', { key: 'Process', code: 'KeyN', keyCode: 229 }, undefined],
    ['Korean, taken by the input method', { key: 'ㅜ', code: 'KeyN', keyCode: 229 }, undefined],
    ['Korean', { key: 'ㅜ', code: 'KeyN' }, 'n'],
    ['any', { key: 'ArrowRight', code: 'ArrowRight' }, 'ArrowRight'],
    ['any', { key: ' ', code: 'Space' }, ' '],
    ['any', { key: 'Dead', code: 'BracketLeft' }, 'Dead'],
  ])) {
    test(`${layout} ${event.key} means ${meaning ?? 'nothing'}`, () => assert.equal(meaningOf(event), meaning));
  }
});

for (const name of BROWSERS) {
  const once = inOne(name);
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

    once('space plays and pauses', async () => {
      const tab = await open('n=6&speed=40');
      await tab.press(' ');
      await tab.until(() => window.queens.position() > 4);
      await controls(tab).find('button', SAY.pause);
      await tab.press(' ');
      await controls(tab).find('button', SAY.play);
      const position = await positionIn(tab);
      await atRest(tab);
      assert.equal(await positionIn(tab), position);
      await tab.close();
    });

    once('the searches, the board, the speed and the theme', async () => {
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

    once('letters of other scripts, and signs with AltGr, by events of the page', async () => {
      const tab = await open('n=5');
      const press = (/** @type {any} */ event) => tab.evaluate((/** @type {any} */ event) =>
        !document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...event })), event);
      assert.ok(await press({ key: 'и', code: 'KeyB' }), 'it is kept from the browser');
      const backtrack = await positionIn(tab);
      assert.equal((await tab.evaluate(() => window.queens.event()))?.kind, 'remove');
      assert.ok(await press({ key: ']', code: 'Digit9', ctrlKey: true, altKey: true, modifierAltGraph: true }));
      assert.equal(await tab.evaluate(() => window.queens.n()), 6);
      const before = await positionIn(tab);
      assert.ok(!(await press({ key: 'и', code: 'KeyB', isComposing: true })));
      assert.ok(!(await press({ key: 'ا', code: 'KeyH' })), 'H means nothing');
      assert.equal(await positionIn(tab), before);
      assert.ok(backtrack > 0);
      await tab.close();
    });

    once('the arrows and the buttons go by the step size, as scripts do', async () => {
      const tab = await open('n=6&step=28&lang=en&grain=turn');
      const on = controls(tab);
      const search = new queens.Search('flag-arrays', 6);
      const ends = [28];
      for (search.seek(28); ends.length < 5;) {
        const event = search.step();
        if (event?.kind === 'solution' || event?.deadEnd) ends.push(search.position());
      }
      search.delete();
      await tab.press('ArrowRight');
      assert.equal(await positionIn(tab), ends[1]);
      await on.click('button', SAY.step);
      await tab.until((to) => window.queens.position() === to, ends[2]);
      const event = await tab.evaluate(() => window.queens.step());
      assert.equal(await positionIn(tab), ends[3]);
      assert.ok(event.deadEnd || event.kind === 'solution');
      await tab.press('ArrowLeft');
      assert.equal(await positionIn(tab), ends[2]);
      await tab.evaluate(() => window.queens.back());
      assert.equal(await positionIn(tab), ends[1]);
      // One line, whatever the step size.
      await tab.pressShifted('ArrowRight');
      assert.equal(await positionIn(tab), ends[1]);
      await tab.pressShifted('ArrowLeft');
      assert.equal(await tab.evaluate(() => window.queens.load({ grain: 'line' }).then(() => window.queens.position())), ends[1]);
      const lines = [];
      while ((await positionIn(tab)) === ends[1] && lines.length < 50) {
        await tab.press('ArrowRight');
        lines.push(await tab.evaluate(() => window.queens.lines()));
      }
      assert.ok(lines.length > 1, 'several lines lead to the next event');
      assert.equal(await positionIn(tab), ends[1] + 1);
      await tab.close();
    });

    once('none where the host leaves nothing to the reader, or has taken them away', async () => {
      for (const query of ['controls=none', 'keys=none']) {
        const tab = await open(`n=6&step=28&lang=en&${query}`);
        await tab.until(() => window.queens.total());
        const before = await pictureAtRest(tab);
        await tab.evaluate(() => {
          Object.assign(window, { kept: [] });
          window.addEventListener('keydown', (event) => event.defaultPrevented && /** @type {any} */ (window).kept.push(event.key));
        });
        for (const key of ['f', 'v', 'g', '#', '?', 'n', 'b', 'e', 'y', 'k', 'm', 's', ' ', 'ArrowRight', 'Home', 'End', '1', ']', '+']) await tab.press(key);
        assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).kept), [], query);
        assert.ok((await pictureAtRest(tab)).equals(before), query);
        assert.equal(await tab.evaluate(() => document.querySelector('dialog')), null);
        await tab.close();
      }
    });

    once('an open menu receives the typed letters', async () => {
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
      // The end of the scrubber is known.
      await tab.until(() => window.queens.total());
      const before = await pictureAtRest(tab);
      await tab.press('?');
      await controls(tab).find('dialog', SAY.help);
      assert.ok(!(await pictureAtRest(tab)).equals(before));
      await tab.press('Escape');
      assert.ok((await pictureAtRest(tab)).equals(before));
      assert.equal(await tab.evaluate(() => document.activeElement?.id), 'canvas');
      await tab.press('Escape');
      // Only embedded boards have to give way to other keys.
      assert.equal(await tab.evaluate(() => document.activeElement?.id), 'canvas');
      await tab.press('ArrowRight');
      assert.equal(await positionIn(tab), 1);
      await tab.close();
    });

    test('other keys, and keys with Control, are left to the browser', async () => {
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
