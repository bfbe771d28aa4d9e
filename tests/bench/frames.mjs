// What the page's own frames take.

/** Runs before the page's scripts: from then on `frames` of the window has the milliseconds of script in each. */
export function noteFrames() {
  const frames = /** @type {number[]} */ ([]);
  Object.assign(window, { frames });
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (act) =>
    requestAnimationFrame.call(window, (time) => {
      const start = performance.now();
      act(time);
      frames.push(performance.now() - start);
    });
}

/**
 * Runs in the page.
 * @param {number} seconds
 * @returns {Promise<number[]>} the milliseconds of every frame in so many seconds, once it has played for one
 */
export async function framesWhilePlaying(seconds) {
  const { frames } = /** @type {{ frames: number[] }} */ (/** @type {unknown} */ (window));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  frames.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  return frames.sort((a, b) => a - b);
}
