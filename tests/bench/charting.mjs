// The time to draw the chart of a whole search, and its share of a frame while the search plays at full speed.
import { serve } from '../../script/tools/serve.mjs';
import { controls, LAPTOP, SAY } from '../page/controls.mjs';
import { BROWSERS, launch } from '../page/driver.mjs';
import { framesWhilePlaying, later, noteFrames, scriptClock } from './frames.mjs';
import { median, rounded, table } from './table.mjs';

/** 460 million events. */
const N = 14;
const ROUNDS = 3;
/** After this many zoom steps, it shows a window of 20,000 events. */
const NEARER = 15;
/** The views beside the board during play: the form of the search tree, if shown, and a panel. */
const OPEN = [['', 'state'], ['bars', 'solutions'], ['bars', 'log'], ['boards', 'solutions'], ['boards', 'log']];
const SECONDS = 3;

/** @typedef {import('../page/driver.mjs').Browser} Browser */
/** @typedef {import('../page/driver.mjs').Tab} Tab */
/**
 * @typedef {{ seconds: number, script: number, longest: number }} Taken seconds until drawing stops; milliseconds of
 * script, in total and in the longest frame
 */

/**
 * @param {string} dist the built site
 * @returns {Promise<string>} a chapter of the report, as Markdown
 */
export async function charting(dist) {
  const { address, close } = await serve(dist);
  /** @type {string[][]} */
  const charts = [];
  /** @type {string[][]} */
  const frames = [];
  for (const name of BROWSERS) {
    const browser = await launch(name);
    charts.push(...(await draw(browser, address)));
    frames.push(...(await play(browser, address)));
    await browser.close();
  }
  await close();
  return [
    '## The whole search',
    `Until the chart of a finished search is complete, flag-arrays, n = ${N}, ${LAPTOP.width}×${LAPTOP.height}: all of it, `
      + 'and a window of 20,000 events; medians. The search itself takes “end” seconds in the same tab, from choosing the '
      + 'board to knowing its end.',
    table(['', 'chart', 'events', 'seconds', 'milliseconds of script', 'longest frame', 'end', 'seconds / end'], charts),
    `Milliseconds of script in a frame while it plays full speed, again and again, n = ${N}, with the search tree as bars or as a `
      + 'tree of boards and a panel open, beside neither; the difference of the medians is what they take. In Chromium also '
      + 'the mean of the processor time of all script, which other work on the machine does not lengthen.',
    table(['', 'whole search', 'panel', 'frames', 'median', '99 of 100', 'difference', 'processor'], frames),
  ].join('\n\n');
}

/** @param {Browser} browser @param {string} address @param {string} query */
const open = (browser, address, query) => browser.openReady(`${address}?lang=en&${query}`, { ...LAPTOP, init: noteFrames });

/** @param {Tab} tab @returns {Promise<number>} seconds from choosing the board to knowing its end */
const explore = (tab) => tab.evaluate(async (/** @type {number} */ n) => {
  const start = performance.now();
  window.queens.load({ n });
  while (window.queens.total() === null) await new Promise((resolve) => setTimeout(resolve, 4));
  return (performance.now() - start) / 1000;
}, N);

/**
 * Presses a button and waits until drawing stops.
 * @param {Tab} tab
 * @param {string} name
 * @returns {Promise<Taken>}
 */
const press = (tab, name) => tab.evaluate(async (/** @type {string} */ name) => {
  const { frames } = /** @type {{ frames: number[] }} */ (/** @type {unknown} */ (window));
  const button = [...document.querySelectorAll('#mirror button')].find((each) => each.textContent === name);
  frames.length = 0;
  const start = performance.now();
  /** @type {HTMLElement} */ (button).click();
  let [drawn, end] = [0, start];
  do {
    if (frames.length > drawn) [drawn, end] = [frames.length, performance.now()];
    await new Promise((resolve) => setTimeout(resolve, 1));
  } while (performance.now() - end < 500);
  return { seconds: (end - start) / 1000, script: frames.reduce((sum, each) => sum + each, 0), longest: Math.max(...frames) };
}, name);

// Runs in the page: presses a button again after each change of its meaning.
async function pressOften(/** @type {{ name: string, times: number }} */ { name, times }) {
  for (let i = 0; i < times; i++) {
    const button = [...document.querySelectorAll('#mirror button')].find((each) => each.textContent === name);
    /** @type {HTMLElement} */ (button).click();
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @returns {Promise<string[][]>} one row for the whole chart, and one for a window
 */
async function draw(browser, address) {
  /** @type {number[]} */
  const ends = [];
  /** @type {Taken[]} */
  const wholes = [];
  /** @type {Taken[]} */
  const windows = [];
  let events = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const tab = await open(browser, address, 'n=4&tree=bars');
    await controls(tab).click('button', SAY.chart);
    ends.push(await explore(tab));
    wholes.push(await press(tab, SAY.chart));
    await tab.evaluate(pressOften, { name: SAY.chartIn, times: NEARER - 1 });
    windows.push(await press(tab, SAY.chartIn));
    const [from, to] = await tab.evaluate(range);
    events = to - from;
    await tab.close();
  }
  const end = median(ends);
  const row = (/** @type {string} */ name, /** @type {string} */ size, /** @type {Taken[]} */ taken) => {
    const [seconds, script, longest] = /** @type {const} */ (['seconds', 'script', 'longest']).map((key) => median(taken.map((each) => each[key])));
    return [browser.name, name, size, ...[seconds, script, longest, end, seconds / end].map(rounded)];
  };
  return [row('all', 'all', wholes), row('window', events.toLocaleString('en'), windows)];
}

// Runs in the page: the positions that the chart covers.
function range() {
  const texts = [...document.querySelectorAll('#mirror p')].map((each) => each.textContent ?? '');
  const text = texts.find((each) => each.startsWith('Positions ')) ?? '';
  return text.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? [0, 0];
}

/** @param {Browser} browser @param {string} address @returns {Promise<string[][]>} */
async function play(browser, address) {
  const rows = [];
  let alone = 0;
  for (const [form, panel] of OPEN) {
    const shown = form ? `panels=${panel},tree&tree=${form}` : `panels=${panel}&tree=none`;
    const tab = await open(browser, address, `n=4&speed=10000000&${shown}`);
    await explore(tab);
    // It ends within seconds, so it is played repeatedly.
    await tab.evaluate(() => {
      window.queens.load({ from: 0, to: Number(window.queens.total()), loop: 1 });
      window.queens.play();
    });
    const clock = browser.name === 'chromium' ? await scriptClock(tab) : undefined;
    await later(1);
    const begun = await clock?.();
    const times = await tab.evaluate(framesWhilePlaying, SECONDS);
    const script = clock && (1000 * (Number(await clock()) - Number(begun))) / times.length;
    const [middle, most] = [median(times), times[Math.floor(0.99 * times.length)]];
    if (!form) alone = middle;
    rows.push([browser.name, form, panel, String(times.length), rounded(middle), rounded(most), form && rounded(middle - alone), script ? rounded(script) : '']);
    await tab.close();
  }
  return rows;
}
