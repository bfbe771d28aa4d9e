// The board as a picture of its own, in light colours as on paper; with what explains it, for paper too; and all that
// is shown, as it is.
import { withDensity } from './density.js';
import { withSearch } from '../search/with-search.js';

const SIZE = 640;
const DENSITY = 2;
/** Panels that make sense on paper. */
const ON_PAPER = ['state', 'calls', 'stats'];

/** @typedef {import('../search/with-search.js').Which & { position: number, hatch: boolean, signal: AbortSignal }} Moment */

/**
 * Made by the searches' module.
 * @param {Moment} asked
 * @returns {Promise<string>} the SVG
 */
export const boardAsSvg = ({ hatch, ...asked }) =>
  withSearch(asked, (search) => search.svg({ theme: 'light', size: SIZE, hatch }));

/**
 * The board with its name, the sentence, the program and the panel in front, in the colours that the reader has chosen.
 * @param {Moment & { query: URLSearchParams, language: string }} asked `query` says how all of it is shown
 * @returns {Promise<string>} the SVG
 */
export const sheetAsSvg = ({ hatch, query, language, ...asked }) => {
  const front = (query.get('panels') ?? 'state').split(',').filter((name) => ON_PAPER.includes(name));
  return withSearch(asked, (search) => search.svg({
    theme: /** @type {any} */ (query.get('theme') ?? 'light'),
    hatch,
    language: /** @type {any} */ (language),
    panels: ['code', ...front].join(','),
    code: /** @type {any} */ (query.get('code') ?? undefined),
  }));
};

/**
 * As the page draws it; without a canvas, as the searches' module does.
 * @param {import('../screen/screen.js').Screen} screen
 * @param {Moment} moment
 * @returns {Promise<Blob>} the PNG
 * @throws {Error} where the page cannot draw now
 */
export const boardAsPng = async (screen, moment) => {
  const side = SIZE * DENSITY;
  if (!screen.isPlain) return asPng((picture) => screen.drawBoardAlone(side, picture));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(await boardAsSvg(moment))}`;
  await image.decode();
  return asPng((picture) => {
    picture.width = picture.height = side;
    picture.getContext('2d')?.drawImage(image, 0, 0, side, side);
    return true;
  });
};

/**
 * With its panels, two pixels of the picture to a CSS pixel.
 * @param {import('../screen/screen.js').Screen} screen
 * @returns {Promise<Blob>} the PNG
 * @throws {Error} where the page cannot draw now
 */
export const screenAsPng = (screen) => asPng((picture) => screen.drawWhole(DENSITY, picture));

/** @param {(picture: HTMLCanvasElement) => boolean} draw @returns {Promise<Blob>} */
function asPng(draw) {
  const picture = document.createElement('canvas');
  const drawn = draw(picture);
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) => (blob && drawn ? resolve(withDensity(blob, DENSITY)) : reject(new Error('WebGL'))), 'image/png');
  });
}
