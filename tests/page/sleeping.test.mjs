// An <n-queens> that is off screen releases its frame. Its picture stays, also when printed, and the board returns
// unchanged.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { inflateSync } from 'node:zlib';
import load from '../../dist/queens.js';
import { inEach } from './engines.mjs';
import { servePages } from './host.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
const queens = await load();
const pageWith = (/** @type {string} */ boards) => `<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,">
  <style>n-queens { margin-bottom: 450px }</style>
  <script type="module" src="${site.address}embed.js"></script><body>${boards}</body></html>`;
const host = await servePages(() => pageWith(`
  <n-queens id="one" variant="bitmask" n="6" step="9" view="board" style="width: 200px"></n-queens>
  <n-queens id="two" variant="bitmask" n="6" step="18" view="board" style="width: 210px"></n-queens>
  <div style="height: 2000px"></div>
  <n-queens id="three" variant="bitmask" n="6" step="5" view="board" lang="en" style="width: 220px"></n-queens>`));
const mixed = await servePages(() => pageWith(`
  <n-queens id="eager" n="6" view="board" loading="eager" style="width: 200px"></n-queens>
  <n-queens id="one" n="6" view="board" style="width: 200px"></n-queens>
  <div style="height: 3000px"></div><p id="end">The end</p>`));
// Data URLs for pictures are forbidden here; modules are allowed.
const strict = await servePages(() => pageWith('<n-queens id="one" variant="bitmask" n="6" step="23" view="board"></n-queens><div style="height: 3000px"></div>'), {
  'Content-Security-Policy': `default-src 'none'; script-src ${site.address} 'wasm-unsafe-eval'; style-src 'unsafe-inline'; connect-src ${site.address}; frame-src ${site.address}`,
});
after(() => {
  host.close();
  mixed.close();
  strict.close();
  return site.close();
});

/** @typedef {import('./driver.mjs').Tab} Tab */

// Runs before the scripts of each page: records the boards that are ready.
function noteReady() {
  const ready = /** @type {string[]} */ ([]);
  Object.assign(window, { ready });
  document.addEventListener('ready', ({ target }) => ready.push(/** @type {Element} */ (target).id));
}

/**
 * Runs in the page, while no board loads, which has as much time: boards that are off screen sleep after this time
 * instead of five seconds.
 * @param {number} milliseconds
 */
function sleepAfter(milliseconds) {
  const { setTimeout: later } = window;
  window.setTimeout = /** @type {any} */ (
    (/** @type {() => void} */ act, /** @type {number} */ wait, /** @type {any[]} */ ...given) =>
      later.call(window, act, wait === 5000 ? milliseconds : wait, ...given)
  );
}

// Runs in the page.
const isReady = (/** @type {string} */ id) => /** @type {any} */ (window).ready.includes(id);
const isAwake = (/** @type {string} */ id) => document.getElementById(id)?.shadowRoot?.querySelector('iframe') !== null;
const isAsleep = (/** @type {string} */ id) => document.getElementById(id)?.shadowRoot?.querySelector('iframe') === null;
const isSeen = (/** @type {string} */ id) => document.getElementById(id)?.shadowRoot?.querySelector('.poster') === null;
const show = (/** @type {string} */ id) => document.getElementById(id)?.scrollIntoView({ block: 'center' });
const middleOf = (/** @type {string} */ id) => {
  const { left, top, width, height } = /** @type {Element} */ (document.getElementById(id)).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
/** Runs in a frame: settings that the student may have changed. */
const choices = () => Object.fromEntries(['theme', 'hatch', 'speed', 'step'].map((name) => [name, new URLSearchParams(location.search).get(name)]));

/** The frame of a board. @param {Tab} tab @param {string} id */
const frameOf = async (tab, id) =>
  (await tab.page.evaluateHandle((/** @type {string} */ id) => document.getElementById(id)?.shadowRoot?.querySelector('iframe'), id)).contentFrame();

/**
 * The widths of the non-uniform pictures in a PDF written by Chromium.
 * @param {Buffer} pdf
 */
function picturesIn(pdf) {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/<<([^<>]*\/Subtype \/Image[^<>]*)>> stream\r?\n/g)].flatMap(({ 0: { length }, 1: head, index }) => {
    const field = (/** @type {string} */ name) => Number(head.match(new RegExp(`/${name} (\\d+)`))?.[1]);
    if (!head.includes('/FlateDecode')) return [];
    const pixels = inflateSync(pdf.subarray(index + length, index + length + field('Length')));
    if (pixels.length !== 3 * field('Width') * field('Height')) return [];
    const colors = new Set(Array.from({ length: pixels.length / 3 }, (_, i) => pixels.readUIntBE(3 * i, 3)));
    return colors.size > 10 ? [field('Width')] : [];
  }).sort();
}

