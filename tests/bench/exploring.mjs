// The time until a page knows the end of a search, the speed of a long seek, and a frame's time for searching.
import { pathToFileURL } from 'node:url';
import { serve } from '../../script/tools/serve.mjs';
import { BROWSERS, launch } from '../page/driver.mjs';
import { framesWhilePlaying, later, noteFrames, scriptClock } from './frames.mjs';
import { median, rounded, table } from './table.mjs';

const ROUNDS = 5;
/** Boards whose end should be known soon, with the target in seconds. @type {[n: number, aim: number][]} */
const ENDS = [[12, 0.3], [14, 2]];
const FAR = { n: 16, position: 5e9 };
const SECONDS = 3;

/** @typedef {import('../page/driver.mjs').Browser} Browser */
/** @typedef {import('../page/driver.mjs').Tab} Tab */

/**
 * @param {string} site folder with the module
 * @param {string} dist the built site
 * @returns {Promise<string>} a chapter of the report, as Markdown
 */
export async function exploring(site, dist) {
  const { default: load } = await import(pathToFileURL(`${site}/queens.js`).href);
  const node = seekInNode((await load()).Search);
  const { address, close } = await serve(dist);
  /** @type {string[][]} */
  const ends = [];
  /** @type {string[][]} */
  const seeks = [['Node', rounded(FAR.position / node / 1e6), rounded(node), '']];
  /** @type {string[][]} */
  const frames = [];
  for (const name of BROWSERS) {
    const browser = await launch(name);
    for (const [n, aim] of ENDS) ends.push([name, `${n}`, rounded(await timeToEnd(browser, address, n)), `${aim}`]);
    const seconds = await timeToFar(browser, address);
    seeks.push([name, rounded(FAR.position / seconds / 1e6), rounded(seconds), rounded(node / seconds)]);
    frames.push([name, ...(await fullSpeed(browser, address))]);
    await browser.close();
  }
  await close();
  return [
    '## Exploring',
    'Seconds from choosing a board to knowing its end, flag-arrays, medians.',
    table(['', 'n', 'seconds', 'aim at most'], ends),
    `From a fresh search to position ${FAR.position.toLocaleString('en')}, flag-arrays, n = ${FAR.n}. `
      + 'The aim for the ratio is at least 0.5.',
    table(['', 'million events a second', 'seconds', 'page / Node'], seeks),
    'Milliseconds of script in a frame, flag-arrays, n = 16: playing full speed, beside 1,000 events a second, '
      + 'where the search itself takes next to nothing. The difference is the search; the aim is at most 6. While it plays, '
      + 'the worker that explores ahead and the drawing in software want the processors too, which lengthens what goes by '
      + 'the clock; in Chromium also the mean of the processor time, which they do not lengthen.',
    table(['', 'fastest: median', '99 of 100', 'processor', '1,000 a second: median', '99 of 100', 'processor',
      'search: median', 'processor'], frames),
  ].join('\n\n');
}

/** @param {any} Search @returns {number} seconds */
function seekInNode(Search) {
  const times = Array.from({ length: ROUNDS }, () => {
    const search = new Search('flag-arrays', FAR.n);
    const start = performance.now();
    search.seek(FAR.position);
    search.delete();
    return (performance.now() - start) / 1000;
  });
  return median(times);
}

/** @param {Browser} browser @param {string} address */
const open = (browser, address) => browser.openReady(`${address}?lang=en&n=4`, { width: 1280, height: 800 });

/**
 * Loads a search in the page and waits for a position or the end.
 * @param {Tab} tab
 * @param {{ n: number, target: number | null }} what a position, or null for the end
 * @returns {Promise<number>} seconds
 */
const timed = (tab, what) => tab.evaluate(async (/** @type {{ n: number, target: number | null }} */ { n, target }) => {
  const start = performance.now();
  window.queens.load({ n });
  if (target !== null) window.queens.seek(target);
  while (target === null ? window.queens.total() === null : window.queens.position() !== target) {
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  return (performance.now() - start) / 1000;
}, what);

/** @param {Browser} browser @param {string} address @param {number} n */
async function timeToEnd(browser, address, n) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const tab = await open(browser, address);
    times.push(await timed(tab, { n, target: null }));
    await tab.close();
  }
  return median(times);
}

/** @param {Browser} browser @param {string} address */
async function timeToFar(browser, address) {
  const times = [];
  for (let round = 0; round < 3; round++) {
    const tab = await open(browser, address);
    times.push(await timed(tab, { n: FAR.n, target: FAR.position }));
    await tab.close();
  }
  return median(times);
}

/** @param {Browser} browser @param {string} address @returns {Promise<string[]>} a row of the table */
async function fullSpeed(browser, address) {
  const found = [];
  for (const speed of [1e7, 1000]) {
    const tab = await browser.openReady(`${address}?lang=en&n=16&speed=${speed}&play=1`, {
      width: 1280, height: 800, init: noteFrames,
    });
    const clock = browser.name === 'chromium' ? await scriptClock(tab) : undefined;
    await later(1);
    const begun = await clock?.();
    const times = await tab.evaluate(framesWhilePlaying, SECONDS);
    const processor = clock ? (1000 * (Number(await clock()) - Number(begun))) / times.length : NaN;
    found.push([median(times), times[Math.floor(0.99 * times.length)], processor]);
    await tab.close();
  }
  const [fast, slow] = found;
  const search = [0, 2].map((which) => Math.max(0, fast[which] - slow[which]));
  return [...fast, ...slow, ...search].map((value) => (Number.isNaN(value) ? '' : rounded(value)));
}
