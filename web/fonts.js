// The fonts of every reader. One that does not arrive is replaced by another that has, until it comes (late-fonts.js).
import { Broken, fetchBytes, within } from './files.js';

const NAMES = /** @type {const} */ (['text', 'strong', 'mono']);
// So long the board waits for letters when all else is there.
export const FONT_PATIENCE = 5000;

/** @typedef {Record<typeof NAMES[number], Uint8Array>} FontBytes empty where one is missing */
/** @typedef {{ bytes: FontBytes, missing: Map<typeof NAMES[number], Promise<Uint8Array>> }} Fonts */

/** @param {string} name */
export const fileOf = (name) => `fonts/${name}.ttf`;

/** @param {(which: number, share: number) => void} [onShare] */
export function fetchFonts(onShare) {
  return new Map(NAMES.map((name, i) => {
    const bytes = fetchBytes(fileOf(name), { onShare: (share) => onShare?.(i, share) });
    // Who awaits it comes later.
    bytes.catch(() => undefined);
    return [name, bytes];
  }));
}

/**
 * @param {ReturnType<typeof fetchFonts>} arriving
 * @returns {Promise<Fonts>}
 * @throws {Broken} if none arrives
 */
export async function awaitFonts(arriving) {
  /** @type {Fonts} */
  const fonts = { bytes: { text: new Uint8Array(), strong: new Uint8Array(), mono: new Uint8Array() }, missing: new Map() };
  await Promise.all([...arriving].map(async ([name, bytes]) => {
    try {
      fonts.bytes[name] = await within(bytes, FONT_PATIENCE, fileOf(name));
    } catch {
      fonts.missing.set(name, bytes);
    }
  }));
  // Over a slow line all of them may be late; the first of them is enough then.
  if (fonts.missing.size === NAMES.length) {
    const [name, bytes] = await Promise.any([...arriving].map(async ([name, bytes]) => /** @type {const} */ ([name, await bytes])))
      .catch(({ errors }) => {
        throw errors[0];
      });
    fonts.bytes[name] = bytes;
    fonts.missing.delete(name);
  }
  return fonts;
}
