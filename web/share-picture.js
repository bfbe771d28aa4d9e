// The board as a picture of its own, in light colours as on paper.
import { explore } from './explore.js';

const SIZE = 640;
const DENSITY = 2;

/**
 * Made by the searches' module, which is fetched for it.
 * @param {object} asked
 * @param {string} asked.variant
 * @param {number} asked.n
 * @param {number} asked.position
 * @param {boolean} asked.hatch
 * @param {AbortSignal} asked.signal
 * @returns {Promise<string>} the SVG
 */
export async function boardAsSvg({ variant, n, position, hatch, signal }) {
  const { default: load } = await import('./queens.js');
  const search = new (await load()).Search(/** @type {any} */ (variant), n);
  try {
    // A position may be far away; the page goes on meanwhile.
    await explore(search, { until: position, signal });
    return search.svg({ theme: 'light', size: SIZE, hatch });
  } finally {
    search.delete();
  }
}

/**
 * As the page draws it.
 * @param {import('./screen.js').Screen} screen
 * @returns {Promise<Blob>} the PNG
 * @throws {Error} where the page cannot draw now
 */
export function boardAsPng(screen) {
  const picture = document.createElement('canvas');
  const drawn = screen.drawBoardAlone(SIZE * DENSITY, picture);
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) => (blob && drawn ? resolve(blob) : reject(new Error('WebGL'))), 'image/png');
  });
}
