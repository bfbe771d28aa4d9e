// Pixel images written by the command, decoded by other libraries than those that encoded them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { decompressFrames, parseGIF } from 'gifuct-js';
import { PNG } from 'pngjs';
import load from '../../dist/queens.js';
import { bytesOf, run } from './command.mjs';

const { Search } = await load();
const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/**
 * The squares of queens on a board without numbers and hatching, where queens are the only large dark areas.
 * @param {{ width: number, data: Uint8Array | Uint8ClampedArray }} picture
 * @param {number} n
 */
function queensIn({ width, data }, n) {
  /** @type {Map<string, number>} */
  const dark = new Map();
  for (let at = 0; at < data.length; at += 4) {
    if (Math.max(data[at], data[at + 1], data[at + 2]) >= 0x60) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const square = String([y, x].map((each) => Math.floor((each * n) / width)));
    dark.set(square, (dark.get(square) ?? 0) + 1);
  }
  const enough = 0.05 * (width / n) ** 2;
  return [...dark].filter(([, pixels]) => pixels > enough).map(([square]) => square.split(',').map(Number)).sort();
}

test('a board as PNG has the requested size, and its queens on their squares', () => {
  const search = new Search('flag-arrays', 6);
  search.seek(40);
  for (const size of [180, 640]) {
    const picture = PNG.sync.read(bytesOf('board', '--n', '6', '--step', '40', '--format', 'png', '--no-numbers', '--no-hatch', '--size', String(size)));
    assert.deepEqual([picture.width, picture.height], [size, size]);
    assert.deepEqual(queensIn(picture, 6), search.queens().sort());
  }
  search.delete();
});

test('a storyboard as PNG is a page', () => {
  const { width, height } = PNG.sync.read(bytesOf('storyboard', '--n', '4', '--steps', '1,2,3', '--format', 'png'));
  assert.deepEqual([width, height], [794, 1123]);
});

test('an animation has a picture for each chosen position, with its duration', () => {
  const search = new Search('flag-arrays', 4);
  /** @type {[number, number][][]} */
  const boards = [];
  for (let event = search.step(); event; event = search.step()) {
    if (['place', 'remove', 'solution', 'done'].includes(event.kind)) boards.push(search.queens());
  }
  search.delete();
  const args = ['animation', '--n', '4', '--every', 'queen', '--size', '160', '--no-numbers', '--no-hatch', '--speed', '4'];
  const gif = parseGIF(Uint8Array.from(bytesOf(...args)).buffer);
  const frames = decompressFrames(gif, true);
  assert.deepEqual([gif.lsd.width, gif.lsd.height, frames.length], [160, 160, boards.length]);
  assert.deepEqual(frames.map(({ delay }) => delay), [...Array(boards.length - 1).fill(250), 2000]);
  const canvas = { width: 160, data: new Uint8ClampedArray(4 * 160 * 160) };
  for (const [i, { patch, dims }] of frames.entries()) {
    // Unchanged pixels are transparent.
    for (let at = 0; at < patch.length; at += 4) {
      if (patch[at + 3] === 0) continue;
      const [x, y] = [dims.left + (at / 4) % dims.width, dims.top + Math.floor(at / 4 / dims.width)];
      canvas.data.set(patch.subarray(at, at + 4), 4 * (y * 160 + x));
    }
    assert.deepEqual(queensIn(canvas, 4), [...boards[i]].sort(), `picture ${i}`);
  }
});

test('without the package for pixel images it names the package', (t) => {
  const alone = mkdtempSync(path.join(tmpdir(), 'queenscope-'));
  t.after(() => rmSync(alone, { recursive: true }));
  cpSync(DIST, alone, { recursive: true });
  for (const [format, ...args] of [['png', 'board', '--format', 'png'], ['gif', 'animation', '--n', '4']]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(alone, 'queenscope.mjs'), ...args], { encoding: 'utf8' });
    assert.deepEqual([status, stdout], [2, '']);
    assert.equal(stderr, `queenscope: --format ${format} needs a package that is not installed: npm install @resvg/resvg-js\n`);
  }
});

for (const [args, said] of /** @type {[string[], RegExp][]} */ ([
  [['board', '--format', 'gif'], /^queenscope: --format must be one of svg, png; got "gif"$/],
  [['animation', '--format', 'png'], /^queenscope: --format must be one of gif; got "png"$/],
  [['animation', '--n', '6'], /^queenscope: an animation can have at most 240 boards; use --to 239 or less; got no --to$/],
  [['animation', '--n', '4', '--speed', '26'], /^queenscope: --speed must be a number from 0\.1 to 25; got 26$/],
  [['animation', '--n', '4', '--speed='], /^queenscope: --speed must be a number from 0\.1 to 25; got ""$/],
  [['animation', '--n', '4', '--size', '5'], /^queenscope: --size must be a number from 40 to 4000; got 5$/],
])) {
  test(`refused: ${args.join(' ')}`, () => {
    const { status, stdout, stderr } = run(...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr.trimEnd(), said);
  });
}
