// The cost of keeping the elements over the canvas in sync with the picture, when every step changes many of them.
import { serve } from '../../script/tools/serve.mjs';
import { atRest, LAPTOP } from '../page/controls.mjs';
import { BROWSERS, launch } from '../page/driver.mjs';
import { notePainted, noteUpdates } from './frames.mjs';
import { median, rounded, table } from './table.mjs';

const STEPS = 100;
/** The open views; of the panels those with the most entries. */
const SCREENS = [
  ['Variables', 'n=8&step=200&panels=state'], ['Log', 'n=8&step=200&panels=log'], ['a tree of boards', 'n=5&step=200&panels=state,tree&tree=boards'],
  ['two searches', 'n=8&step=200&with=bitmask&panels=state'], ['State, n = 32', 'n=32&step=200&panels=state'],
];

/**
 * @param {string} dist the built site
 * @returns {Promise<string>} a chapter of the report, as Markdown
 */
export async function mirroring(dist) {
  const { address, close } = await serve(dist);
  const rows = [];
  const plain = [];
  for (const name of BROWSERS) {
    const browser = await launch(name);
    for (const [what, query] of SCREENS) {
      const tab = await browser.openReady(`${address}?lang=en&${query}`, { ...LAPTOP, init: noteUpdates });
      await atRest(tab);
      const times = await tab.evaluate(step, STEPS);
      await tab.close();
      rows.push([name, what, ...[median(times), times[Math.floor(0.95 * STEPS)]].map(rounded)]);
    }
    const tab = await browser.openReady(`${address}?lang=en&view=plain&n=12&step=5000`, { ...LAPTOP, init: notePainted });
    await atRest(tab);
    const times = await tab.evaluate(stepPlain, STEPS);
    plain.push([name, ...[median(times), times[Math.floor(0.95 * times.length)]].map(rounded)]);
    await browser.close();
  }
  await close();
  return [
    '## Elements over the canvas',
    `Milliseconds that a step takes of the frame in which it is shown, over ${STEPS} steps; the aim is a median of less than 1. The clock `
      + 'of Firefox goes in whole milliseconds.',
    table(['', 'open', 'median', '95 of 100'], rows),
    `Without WebGL, where these elements are the page, n = 12: milliseconds from the beginning of a frame until what it has `
      + 'changed is laid out and painted, over as many steps; the aim is a median of at most 16.7.',
    table(['', 'median', '95 of 100'], plain),
  ].join('\n\n');
}

// Runs in the page: the sorted durations of each step's longest frame.
async function step(/** @type {number} */ steps) {
  const { updates } = /** @type {{ updates: number[] }} */ (/** @type {unknown} */ (window));
  const times = [];
  for (let i = 0; i < steps; i++) {
    updates.length = 0;
    await window.queens.step();
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    times.push(Math.max(...updates));
  }
  return times.sort((a, b) => a - b);
}

// Runs in the page: the sorted durations.
async function stepPlain(/** @type {number} */ steps) {
  const { painted } = /** @type {{ painted: number[] }} */ (/** @type {unknown} */ (window));
  painted.length = 0;
  for (let i = 0; i < steps; i++) {
    await window.queens.step();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return painted.sort((a, b) => a - b);
}
