// An animation of a range, saved from the dialog for sharing.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import load from '../../dist/queens.js';
import { LAPTOP } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { decodeGif } from './gif.mjs';
import { loseWorkers } from './lost-workers.mjs';
import { openRange, TEXTS } from './range.mjs';
import { serveSite } from './site.mjs';

const queens = await load();
const site = await serveSite();
after(() => site.close());

// Smoothed edges have more colours than a palette; colours at this distance may be merged.
const NEARLY = 8;

/**
 * The positions in a range of flag-arrays, n = 6, after events of these kinds.
 * @param {number} from
 * @param {number} to
 * @param {string[]} [kinds]
 */
function momentsOf(from, to, kinds) {
  const search = new queens.Search('flag-arrays', 6);
  const found = [];
  for (let position = from; position <= to; position++) {
    search.seek(position);
    const event = /** @type {any} */ (search.event());
    if (!kinds || kinds.includes(event?.kind)) found.push({ position, event, queens: search.queens() });
  }
  search.delete();
  return found;
}

/**
 * The squares with a dark centre, like that of a queen.
 * @param {import('./gif.mjs').Frame} frame
 * @param {number} size of the picture
 */
function darkSquares({ pixels }, size) {
  const search = new queens.Search('flag-arrays', 6);
  const [, left, side] = (search.svg({ size }).match(/M(\d+) \1h([\d.]+)/) ?? assert.fail('no squares')).map(Number);
  search.delete();
  const dark = [];
  for (let row = 0; row < 6; row++) {
    for (let col = 0; col < 6; col++) {
      const at = 4 * (Math.round(left + (row + 0.5) * side) * size + Math.round(left + (col + 0.5) * side));
      if (Math.max(...pixels.slice(at, at + 3)) < 80) dark.push([row, col]);
    }
  }
  return dark;
}

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('each chosen position is a picture of its board, at the speed of play', async () => {
      const moved = momentsOf(20, 74, ['place', 'remove']);
      assert.equal(moved.at(-1)?.position, 74);
      const { tab, write, press, file, heard } = await openRange(browser, `${site.address}?n=6&from=20&to=74&speed=4&lang=en`, LAPTOP);
      await write({ form: 'gif' });
      await write({ moments: 'queen', width: '240' });
      assert.deepEqual(tab.requests.filter((address) => /gif-worker|omggif/.test(address)), [], 'nothing is fetched for it before');
      await press(TEXTS.save);
      const { name: first, bytes } = await file();
      assert.equal(first, 'queens-flag-arrays-6-20-74.gif');
      await heard(TEXTS.saved.replace('{file}', first));
      const { width, height, frames } = decodeGif(bytes);
      assert.deepEqual([width, height], [240, 240]);
      const delays = moved.map(() => 250);
      assert.deepEqual(frames.map(({ delay }) => delay), [...delays.slice(0, -1), 2000]);
      for (const [i, { event, queens: standing }] of moved.entries()) {
        // A queen being removed is still drawn, but not in full colour.
        assert.deepEqual(darkSquares(frames[i], 240), standing, JSON.stringify(event));
      }
      await press(TEXTS.save);
      assert.deepEqual((await file()).bytes, bytes, 'the same again');
      // The last picture contains nothing of earlier ones.
      await write({ from: '74', to: '75', moments: 'event' });
      await press(TEXTS.save);
      const [alone] = decodeGif((await file()).bytes).frames;
      const last = frames[frames.length - 1].pixels;
      assert.equal(last.length, alone.pixels.length);
      assert.ok(last.every((value, i) => Math.abs(value - alone.pixels[i]) <= NEARLY));
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('of all events each stays as long as in play: a refused square as long as a queen, a dead end longer, a solution longest', async () => {
      const { tab, read, write, press, file } = await openRange(browser, `${site.address}?n=6&step=40&lang=en`, LAPTOP);
      await write({ form: 'gif' });
      assert.deepEqual([await read('from'), await read('to'), await read('moments'), await read('width')], ['40', '100', 'event', '480']);
      const [solution] = momentsOf(0, 500, ['solution']);
      await write({ from: String(solution.position - 30), to: String(solution.position + 1), width: '240' });
      await press(TEXTS.save);
      const { frames } = decodeGif((await file()).bytes);
      const moments = momentsOf(solution.position - 30, solution.position + 1);
      assert.equal(frames.length, moments.length);
      const delays = (/** @type {(event: any) => boolean} */ wanted) => frames.slice(0, -1).filter((_, i) => wanted(moments[i].event)).map(({ delay }) => delay);
      const [refused, safe] = [false, true].map((wanted) => delays(({ kind, safe }) => kind === 'test' && safe === wanted));
      const [placed, solved] = ['place', 'solution'].map((wanted) => delays(({ kind }) => kind === wanted));
      const ended = delays(({ deadEnd }) => deadEnd);
      for (const [each, milliseconds] of /** @type {const} */ ([[refused, 500], [safe, 500], [placed, 500], [ended, 1000], [solved, 2000]])) {
        assert.deepEqual([...new Set(each)], [milliseconds]);
      }
      await tab.close();
    });

    test('at a great speed all pictures are alike, as short as viewers show them', async () => {
      const { tab, write, press, file } = await openRange(browser, `${site.address}?n=4&from=0&to=12&speed=1000&lang=en`, LAPTOP);
      await write({ form: 'gif' });
      await press(TEXTS.save);
      const { width, frames } = decodeGif((await file()).bytes);
      assert.equal(width, 480);
      assert.deepEqual(frames.map(({ delay }) => delay), [...Array(12).fill(40), 2000]);
      await tab.close();
    });

    test('a worker that disappears silently is reported', async () => {
      const { tab, write, press, heard } = await openRange(browser, `${site.address}?n=4&from=0&to=12&lang=en`, { ...LAPTOP, init: loseWorkers });
      await write({ form: 'gif' });
      await press(TEXTS.save);
      await heard(TEXTS.failed.replace('{reason}', 'gif-worker.js'));
      await tab.close();
    });

    test('how many pictures it may have is said, and it is cancelled midway', async () => {
      const { tab, write, press, heard } = await openRange(browser, `${site.address}?n=8&lang=en`, LAPTOP);
      await write({ form: 'gif' });
      await write({ from: '10', to: '250', width: '240' });
      await press(TEXTS.save);
      await heard(TEXTS.tooMany.replace('{limit}', '240').replace('{last}', '249'));
      await write({ to: '249' });
      await press(TEXTS.save);
      await tab.until((cancel) => {
        if (!(Number(document.querySelector('dialog progress')?.getAttribute('value')) > 0)) return false;
        const buttons = /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll('dialog details button')]);
        buttons.find(({ textContent }) => textContent === cancel)?.click();
        return true;
      }, TEXTS.cancel);
      await heard(TEXTS.cancelled);
      assert.ok(await tab.evaluate(() => [...document.querySelectorAll('dialog progress')].every((each) => !each.checkVisibility())));
      assert.equal(await tab.evaluate(() => /** @type {any} */ (window).taken.saved.length), 0);
      await tab.close();
    });
  });
}
