// The download size before the page's first frame, file by file, and the rest of its program.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { serve } from '../../script/tools/serve.mjs';
import { notePicture } from '../page/begun.mjs';
import { launchChromium } from '../page/browsers.mjs';
import { table } from './table.mjs';

const AIM = 240_000;

/**
 * @param {string} dist the built site
 * @returns {Promise<string>} a chapter of the report, as Markdown
 */
export async function weight(dist) {
  const { before, after } = await requested(dist);
  const sizes = before.map((name) => weigh(dist, name)).sort((a, b) => b.brotli - a.brotli);
  const total = { name: 'first picture', raw: 0, gzip: 0, brotli: 0 };
  for (const { raw, gzip, brotli } of sizes) {
    total.raw += raw;
    total.gzip += gzip;
    total.brotli += brotli;
  }
  const rest = after.filter((name) => name.endsWith('.wasm')).map((name) => weigh(dist, name));
  return [
    '## The page',
    `Bytes of everything that Chromium asks for until the first picture; the aim is at most ${AIM} with brotli. After it comes `
      + 'the rest of the program, before which the board cannot be used; there is no aim for that.',
    table(['', 'raw', 'gzip', 'brotli'],
      [...sizes, total, ...rest].map(({ name, raw, gzip, brotli }) => [name, ...[raw, gzip, brotli].map(String)])),
  ].join('\n\n');
}

/** @param {string} dist @param {string} name of a file in it */
function weigh(dist, name) {
  const bytes = readFileSync(path.join(dist, name));
  // The folder of the page's files has another name in every version.
  return { name: name.replace(/^app-\w+\//, ''), raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
}

/**
 * The names of files that the page requests before its first frame, and from then until it is ready.
 * @param {string} dist
 */
async function requested(dist) {
  const { address, close } = await serve(dist);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.addInitScript(notePicture);
    await page.goto(address);
    await page.evaluate(() => /** @type {any} */ (window).queens.ready);
    const [before, all] = await page.evaluate(() => [
      /** @type {any} */ (window).beforePicture,
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]);
    const nameOf = (/** @type {string} */ each) => each.slice(address.length) || 'index.html';
    return {
      before: [address, ...before].map(nameOf),
      after: all.filter((/** @type {string} */ each) => !before.includes(each)).map(nameOf),
    };
  } finally {
    await browser.close();
    await close();
  }
}
