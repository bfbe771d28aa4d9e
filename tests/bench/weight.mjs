// What the first view of the page weighs, file by file.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { serve } from '../../script/tools/serve.mjs';
import { launchChromium } from '../page/browsers.mjs';
import { table } from './table.mjs';

const AIM = 350_000;

/**
 * @param {string} dist the built site
 * @returns {Promise<string>} a chapter of results.md
 */
export async function weight(dist) {
  const files = await requested(dist);
  const sizes = files.map((name) => {
    const bytes = readFileSync(path.join(dist, name));
    // The folder of the page's files is called otherwise in every version.
    return { name: name.replace(/^app-\w+\//, ''), raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
  }).sort((a, b) => b.brotli - a.brotli);
  const total = { name: 'first view', raw: 0, gzip: 0, brotli: 0 };
  for (const { raw, gzip, brotli } of sizes) {
    total.raw += raw;
    total.gzip += gzip;
    total.brotli += brotli;
  }
  return [
    '## The page',
    `Bytes of everything that Chromium asks for until the first picture; the aim is at most ${AIM} with brotli.`,
    table(['', 'raw', 'gzip', 'brotli'],
      [...sizes, total].map(({ name, raw, gzip, brotli }) => [name, ...[raw, gzip, brotli].map(String)])),
  ].join('\n\n');
}

/** What the page requests, as names of files. @param {string} dist */
async function requested(dist) {
  const { address, close } = await serve(dist);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    /** @type {Set<string>} */
    const names = new Set();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.url().startsWith(address)) names.add(pathname === '/' ? 'index.html' : pathname.slice(1));
    });
    await page.goto(address);
    await page.evaluate(() => /** @type {any} */ (window).queens.ready);
    return [...names];
  } finally {
    await browser.close();
    await close();
  }
}
