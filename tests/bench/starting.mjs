// How long the page takes from its address to a search that can be used, beside a page that only has a WebGL 2 context.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../../script/serve.mjs';
import { BROWSERS, launch } from '../page/driver.mjs';
import { median, table } from './table.mjs';

const TIMES = 11;
const BARE = '<!doctype html><title>Bare</title><canvas id="canvas"></canvas><script type="module" src="bare.js"></script>';
const SCRIPT = `const context = document.getElementById('canvas').getContext('webgl2');
context.clear(context.COLOR_BUFFER_BIT);
window.queens = { ready: Promise.resolve() };`;

// Runs before a page's scripts.
function noteReady() {
  /** @type {any} */
  let queens;
  Object.defineProperty(window, 'queens', {
    get: () => queens,
    set: (/** @type {any} */ value) => {
      queens = value;
      value.ready.then(() => Object.assign(window, { readyAt: performance.now() }));
    },
  });
}

/**
 * @param {string} dist the built site
 * @returns {Promise<string>} a chapter of results.md
 */
export async function starting(dist) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-'));
  writeFileSync(path.join(folder, 'index.html'), BARE);
  writeFileSync(path.join(folder, 'bare.js'), SCRIPT);
  const [page, bare] = [await serve(dist), await serve(folder)];
  const rows = [];
  for (const name of BROWSERS) {
    const browser = await launch(name);
    /** @type {number[][]} */
    const times = [[], []];
    // In turns, so that what else the machine does befalls both alike; the first of each is not counted.
    for (let i = 0; i <= TIMES; i++) {
      for (const [which, { address }] of [page, bare].entries()) {
        const tab = await browser.openReady(address, { init: noteReady });
        const now = await tab.evaluate(() => /** @type {any} */ (window).readyAt);
        if (i > 0) times[which].push(now);
        await tab.close();
      }
    }
    const [mine, theirs] = times.map((each) => median(each));
    rows.push([name, mine.toFixed(0), theirs.toFixed(0), (mine / theirs).toFixed(1)]);
    await browser.close();
  }
  await page.close();
  await bare.close();
  rmSync(folder, { recursive: true });
  return [
    '## Starting',
    `Milliseconds from navigation until \`ready\`, the median of ${TIMES} with an empty cache, beside a page that has a `
      + 'WebGL 2 context and nothing else.',
    table(['', 'Queenscope', 'bare page', 'ratio'], rows),
  ].join('\n\n');
}
