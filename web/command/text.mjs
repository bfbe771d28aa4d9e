// Text in the encodings that programs write.

/** @param {Uint8Array} bytes UTF-16 with a byte order mark, or else UTF-8 */
export function textOf(bytes) {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
