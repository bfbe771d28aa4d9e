// Makes an animated GIF from pictures given one after the other. Keeps only the last one in memory.
import { GifWriter } from 'omggif';

/** @typedef {{ left: number, top: number, width: number, height: number }} Area in pixels */

// The index that stands for what stays as it was.
const STAYS = 0;
const COLORS = 255;
// Codes have up to 12 bits, and there are a header, a palette and the lengths of blocks.
const BYTES_PER_PIXEL = 2;
const BESIDE = 4096;

/** @param {number} width in pixels @param {number} height */
export function makeAnimation(width, height) {
  const buffer = new Uint8Array(BYTES_PER_PIXEL * width * height + BESIDE);
  const writer = new GifWriter(buffer, width, height, { loop: 0 });
  /** @type {Uint32Array | undefined} */
  let before;
  const taken = (/** @type {number} */ length) => {
    writer.setOutputBufferPosition(0);
    return buffer.slice(0, length);
  };

  return {
    /**
     * @param {ArrayBuffer} pixels red, green, blue and opacity of each; all opaque
     * @param {number} centiseconds duration of the picture
     * @returns {Uint8Array} the next bytes of the file
     */
    add(pixels, centiseconds) {
      const colors = new Uint32Array(pixels);
      const last = before;
      before = colors;
      const isNew = (/** @type {number} */ at) => colors[at] !== last?.[at];
      const area = areaOf(isNew, width, height);
      const places = new Uint32Array(area.width * area.height).map((_, i) => (area.top + Math.floor(i / area.width)) * width + area.left + (i % area.width));
      const { palette, indexOf } = paletteOf(places.filter(isNew).map((at) => colors[at]));
      const indices = Uint8Array.from(places, (at) => (isNew(at) ? indexOf(colors[at]) : STAYS));
      return taken(writer.addFrame(area.left, area.top, area.width, area.height, indices, {
        palette, delay: centiseconds, disposal: 1, transparent: STAYS,
      }));
    },

    /** @returns {Uint8Array} the end of the file */
    end: () => taken(writer.end()),
  };
}

/**
 * The smallest area with all changes; never empty, because a frame has at least one pixel.
 * @param {(at: number) => boolean} isNew
 * @param {number} width
 * @param {number} height
 * @returns {Area}
 */
function areaOf(isNew, width, height) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < width * height; ++at) {
    if (!isNew(at)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return right > 0 ? { left, top, width: right - left, height: bottom - top } : { left: 0, top: 0, width: 1, height: 1 };
}

/**
 * The palette. If there are too many colours, colours that differ only in their low bits are merged.
 * @param {Uint32Array} colors of pixels, as 0xaabbggrr
 */
function paletteOf(colors) {
  for (let bits = 0; ; ++bits) {
    const mask = 0x010101 * ((0xff << bits) & 0xff);
    /** @type {Map<number, number>} */
    const indices = new Map();
    const palette = [0];
    for (const color of colors) {
      if (indices.has(color & mask)) continue;
      indices.set(color & mask, palette.length);
      palette.push(((color & 0xff) << 16) | (color & 0xff00) | ((color >> 16) & 0xff));
      if (palette.length > COLORS + 1) break;
    }
    if (palette.length > COLORS + 1) continue;
    const size = Math.max(2, 2 ** Math.ceil(Math.log2(palette.length)));
    return {
      palette: [...palette, ...Array(size - palette.length).fill(0)],
      indexOf: (/** @type {number} */ color) => /** @type {number} */ (indices.get(color & mask)),
    };
  }
}
