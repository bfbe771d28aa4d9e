// The board as a picture of its own, in light colours as on paper.
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
export function boardAsPng(screen) {
  const picture = document.createElement('canvas');
  const drawn = screen.drawBoardAlone(SIZE * DENSITY, picture);
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) => (blob && drawn ? resolve(blob) : reject(new Error('WebGL'))), 'image/png');
  });
}
