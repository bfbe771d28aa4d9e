// Compares a picture with the approved one; writes differences to build/pictures.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export const APPROVED = fileURLToPath(new URL('pictures/', import.meta.url));
export const ACTUAL = fileURLToPath(new URL('../../build/pictures/', import.meta.url));

// Tolerances for other browser versions, which may draw an edge or a letter a fraction of a pixel elsewhere: the colour
// difference (0…1, as measured by pixelmatch), and the number of pixels in a thousand that may exceed it.
const COLOR_TOLERANCE = 0.1;
const PIXELS_IN_A_THOUSAND = 1;

/**
 * Number of different pixels in two pictures of equal size.
 * @param {Buffer} one a PNG
 * @param {Buffer} other a PNG
 */
export function differing(one, other) {
  const [a, b] = [one, other].map((bytes) => PNG.sync.read(bytes));
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: COLOR_TOLERANCE });
}

/**
 * @param {string} name of the picture, without extension
 * @param {Buffer} screenshot a PNG
 * @returns {Promise<string>} the problem, as a sentence; empty if the picture is as approved
 */
export async function compare(name, screenshot) {
  const files = { actual: path.join(ACTUAL, `${name}.png`), difference: path.join(ACTUAL, `${name}.difference.png`) };
  await Promise.all(Object.values(files).map((file) => rm(file, { force: true })));
  const keep = async (/** @type {string} */ file, /** @type {Buffer} */ bytes) => {
    await mkdir(ACTUAL, { recursive: true });
    await writeFile(file, bytes);
  };
  const bytes = await readFile(path.join(APPROVED, `${name}.png`)).catch(() => null);
  if (!bytes) {
    await keep(files.actual, screenshot);
    return `${name} has no approved picture yet; look at ${files.actual}`;
  }
  // The usual case; decoding the pictures takes longer than everything else.
  if (bytes.equals(screenshot)) return '';
  const [actual, approved] = [screenshot, bytes].map((each) => PNG.sync.read(each));
  const { width, height } = approved;
  if (actual.width !== width || actual.height !== height) {
    await keep(files.actual, screenshot);
    return `${name} is ${actual.width}×${actual.height} instead of ${width}×${height}; look at ${files.actual}`;
  }
  const difference = new PNG({ width, height });
  const off = pixelmatch(approved.data, actual.data, difference.data, width, height, { threshold: COLOR_TOLERANCE });
  if (off * 1000 <= PIXELS_IN_A_THOUSAND * width * height) return '';
  await keep(files.actual, screenshot);
  await keep(files.difference, PNG.sync.write(difference));
  return `${off} pixels of ${name} differ; look at ${files.actual} and ${files.difference}`;
}
