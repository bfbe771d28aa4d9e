// Makes an animated GIF on request, in a web worker; see gif.js for the other side.
import { makeAnimation } from './animation.js';

/**
 * @typedef {{ width: number, height: number } | { pixels: ArrayBuffer, centiseconds: number } | { end: true }} Request
 *   the size, then the pictures, then the end
 * @typedef {{ bytes: Uint8Array } | { error: string }} Answer to each but the first: the next bytes of the file
 */

/** @type {ReturnType<typeof makeAnimation>} */
let animation;

onmessage = (/** @type {{ data: Request }} */ { data }) => {
  /** @param {Answer} answer */
  const answer = (answer) => postMessage(answer);
  try {
    if ('width' in data) animation = makeAnimation(data.width, data.height);
    else answer({ bytes: 'pixels' in data ? animation.add(data.pixels, data.centiseconds) : animation.end() });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
};
