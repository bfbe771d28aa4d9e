// The duration of the page's frames.

/** Runs before the page's scripts: `window.frames` collects the milliseconds of script in each frame. */
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
 * Runs before the page's scripts: `window.updates` collects the milliseconds that each frame spends on the elements
 * over the canvas. The page has a list of functions to call after a frame.
 */
export function noteUpdates() {
  const updates = /** @type {number[]} */ ([]);
  Object.assign(window, { updates });
  const timed = (/** @type {unknown} */ each) => {
    if (typeof each !== 'function' || !String(each).includes('.#update()')) return each;
    return () => {
      const start = performance.now();
      each();
      updates.push(performance.now() - start);
    };
  };
  const { push } = Array.prototype;
  Array.prototype.push = function (...given) {
    return push.apply(this, given.map(timed));
  };
}

/**
 * Runs before the page's scripts: `window.painted` collects how long each frame keeps the page busy, in milliseconds.
 * The time ends when the frame's changes are laid out and painted.
 */
export function notePainted() {
  const later = window.requestAnimationFrame.bind(window);
  const { port1, port2 } = new MessageChannel();
  const begun = /** @type {number[]} */ ([]);
  const painted = /** @type {number[]} */ ([]);
  port1.onmessage = () => painted.push(performance.now() - Number(begun.shift()));
  window.requestAnimationFrame = (draw) => later((now) => {
    begun.push(performance.now());
    draw(now);
    port2.postMessage(null);
  });
  Object.assign(window, { painted });
}

export const later = (/** @type {number} */ seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

/**
 * Runs in the page.
 * @param {number} seconds
 * @returns {Promise<number[]>} the sorted milliseconds of every frame in that time
 */
export async function framesWhilePlaying(seconds) {
  const { frames } = /** @type {{ frames: number[] }} */ (/** @type {unknown} */ (window));
  frames.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  return frames.sort((a, b) => a - b);
}

/**
 * Chromium's performance metrics of a tab.
 * @param {import('../page/driver.mjs').Tab} tab
 * @returns {Promise<() => Promise<number>>} reads the processor time of scripts, in seconds
 */
export async function scriptClock(tab) {
  const session = await tab.page.context().newCDPSession(tab.page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((/** @type {{ name: string }} */ each) => each.name === 'ScriptDuration').value;
  };
}
