// The board as a separate picture, in light colours as on paper; with its explanation, for paper too; and the complete view that
// is shown, as it is.
import { withDensity } from './density.js';
import { treeAsSvg } from '../search/tree.js';
import { withSearch } from '../search/with-search.js';

const SIZE = 640;
const DENSITY = 2;
/** Maximum width and height of a canvas in browsers, in pixels. */
const LARGEST = 8192;
const PATIENCE_MILLISECONDS = 10_000;
/** Panels that make sense on paper. */
const ON_PAPER = ['state', 'calls', 'stats'];

/** The browser returned no picture. */
export class NoPicture extends Error {}

/** @typedef {import('../search/with-search.js').Which & { position: number, hatch: boolean, base?: 0 | 1, signal: AbortSignal }} Moment */

/**
 * Drawn by the searches' module.
 * @param {Moment} asked
 * @returns {Promise<string>} the SVG
 */
export const boardAsSvg = ({ hatch, base, ...asked }) =>
  withSearch(asked, (search) => search.svg({ theme: 'light', size: SIZE, hatch, base }));

/**
 * The search tree, drawn by the searches' module.
 * @param {Moment} asked
 * @param {string} title
 * @param {string} language of the title
 * @returns {Promise<string>} the SVG
 */
export const treeInSvg = (asked, title, language) => withSearch(asked, (search) => treeAsSvg(search, { title, language }));

/**
 * The board with its name, the explanation, the program and the open panel, in the colours of the student's theme.
 * @param {Moment & { query: URLSearchParams, language: string }} asked `query` describes the view
 * @returns {Promise<string>} the SVG
 */
export const sheetAsSvg = ({ hatch, base, query, language, ...asked }) => {
  const front = (query.get('panels') ?? 'state').split(',').filter((name) => ON_PAPER.includes(name));
  return withSearch(asked, (search) => search.svg({
    theme: /** @type {any} */ (query.get('theme') ?? 'light'),
    hatch,
    base,
    language: /** @type {any} */ (language),
    panels: ['code', ...front].join(','),
    code: /** @type {any} */ (query.get('code') ?? undefined),
  }));
};

/**
 * As drawn by the page, or without a canvas by the searches' module.
 * @param {import('../screen/screen.js').Screen} screen
 * @param {Moment} moment
 * @returns {Promise<Blob>} the PNG
 * @throws {Error} if the page cannot draw now
 */
export const boardAsPng = async (screen, moment) => {
  if (!screen.isPlain) return asPng((picture) => screen.drawBoardAlone(SIZE, DENSITY, picture));
  return svgAsPng(await boardAsSvg(moment));
};

/**
 * @param {string} svg
 * @returns {Promise<Blob>} the PNG, with two pixels per CSS pixel unless that is larger than browsers draw
 */
export async function svgAsPng(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const density = Math.min(DENSITY, LARGEST / image.width, LARGEST / image.height);
  return asPng((picture) => {
    [picture.width, picture.height] = [image.width, image.height].map((length) => Math.round(density * length));
    picture.getContext('2d')?.drawImage(image, 0, 0, picture.width, picture.height);
    return true;
  }, density);
}

/**
 * With its panels, at two image pixels per CSS pixel.
 * @param {import('../screen/screen.js').Screen} screen
 * @returns {Promise<Blob>} the PNG
 * @throws {Error} if the page cannot draw now
 */
export const screenAsPng = (screen) => asPng((picture) => screen.drawWhole(DENSITY, picture));

/**
 * @param {(picture: HTMLCanvasElement) => boolean} draw
 * @param {number} [density] image pixels per CSS pixel
 * @returns {Promise<Blob>}
 * @throws {NoPicture}
 */
function asPng(draw, density = DENSITY) {
  const picture = document.createElement('canvas');
  const drawn = draw(picture);
  return new Promise((resolve, reject) => {
    // Extensions against tracking may keep the picture back.
    const late = setTimeout(() => reject(new NoPicture()), PATIENCE_MILLISECONDS);
    picture.toBlob((blob) => {
      clearTimeout(late);
      if (blob && drawn) resolve(withDensity(blob, density));
      else reject(new NoPicture());
    }, 'image/png');
  });
}
