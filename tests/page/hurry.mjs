// Timeouts of missing resources and answers of lessons, many times faster.

/** Runs before a page's scripts: divides timeouts by fifty, without changing its clocks. */
export function hurryTimeouts() {
  const { setTimeout: later } = window;
  window.setTimeout = /** @type {any} */ ((/** @type {() => void} */ act, /** @type {number} */ wait = 0) => later.call(window, act, wait / 50));
}

// Only eight times faster: on a busy machine, a file that does arrive must not count as missing.
function hurryClocks() {
  const { setInterval: often } = window;
  window.setInterval = /** @type {any} */ ((/** @type {() => void} */ act, /** @type {number} */ wait = 0) => often.call(window, act, wait / 8));
  const now = performance.now.bind(performance);
  performance.now = () => 8 * now();
}

/** Runs before a page's scripts: shortens the time that each event of a lesson's answer is shown (900 ms). */
export function hurryAnswers() {
  const { setTimeout: later } = window;
  window.setTimeout = /** @type {any} */ (
    (/** @type {() => void} */ act, /** @type {number} */ wait, /** @type {any[]} */ ...given) =>
      later.call(window, act, wait === 900 ? 30 : wait, ...given)
  );
}

/** Run before a page's scripts: make patient timeouts shorter. */
export const hurry = [hurryTimeouts, hurryClocks];
