/**
 * Runs before the page's scripts: gives a busy machine ten times as long before the page gives up a poster (3 s), a frame
 * (5 s), a program in JavaScript (6.5 s) or a lost graphics device (10 s).
 */
export function patient() {
  const { setTimeout: later } = window;
  window.setTimeout = /** @type {any} */ (
    (/** @type {() => void} */ act, /** @type {number} */ wait, /** @type {any[]} */ ...given) =>
      later.call(window, act, [3000, 5000, 6500, 10_000].includes(wait) ? 10 * wait : wait, ...given)
  );
}
