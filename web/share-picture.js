// The board as a picture of its own, made by the searches' module, which is fetched for it.
import { explore } from './explore.js';

const SIZE = 640;
const DENSITY = 2;

/**
 * @param {string} variant
 * @param {number} n
 * @param {number} position
 * @param {string} theme `light`, `dark` or `projector`
 * @returns {Promise<string>} the SVG
 */
export async function boardAsSvg(variant, n, position, theme) {
  const { default: load } = await import('./queens.js');
  const search = new (await load()).Search(/** @type {any} */ (variant), n);
  try {
    // A position may be far away; the page goes on meanwhile.
    await explore(search, { until: position });
    search.seek(position);
    return search.svg({ theme: /** @type {any} */ (theme), size: SIZE });
  } finally {
    search.delete();
  }
}

/** @param {string} svg @returns {Promise<Blob>} two pixels to each of its own */
export async function boardAsPng(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * DENSITY;
  canvas.height = image.naturalHeight * DENSITY;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
