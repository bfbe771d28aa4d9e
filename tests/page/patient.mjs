/**
 * Runs before the page's scripts: on a busy machine, a frame, a picture or a program may take ten times as long to start
 * before it is given up.
 */
export function patient() {
  const { setTimeout: later } = window;
  window.setTimeout = /** @type {any} */ (
    (/** @type {() => void} */ act, /** @type {number} */ wait, /** @type {any[]} */ ...given) =>
      later.call(window, act, [3000, 5000, 6500, 10_000].includes(wait) ? 10 * wait : wait, ...given)
  );
}
