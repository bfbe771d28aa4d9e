// Replaces the frame of a board that is off screen by a picture, and keeps a query that restores it.
import { drawPoster } from './embed-poster.js';

/**
 * @param {import('./embed-frame.js').BoardFrame} board
 * @returns {Promise<{ query: string, picture: Element } | undefined>} undefined if the board has to stay
 */
export async function leave(board) {
  const { element } = board;
  // A reader who works in it by keys may have scrolled the page.
  if (/** @type {ShadowRoot} */ (element.getRootNode()).activeElement === element) return undefined;
  /** @type {import('../page/rest.js').Left | null} */
  const left = await board.command('rest', []);
  if (!left) return undefined;
  const { query } = left;
  if (left.picture) {
    const picture = new Image();
    // It lies where the frame was, to the pixel.
    picture.style.padding = '0';
    // A host's policy may forbid it. It is not decoded before it is seen: that would be a megabyte.
    const loaded = await new Promise((resolve) => {
      Object.assign(picture, { onload: resolve, onerror: () => resolve(null), src: left.picture, alt: element.title });
    });
    if (loaded) return { query, picture };
  }
  const parameters = Object.fromEntries(new URLSearchParams(query));
  return { query, picture: await drawPoster(parameters, element.title, new AbortController().signal, element.getBoundingClientRect()) };
}
