// The board as an SVG document looks like the board on the screen.
import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import load from '../../dist/queens.js';
import { ACTUAL, differing } from './compare.mjs';
import { pictureAtRest } from './controls.mjs';
import { launch } from './driver.mjs';
import { serveSite } from './site.mjs';

// Smoothing differs from the screen, so this many pixels in a thousand may differ.
const IN_A_THOUSAND = 4;
// The numbers beside the board are aligned to whole pixels on the screen: the edges of their ink may differ by this
// much.
const PIXELS = 2;

const queens = await load();
const site = await serveSite();
after(() => site.close());
/** @type {import('./driver.mjs').Browser} */
let browser;
/** The page that draws documents. @type {import('./driver.mjs').Tab} */
let paper;
/** One page for each size, which shows one board after the other. @type {Map<number, import('./driver.mjs').Tab>} */
const screens = new Map();
/** @param {number} size */
async function screenOf(size) {
  const tab = screens.get(size) ?? await browser.openReady(`${site.address}?view=board`, { width: size, height: size });
  screens.set(size, tab);
  return tab;
}
before(async () => {
  browser = await launch('chromium');
  paper = await browser.open('about:blank');
});
after(() => browser.close());

const font = fileURLToPath(
  new URL('../../node_modules/@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf', import.meta.url),
);
const fontFace = `@font-face { font-family: 'JetBrains Mono'; src: url(data:font/ttf;base64,${await readFile(font, 'base64')}); }`;

/** @param {string} svg @param {number} size */
async function pictureOf(svg, size) {
  await paper.page.setViewportSize({ width: size, height: size });
  await paper.page.setContent(`<style>${fontFace} body { margin: 0 } svg { display: block }</style>${svg}`);
  await paper.evaluate(() => document.fonts.load("16px 'JetBrains Mono'").then(() => undefined));
  return paper.restingScreenshot();
}

/**
 * A part of a picture.
 * @param {Buffer} bytes a PNG
 * @param {number} x
 * @param {number} y
 * @param {number} [width]
 * @param {number} [height]
 */
function part(bytes, x, y, width, height) {
  const whole = PNG.sync.read(bytes);
  const piece = new PNG({ width: width ?? whole.width - x, height: height ?? whole.height - y });
  PNG.bitblt(whole, piece, x, y, piece.width, piece.height);
  return PNG.sync.write(piece);
}

/** The minimum and maximum column and row with ink. @param {Buffer} bytes a PNG */
function inkOf(bytes) {
  const { width, height, data } = PNG.sync.read(bytes);
  const [columns, rows] = [new Set([-1]), new Set([-1])];
  for (let i = 0; i < width * height; i++) {
    const contrast = [0, 1, 2].reduce((sum, each) => sum + Math.abs(data[4 * i + each] - data[each]), 0);
    if (contrast < 120) continue;
    columns.add(i % width);
    rows.add(Math.floor(i / width));
  }
  return [columns, rows].flatMap((each) => [Math.min(...[...each].slice(1)), Math.max(...each)]);
}

const kind = (/** @type {string} */ name) => (/** @type {any} */ event) => event.kind === name;

for (const [name, variant, n, size, from, wanted] of /** @type {[string, any, number, number, number, (event: any) => boolean][]} */ ([
  ['attacked-by-three', 'flag-arrays', 8, 480, 0, (event) => event.kind === 'test' && event.attackers.length > 2],
  ['tested-by-looking', 'board-scan', 6, 321, 30, (event) => event.kind === 'test' && event.safe],
  ['solution', 'flag-arrays', 8, 480, 0, kind('solution')],
  ['scan', 'bitmask', 8, 480, 6, kind('scan')],
  ['compare', 'permutations', 5, 480, 40, (event) => event.kind === 'compare' && event.safe],
  ['reject', 'permutations', 5, 480, 20, kind('reject')],
  ['taken-back', 'flag-arrays', 6, 480, 30, kind('remove')],
  ['dead-end', 'board-scan', 6, 480, 30, (event) => event.kind === 'exhausted' && event.deadEnd],
  ['one-queen', 'flag-arrays', 1, 160, 0, kind('solution')],
  ['many-squares', 'hash-sets', 32, 640, 4000, kind('place')],
])) {
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    test(`${name}, ${theme}`, async () => {
      const search = new queens.Search(variant, n);
      search.seek(from);
      for (let event = search.step(); event && !wanted(event); ) event = search.step();
      const asked = { view: 'board', variant, n, step: search.position(), theme };
      const drawn = await pictureOf(search.svg({ theme, size }), size);
      search.delete();
      const tab = await screenOf(size);
      await tab.evaluate((there) => window.queens.load(there), asked);
      assert.deepEqual(await tab.evaluate(() => [window.queens.variant(), window.queens.n(), window.queens.position()]), [variant, n, asked.step]);
      const shown = await pictureAtRest(tab);
      // Below 200 CSS pixels there are no numbers.
      const edge = size < 200 ? 0 : 24;
      const [board, most] = [differing(part(drawn, edge, edge), part(shown, edge, edge)), (IN_A_THOUSAND * (size - edge) ** 2) / 1000];
      const strips = [[0, edge, edge - 6, size - edge], [edge, 0, size - edge, edge - 6]].filter(() => edge > 0);
      const inks = [drawn, shown].map((each) => strips.flatMap(([x, y, width, height]) => inkOf(part(each, x, y, width, height))));
      if (board > most) {
        await mkdir(ACTUAL, { recursive: true });
        await writeFile(path.join(ACTUAL, `svg-${name}-${theme}.png`), drawn);
        await writeFile(path.join(ACTUAL, `svg-${name}-${theme}.screen.png`), shown);
      }
      assert.ok(board <= most, `${board} pixels of the board differ; look at svg-${name}-${theme} in ${ACTUAL}`);
      for (const [i, at] of inks[0].entries()) {
        assert.ok(Math.abs(at - inks[1][i]) <= PIXELS, `numbers are in ${inks[0]} instead of ${inks[1]}`);
      }
    });
  }
}
