// The part of the npm package omggif that is used here; it has no types of its own.
declare module 'omggif' {
  export class GifWriter {
    /** @param options `loop: 0` plays for ever */
    constructor(buffer: Uint8Array, width: number, height: number, options: { loop: number });
    /**
     * @param indices into the palette, row by row
     * @param options the palette has 2, 4, 8 … 256 colours as 0xrrggbb; the delay is in hundredths of a second; with
     *   disposal 1 a frame stays below the next
     * @returns number of bytes in the buffer
     */
    addFrame(
      x: number, y: number, width: number, height: number, indices: Uint8Array,
      options: { palette: number[], delay: number, disposal: 1, transparent: number },
    ): number;
    end(): number;
    setOutputBufferPosition(position: number): void;
  }
}
