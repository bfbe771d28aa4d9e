// The time for counting natively, in Node and in the browsers; all contestants take turns in several rounds.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import { serve } from '../../script/tools/serve.mjs';
import { openChromium, openFirefox, openWebKit } from './browsers.mjs';
import { median, rounded, table } from './table.mjs';

/** @type {Record<number, string>} OEIS A000170 */
const SOLUTIONS = { 16: '14772512', 17: '95815104', 18: '666090624' };
const run = promisify(execFile);

/**
 * @typedef {(n: number) => Promise<[count: string, seconds: number]>} Measure
 * @typedef {Record<string, { measure: Measure, sizes: Record<number, number> }>} Contestants by name, the number of
 * rounds for each n
 */

/**
 * @param {string} native folder of the native programs
 * @param {string} site folder with the module and count.js
 * @returns {Promise<string>} a chapter of the report, as Markdown
 */
export async function counting(native, site) {
  const { address, close } = await serve(site);
  const browsers = [await openChromium(address), await openFirefox(address), ...(await openWebKit(address))];
  const kernel = (/** @type {string} */ name) => async (/** @type {number} */ n) => {
    const { stdout } = await run(`${native}/bench_counting`, [name, String(n)]);
    const [count, seconds] = stdout.split(' ');
    return /** @type {[string, number]} */ ([count, Number(seconds)]);
  };
  /** @type {Contestants} */
  const contestants = {
    'native, plain bitmask recursion': { measure: kernel('plain'), sizes: { 16: 3 } },
    'native, join': { measure: kernel('join'), sizes: { 16: 9, 17: 3, 18: 3 } },
    'Node, join': { measure: await inNode(site), sizes: { 16: 9, 17: 3, 18: 3 } },
  };
  for (const { name, measure } of browsers) {
    for (const workers of [1, 2]) {
      const title = `${name}, join, ${workers === 1 ? 'one worker' : 'two workers'}`;
      // Two workers need both processors for themselves, which more rounds make likelier.
      contestants[title] = { measure: (n) => measure(n, workers), sizes: { 16: 9, 17: 3, 18: 7 } };
    }
  }
  try {
    return report(await race(contestants), browsers.map(({ name }) => name));
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await close();
  }
}

/** Counts without workers, slice by slice. @param {string} site @returns {Promise<Measure>} */
async function inNode(site) {
  const { default: load } = await import(pathToFileURL(`${site}/queens.js`).href);
  const queens = await load();
  return async (n) => {
    const start = performance.now();
    const job = new queens.CountJob(n);
    let count = 0n;
    for (let slice = 0; slice < job.slices(); ++slice) count += job.run(slice);
    job.delete();
    return [String(count), (performance.now() - start) / 1000];
  };
}

/** @typedef {Record<string, Record<number, number[]>>} Times seconds of every run, by name and n */

/**
 * Each round runs every contestant once, so that a busy machine slows all of them.
 * @param {Contestants} contestants
 * @returns {Promise<Times>}
 */
async function race(contestants) {
  /** @type {Times} */
  const times = {};
  for (const n of [16, 17, 18]) {
    for (let round = 0; ; ++round) {
      const running = Object.entries(contestants).filter(([, { sizes }]) => round < (sizes[n] ?? 0));
      if (running.length === 0) break;
      for (const [name, { measure }] of running) {
        const [count, seconds] = await measure(n);
        if (count !== SOLUTIONS[n]) throw new Error(`${name} counted ${count} solutions for n = ${n}`);
        ((times[name] ??= {})[n] ??= []).push(seconds);
      }
    }
  }
  return times;
}

/**
 * @param {Times} times
 * @param {string[]} browsers
 */
function report(times, browsers) {
  const rows = Object.entries(times).map(([name, runs]) => [
    name, ...[16, 17, 18].map((n) => (runs[n] ? rounded(median(runs[n])) : ''))]);
  const one = `${browsers[0]}, join, one worker`;
  /** @type {(title: string, slow: string, fast: string, n: number, aim: string) => string[]} */
  const ratio = (title, slow, fast, n, aim) => [
    `${title}, n = ${n}`,
    rounded(median(times[slow][n]) / median(times[fast][n])),
    rounded(Math.min(...times[slow][n]) / Math.min(...times[fast][n])),
    aim,
  ];
  const ratios = [
    ratio('plain recursion / Chromium with one worker', 'native, plain bitmask recursion', one, 16, 'at least 30'),
    ...[16, 17, 18].map((n) => ratio('Node / native', 'Node, join', 'native, join', n, n === 16 ? 'at most 1.4' : '')),
    ...browsers.map((name, i) =>
      ratio(`${name}: one worker / two`, `${name}, join, one worker`, `${name}, join, two workers`, 18, i === 0 ? 'at least 1.6' : '')),
  ];
  return [
    '## Counting',
    'Medians in seconds. In browsers from the call to the result, workers started anew each time.',
    table(['', 'n = 16', 'n = 17', 'n = 18'], rows),
    'Where the load is above one, other work took part of the processors; then the best runs tell more than the medians.',
    table(['ratio', 'of medians', 'of best runs', 'aim'], ratios),
  ].join('\n\n');
}
