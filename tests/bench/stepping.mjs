// The speed of running through a search, and the time of a leap to any of its positions.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import { median, rounded, table } from './table.mjs';

const ROUNDS = 5;
const LEAPS = 301;
/**
 * Board sizes: long enough to time, and for leaps at least 100 million events.
 * @type {Record<string, [run: number, leap: number]>}
 */
const SIZES = {
  'board-scan': [12, 14],
  'flag-arrays': [12, 14],
  'hash-sets': [12, 14],
  'bit-flags': [12, 14],
  bitmask: [13, 14],
  'explicit-stack': [12, 14],
  permutations: [9, 10],
};
const execute = promisify(execFile);

/**
 * @param {string} native folder of the native programs
 * @param {string} site folder with the module
 * @returns {Promise<string>} a chapter of the report, as Markdown
 */
export async function stepping(native, site) {
  const { default: load } = await import(pathToFileURL(`${site}/queens.js`).href);
  const { Search } = await load();
  const speeds = [];
  const leaps = [];
  for (const [variant, [n, large]] of Object.entries(SIZES)) {
    /** @type {Record<string, number[]>} millions of events a second */
    const found = { recursion: [], events: [], seek: [], wasm: [] };
    for (let round = 0; round < ROUNDS; ++round) {
      for (const how of ['recursion', 'events', 'seek']) {
        const { stdout } = await execute(`${native}/bench_stepping`, [how, variant, String(n)]);
        const [events, seconds] = stdout.split(' ').map(Number);
        found[how].push(events / seconds / 1e6);
      }
      found.wasm.push(runThrough(Search, variant, n));
    }
    const [recursion, events, seek, wasm] = Object.values(found).map(median);
    speeds.push([variant, `${n}`, ...[recursion, events, seek, wasm].map(rounded), rounded(wasm / recursion)]);
    leaps.push(leap(Search, variant, large));
  }
  return [
    '## Stepping',
    'Millions of events a second, medians. The recursion is native, with an inlined callback that counts; the machine '
      + 'too, once event by event and once as a timeline seeks; then the module in Node, seeking. '
      + 'The aim for the ratio is at least 0.5.',
    table(['', 'n', 'recursion', 'events', 'seeking', 'Node, seeking', 'Node / recursion'], speeds),
    'A leap to a random position of a finished search, in Node; milliseconds, the aim is a median of at most 16.',
    table(['', 'n', 'events', 'median', '99 of 100', 'longest'], leaps),
  ].join('\n\n');
}

/** @param {any} Search @param {string} variant @param {number} n */
function runThrough(Search, variant, n) {
  const search = new Search(variant, n);
  const start = performance.now();
  const events = search.seek(Number.MAX_SAFE_INTEGER);
  const seconds = (performance.now() - start) / 1000;
  search.delete();
  return events / seconds / 1e6;
}

/** @param {any} Search @param {string} variant @param {number} n @returns {string[]} a row of the table */
function leap(Search, variant, n) {
  const search = new Search(variant, n);
  const total = search.seek(Number.MAX_SAFE_INTEGER);
  const times = Array.from({ length: LEAPS }, () => {
    const target = Math.floor(Math.random() * total);
    const start = performance.now();
    search.seek(target);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  search.delete();
  return [variant, `${n}`, `${(total / 1e6).toFixed(0)} million`,
    ...[median(times), times[Math.floor(LEAPS * 0.99)], times[LEAPS - 1]].map(rounded)];
}
