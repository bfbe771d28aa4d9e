// Writes the size into a PNG, for programs for paper and slides: without it they take each dot for one
// of the screen.

const DOTS_PER_METRE = 96 / 0.0254;
// The signature and the head, which comes first.
const HEAD = 8 + 25;

/** As PNG checks its parts. @param {Uint8Array} bytes */
function crc(bytes) {
  let rest = ~0;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}

/**
 * @param {Blob} png without a size, as browsers make it
 * @param {number} density dots per CSS pixel
 * @returns {Blob} the same picture
 */
export function withDensity(png, density) {
  const part = new DataView(new ArrayBuffer(21));
  const dots = Math.round(density * DOTS_PER_METRE);
  part.setUint32(0, 9);
  [...'pHYs'].forEach((letter, i) => part.setUint8(4 + i, letter.charCodeAt(0)));
  part.setUint32(8, dots);
  part.setUint32(12, dots);
  // To a metre.
  part.setUint8(16, 1);
  part.setUint32(17, crc(new Uint8Array(part.buffer, 4, 13)));
  return new Blob([png.slice(0, HEAD), part, png.slice(HEAD)], { type: png.type });
}
