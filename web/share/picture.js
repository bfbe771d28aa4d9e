// The board as a picture of its own, in light colours as on paper; and all that is shown, as it is.
import { withSearch } from './search.js';

const SIZE = 640;
const DENSITY = 2;

/**
 * Made by the searches' module.
 * @param {import('./search.js').Which & { position: number, hatch: boolean, signal: AbortSignal }} asked
 * @returns {Promise<string>} the SVG
 */
export const boardAsSvg = ({ hatch, ...asked }) =>
  withSearch(asked, (search) => search.svg({ theme: 'light', size: SIZE, hatch }));

/**
 * As the page draws it.
 * @param {import('../screen.js').Screen} screen
 * @returns {Promise<Blob>} the PNG
 * @throws {Error} where the page cannot draw now
 */
export const boardAsPng = (screen) => asPng((picture) => screen.drawBoardAlone(SIZE * DENSITY, picture));

/**
 * With its panels, two pixels of the picture to a CSS pixel.
 * @param {import('../screen.js').Screen} screen
 * @returns {Promise<Blob>} the PNG
 * @throws {Error} where the page cannot draw now
 */
export const screenAsPng = (screen) => asPng((picture) => screen.drawWhole(DENSITY, picture));

/** @param {(picture: HTMLCanvasElement) => boolean} draw @returns {Promise<Blob>} */
function asPng(draw) {
  const picture = document.createElement('canvas');
  const drawn = draw(picture);
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) => (blob && drawn ? resolve(blob) : reject(new Error('WebGL'))), 'image/png');
  });
}
