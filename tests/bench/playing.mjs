// The script time of a frame while a search plays, and the frames drawn while nothing happens.
import { serve } from '../../script/tools/serve.mjs';
import { controls, LAPTOP, SAY } from '../page/controls.mjs';
import { BROWSERS, launch } from '../page/driver.mjs';
import { later, noteFrames, noteUpdates, scriptClock } from './frames.mjs';
import { median, rounded, table } from './table.mjs';

/** The variants with the most to show: a matrix of all squares, a table of all levels, and a long stack. */
const VARIANTS = ['board-scan', 'bitmask', 'explicit-stack'];
/** Events a second: about one for each frame; several frames for each event; and too many to see single ones. */
const SPEEDS = [60, 10, 100_000];
/** Panels that share a place. */
const TABS = [SAY.state, SAY.calls, SAY.solutions, SAY.statistics, SAY.log, SAY.count];
const SECONDS = 2;
const IDLE_SECONDS = 10;
// A page without frames for this long is at rest.
const QUIET_SECONDS = 2;

/** @typedef {import('../page/driver.mjs').Browser} Browser */
/** @typedef {import('../page/driver.mjs').Tab} Tab */

/**
 * @param {string} dist the built site
 * @returns {Promise<string>} a chapter of the report, as Markdown
 */
export async function playing(dist) {
  const { address, close } = await serve(dist);
  const rows = [];
  const idle = [];
  for (const name of BROWSERS) {
    const browser = await launch(name);
    for (const variant of VARIANTS) rows.push(...(await play(browser, address, variant)));
    idle.push([name, ...(await rest(browser, address))]);
    await browser.close();
  }
  await close();
  return [
    '## Playing',
    `Milliseconds of script in a frame at n = 32, ${LAPTOP.width}×${LAPTOP.height}, with everything open that can be; `
      + 'of the panels that share a place the one that takes longest. The aim is at most 4. In Chromium also the mean of '
      + 'the processor time of all script, which other work on the machine does not lengthen; the clock of Firefox goes in '
      + 'whole milliseconds. “Elements” is the mean of what it takes to bring the elements over the canvas up to date, part '
      + 'of the frame; the aim is less than 1. How many frames there are says little: they are drawn in software.',
    table(['', '', 'panel', 'events a second', 'frames a second', 'median', 'mean', '95 of 100', 'processor', 'elements'], rows),
    `Frames of a search that stands still: at first it is explored ahead, and the line of positions shows how far, until `
      + `${QUIET_SECONDS} seconds go by without a frame; and then in ${IDLE_SECONDS} seconds, where the aim is none.`,
    table(['', 'while it is explored', 'seconds', 'at rest'], idle),
  ].join('\n\n');
}

/** @param {Browser} browser @param {string} address @param {string} query */
function open(browser, address, query) {
  return browser.openReady(`${address}?lang=en&n=32&${query}`, {
    ...LAPTOP,
    reducedMotion: 'no-preference',
    init: [noteFrames, noteUpdates],
  });
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {string} variant
 * @returns {Promise<string[][]>} rows of the table, one for each speed
 */
async function play(browser, address, variant) {
  const tab = await open(browser, address, `variant=${variant}&step=1000&speed=${SPEEDS[0]}&play=1`);
  const scriptSeconds = browser.name === 'chromium' ? await scriptClock(tab) : undefined;
  // The counting panel begins with a short count, which must not be measured.
  const on = controls(tab);
  await on.click('button', SAY.programLanguage);
  await on.click('button', SAY.lineCounts);
  // By key, because a tab may have to be scrolled into view.
  await on.press('tab', SAY.count, 'Enter');
  await later(2);
  /** @param {string} panel @param {number} speed */
  const measure = async (panel, speed) => {
    await tab.evaluate((speed) => window.queens.load({ speed }), speed);
    await on.press('tab', panel, 'Enter');
    await later(0.5);
    const begun = await scriptSeconds?.();
    await tab.evaluate(() => {
      const { frames, updates } = /** @type {any} */ (window);
      frames.length = updates.length = 0;
    });
    await later(SECONDS);
    const times = /** @type {number[]} */ (await tab.evaluate(() => /** @type {any} */ (window).frames));
    const updates = /** @type {number[]} */ (await tab.evaluate(() => /** @type {any} */ (window).updates));
    const ended = await scriptSeconds?.();
    const script = scriptSeconds && (1000 * (Number(ended) - Number(begun))) / times.length;
    return { panel, speed, times: times.sort((a, b) => a - b), script, mirror: mean(updates) };
  };
  const found = [];
  for (const panel of TABS) {
    // A search without calls has no such panel.
    if (await on.now('tab', panel)) found.push(await measure(panel, SPEEDS[0]));
  }
  const slowest = found.sort((a, b) => cost(b) - cost(a))[0];
  const all = [slowest];
  for (const speed of SPEEDS.slice(1)) all.push(await measure(slowest.panel, speed));
  await tab.close();
  return all.map(({ panel, speed, times, script, mirror }) => [
    browser.name, variant, panel, String(speed), (times.length / SECONDS).toFixed(0),
    ...[median(times), mean(times), times[Math.floor(0.95 * times.length)]].map(rounded), script ? rounded(script) : '', rounded(mirror)]);
}

/** @param {{ times: number[], script: number | undefined }} found */
const cost = ({ times, script }) => script ?? mean(times);

/** @param {number[]} values */
function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @returns {Promise<string[]>} frames while exploring, the seconds it took, and frames at rest
 */
async function rest(browser, address) {
  const tab = await open(browser, address, 'step=1000');
  const count = () => tab.evaluate(() => /** @type {any} */ (window).frames.length);
  const begun = performance.now();
  let frames = -1;
  for (let now = await count(); now > frames; now = await count()) {
    frames = now;
    await later(QUIET_SECONDS);
  }
  const seconds = (performance.now() - begun) / 1000 - QUIET_SECONDS;
  await later(IDLE_SECONDS);
  const idle = (await count()) - frames;
  await tab.close();
  return [String(frames), rounded(seconds), String(idle)];
}
