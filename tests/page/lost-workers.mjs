/** Runs before the page's scripts: no worker hears of anything, and what would be waited for patiently is not. */
export function loseWorkers() {
  Worker.prototype.postMessage = () => {};
  const { setInterval: often } = window;
  window.setInterval = /** @type {any} */ ((/** @type {() => void} */ act, /** @type {number} */ wait = 0) => often.call(window, act, wait / 50));
}
