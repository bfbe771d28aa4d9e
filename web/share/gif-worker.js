// Makes an animated GIF on request, in a web worker; see gif.js for the other side.
import { Animation } from './animation.js';

/**
 * @typedef {{ width: number, height: number } | { pixels: ArrayBuffer, centiseconds: number } | { end: true }} Request
 *   the size, then the pictures, then the end
 * @typedef {{ bytes: Uint8Array } | { error: string }} Answer to each but the first: the next bytes of the file
 */

/** @type {Animation} */
let animation;

onmessage = (/** @type {{ data: Request }} */ { data }) => {
  /** @param {Answer} answer */
  const answer = (answer) => postMessage(answer);
  try {
    if ('width' in data) animation = new Animation(data.width, data.height);
    else answer({ bytes: 'pixels' in data ? animation.add(data.pixels, data.centiseconds) : animation.end() });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
};
