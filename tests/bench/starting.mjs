// The time from opening the page to its first frame and to a usable search. The reference is the minimum page with SDL2
// and Dear ImGui: a window, a font, one frame.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROGRAM_FONTS } from '../../script/texts/characters.mjs';
import { cut } from '../../script/texts/cut.mjs';
import { serve } from '../../script/tools/serve.mjs';
import { notePicture } from '../page/begun.mjs';
import { BROWSERS, launch } from '../page/driver.mjs';
import { median, table } from './table.mjs';

const TIMES = 31;
const EMPTY = '<!doctype html><title>Empty</title><canvas id="canvas"></canvas><script type="module" src="start.js"></script>';
const SCRIPT = `import load from './bench_empty.js';
const begin = async () => {
  const font = fetch('text.ttf').then((response) => response.arrayBuffer());
  const module = await load({ canvas: document.getElementById('canvas') });
  const bytes = new Uint8Array(await font);
  const at = module._malloc(bytes.length);
  module.HEAPU8.set(bytes, at);
  if (module._begin(at, bytes.length) !== 0) throw new Error('the empty page did not begin');
};
window.queens = { ready: begin() };`;

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
 * @param {string} empty folder with the program of the minimum page
 * @returns {Promise<string>} a chapter of the report, as Markdown
 */
export async function starting(dist, empty) {
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-'));
  writeFileSync(path.join(folder, 'index.html'), EMPTY);
  writeFileSync(path.join(folder, 'start.js'), SCRIPT);
  for (const file of ['bench_empty.js', 'bench_empty.wasm']) copyFileSync(path.join(empty, file), path.join(folder, file));
  const { file, characters } = PROGRAM_FONTS.text;
  writeFileSync(path.join(folder, 'text.ttf'), await cut(file, characters));
  const [page, least] = [await serve(dist), await serve(folder)];
  const rows = [];
  for (const name of BROWSERS) {
    const browser = await launch(name);
    /** @type {number[][]} */
    const times = [[], []];
    /** @type {number[]} */
    const pictures = [];
    // Taking turns, so that the machine's other work affects both alike. The first run of each is not counted.
    for (let i = 0; i <= TIMES; i++) {
      for (const [which, { address }] of [page, least].entries()) {
        const tab = await browser.open(address, { init: [noteReady, notePicture] });
        await tab.evaluate(() => /** @type {any} */ (window).queens.ready);
        const now = await tab.evaluate(() => /** @type {any} */ (window).readyAt);
        if (i > 0) times[which].push(now);
        if (i > 0 && which === 0) pictures.push(await tab.evaluate(() => /** @type {any} */ (window).pictureAt));
        await tab.close();
      }
    }
    const [picture, mine, theirs] = [pictures, ...times].map((each) => median(each));
    rows.push([name, ...[picture, mine, theirs].map((each) => each.toFixed(0)), (picture / theirs).toFixed(2)]);
    await browser.close();
  }
  await page.close();
  await least.close();
  rmSync(folder, { recursive: true });
  return [
    '## Starting',
    `Milliseconds from navigation, the median of ${TIMES} with an empty cache, beside a page with a window `
      + 'of SDL2, a font and one frame of Dear ImGui and nothing else; the aim is a first picture after at most 1.2 times as long.',
    table(['', 'first picture', 'ready', 'empty page', 'picture / empty page'], rows),
  ].join('\n\n');
}
