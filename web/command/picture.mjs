// Pictures of pixels, which another package draws that is asked for only here and need not be installed.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { oneOf, Refused } from './options.mjs';

/** That draws them. It is not among what this package installs: some megabytes that most do without. */
const PACKAGE = '@resvg/resvg-js';

/** Folders of the fonts that the page loads for some languages; others are the machine's. */
function fontFolders() {
  const site = new URL('./', import.meta.url);
  return readdirSync(site).filter((name) => name.startsWith('app-')).map((name) => fileURLToPath(new URL(`${name}/fonts`, site)));
}

/**
 * @param {string} format what needs it
 * @returns {Promise<(svg: string) => { width: number, height: number, pixels: Uint8Array, asPng(): Uint8Array }>} in RGBA
 * @throws {Refused} if it is not installed, or the picture would go to a terminal
 */
export async function painter(format) {
  if (process.stdout.isTTY) throw new Refused(`the output of --format ${format} is not text; write it to a file: > board.${format}`);
  const { Resvg } = await import(PACKAGE).catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Refused(`--format ${format} needs a package that is not installed: npm install ${PACKAGE}`);
  });
  const fontDirs = fontFolders();
  return (svg) => new Resvg(svg, { font: { fontDirs } }).render();
}

/**
 * An SVG picture in the form that is asked for.
 * @param {string} svg
 * @param {string} [format] svg if not given
 */
export async function* written(svg, format) {
  const form = oneOf('format', format ?? 'svg', /** @type {const} */ (['svg', 'png']));
  yield form === 'svg' ? svg : (await painter(form))(svg).asPng();
}
