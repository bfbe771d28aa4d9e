// Pictures become an animated GIF with the same contents.
import assert from 'node:assert/strict';
import test from 'node:test';
import { makeAnimation } from '../../web/share/animation.js';
import { decodeGif } from './gif.mjs';

const [WIDTH, HEIGHT] = [60, 40];

/** @param {(x: number, y: number) => [number, number, number]} color */
function picture(color) {
  const pixels = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  for (let at = 0; at < WIDTH * HEIGHT; at++) pixels.set([...color(at % WIDTH, Math.floor(at / WIDTH)), 255], 4 * at);
  return pixels;
}

/** @param {[Uint8ClampedArray, number][]} pictures */
function animate(...pictures) {
  const animation = makeAnimation(WIDTH, HEIGHT);
  const pieces = pictures.map(([pixels, centiseconds]) => animation.add(pixels.slice().buffer, centiseconds));
  return decodeGif(Buffer.concat([...pieces, animation.end()]));
}

test('few colours stay exact, and only changed areas are redrawn', () => {
  const one = picture((x, y) => [x < 30 ? 251 : 3, 250, y < 20 ? 247 : 1]);
  const other = picture((x, y) => (x >= 10 && x < 15 && y >= 5 && y < 8 ? [1, 2, 3] : [x < 30 ? 251 : 3, 250, y < 20 ? 247 : 1]));
  const { width, height, frames } = animate([one, 10], [other, 25], [other, 5], [one, 1000]);
  assert.deepEqual([width, height], [WIDTH, HEIGHT]);
  assert.deepEqual(frames.map(({ delay }) => delay), [100, 250, 50, 10000]);
  assert.deepEqual(frames.map(({ pixels }) => pixels), [one, other, other, one]);
  const area = { left: 10, top: 5, width: 5, height: 3 };
  assert.deepEqual(frames.map(({ area }) => area), [{ left: 0, top: 0, width: WIDTH, height: HEIGHT }, area, { left: 0, top: 0, width: 1, height: 1 }, area]);
});

test('separate changes leave the area between them unchanged', () => {
  const one = picture((x, y) => [x, y, 9]);
  const other = picture((x, y) => ((x === 1 && y === 1) || (x === 50 && y === 30) ? [200, 200, 200] : [x, y, 9]));
  const same = animate([one, 10], [other, 10]).frames;
  // The first picture has too many colours for one palette; the colours of the second one are exact.
  const changed = [...same[1].pixels.keys()].filter((i) => same[1].pixels[i] !== same[0].pixels[i] && i % 4 < 3);
  assert.deepEqual(changed.map((i) => Math.floor(i / 4)).filter((at, i, all) => at !== all[i - 1]), [WIDTH + 1, 30 * WIDTH + 50]);
  for (const i of changed) assert.equal(same[1].pixels[i], 200);
});

for (const count of [255, 256, 2400]) {
  test(`${count} colours`, () => {
    const many = picture((x, y) => {
      const i = (y * WIDTH + x) % count;
      return [(i * 7) % 256, (i * 13 + 5 * Math.floor(i / 256)) % 256, Math.floor(i / 10)];
    });
    const [{ pixels }] = animate([many, 10]).frames;
    const furthest = Math.max(...many.map((value, i) => Math.abs(value - pixels[i])));
    if (count <= 255) assert.equal(furthest, 0);
    else assert.ok(furthest > 0 && furthest < 64, `off by ${furthest}`);
  });
}