inEach((browser, name) => {
  test('a board that is loaded eagerly does not sleep', async () => {
    const tab = await browser().open(mixed.address, { width: 500, height: 900, init: noteReady });
    for (const id of ['one', 'eager']) await tab.until(isReady, id);
    await tab.evaluate(show, 'end');
    await tab.until(isAsleep, 'one');
    assert.ok(await tab.evaluate(isAwake, 'eager'));
    await tab.close();
  });

  test("a sleeping board keeps the student's settings and position, and its methods work", async () => {
    const tab = await browser().open(host.address, { width: 500, height: 400, init: noteReady });
    await tab.until(isReady, 'one');
    // The board has the keyboard focus and keeps it.
    const { x, y } = await tab.evaluate(middleOf, 'one');
    await tab.click(x, y);
    const one = await frameOf(tab, 'one');
    await one.evaluate(() => Object.assign(window, { same: true }));

    await tab.evaluate(show, 'three');
    await tab.until(isReady, 'three');
    const three = await frameOf(tab, 'three');
    await three.evaluate(async () => {
      await window.queens.load({ theme: 'dark', hatch: 0 });
      await window.queens.seek(31);
    });
    await tab.until(isAsleep, 'two');
    await tab.evaluate(show, 'one');
    await tab.until(isAsleep, 'three');
    const { tag, alt, width } = await tab.evaluate(() => {
      const picture = /** @type {HTMLImageElement} */ (document.querySelector('#three')?.shadowRoot?.querySelector('.poster'));
      return { tag: picture.localName, alt: picture.alt, width: picture.naturalWidth };
    });
    assert.deepEqual([tag, alt, width], ['img', 'Queenscope: 6 queens, bitmask', 220]);
    assert.equal(await one.evaluate(() => /** @type {any} */ (window).same), true);
    // One is visible, one rests below the screen, and one sleeps.
    await tab.until(isSeen, 'two');
    if (name === 'chromium') assert.deepEqual(picturesIn(await tab.page.pdf()), [200, 210, 220]);

    // It must stay awake until it has been looked at.
    await tab.evaluate(sleepAfter, 3_600_000);
    const event = await tab.evaluate(() => {
      const board = /** @type {any} */ (document.getElementById('three'));
      board.setAttribute('speed', '8');
      return board.step();
    });
    const search = new queens.Search('bitmask', 6);
    search.seek(32);
    assert.deepEqual(event, search.event());
    search.delete();
    const again = await frameOf(tab, 'three');
    await tab.until(() => new URLSearchParams(location.search).get('step') === '32', undefined, again);
    assert.deepEqual(await again.evaluate(choices), { theme: 'dark', hatch: '0', speed: '8', step: '32' });
    await tab.evaluate(show, 'three');
    await tab.until(isSeen, 'three');
    assert.ok(await tab.evaluate(isAwake, 'three'));
    assert.deepEqual((await tab.evaluate(() => /** @type {any} */ (window).ready)).sort(), ['one', 'three', 'two']);
    assert.deepEqual(tab.complaints.filter((/** @type {string} */ each) => !each.includes('GL')), []);
    await tab.close();
  });

  test('if a policy forbids its picture, only the board is drawn', async () => {
    const tab = await browser().open(strict.address, { width: 500, height: 400, init: noteReady });
    await tab.until(isReady, 'one');
    await tab.evaluate(sleepAfter, 200);
    await tab.evaluate(() => scrollTo(0, 3000));
    await tab.until(isAsleep, 'one');
    const drawn = await tab.evaluate(() => document.querySelector('#one')?.shadowRoot?.querySelectorAll('svg.poster .queen').length);
    const search = new queens.Search('bitmask', 6);
    search.seek(23);
    assert.equal(drawn, search.queens().length);
    search.delete();
    await tab.close();
  });
});
