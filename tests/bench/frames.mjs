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
 * Runs before the page's scripts: `updates` of the window has the milliseconds that each frame spends on the elements over
 * the canvas. The page has a list of what is done after a frame.
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
 * Runs before the page's scripts: from then on `painted` of the window has how long each frame keeps the page busy, from its
 * beginning until what it has changed is laid out and painted; milliseconds.
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
 * @returns {Promise<number[]>} the milliseconds of every frame in so many seconds, sorted
 */
export async function framesWhilePlaying(seconds) {
  const { frames } = /** @type {{ frames: number[] }} */ (/** @type {unknown} */ (window));
  frames.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  return frames.sort((a, b) => a - b);
}

/**
 * What Chromium's own bookkeeping says of a tab.
 * @param {import('../page/driver.mjs').Tab} tab
 * @returns {Promise<() => Promise<number>>} tells the processor time that script has taken, in seconds
 */
export async function scriptClock(tab) {
  const session = await tab.page.context().newCDPSession(tab.page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((/** @type {{ name: string }} */ each) => each.name === 'ScriptDuration').value;
  };
}
