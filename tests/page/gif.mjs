// Animated GIFs, decoded by an independent library.
import { decompressFrames, parseGIF } from 'gifuct-js';

/**
 * @typedef {object} Frame
 * @property {number} delay milliseconds
 * @property {Uint8ClampedArray} pixels of the whole picture as visible: red, green, blue, opacity
 * @property {{ left: number, top: number, width: number, height: number }} area redrawn part
 */

/**
 * @param {Uint8Array} bytes
 * @returns {{ width: number, height: number, frames: Frame[] }}
 */
export function decodeGif(bytes) {
  const gif = parseGIF(/** @type {ArrayBuffer} */ (Uint8Array.from(bytes).buffer));
  const { width, height } = gif.lsd;
  const seen = new Uint8ClampedArray(4 * width * height);
  const frames = decompressFrames(gif, true).map(({ dims, delay, disposalType, patch }) => {
    if (disposalType !== 1) throw new Error(`a frame is left with disposal ${disposalType}`);
    for (let i = 0; i < dims.width * dims.height; i++) {
      if (patch[4 * i + 3] === 0) continue;
      const at = (dims.top + Math.floor(i / dims.width)) * width + dims.left + (i % dims.width);
      seen.set(patch.subarray(4 * i, 4 * i + 4), 4 * at);
    }
    return { delay, pixels: seen.slice(), area: dims };
  });
  return { width, height, frames };
}
