/** Runs before the page's scripts: no worker receives any message, and patient timeouts are shortened. */
export function loseWorkers() {
  Worker.prototype.postMessage = () => {};
  const { setInterval: often } = window;
  window.setInterval = /** @type {any} */ ((/** @type {() => void} */ act, /** @type {number} */ wait = 0) => often.call(window, act, wait / 50));
}
