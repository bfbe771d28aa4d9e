// Waiting for what never comes, in a fiftieth of the time.

/** Runs before a page's scripts: what is done later is done in a fiftieth of the time, and its clocks are left alone. */
export function hurryTimeouts() {
  const { setTimeout: later } = window;
  window.setTimeout = /** @type {any} */ ((/** @type {() => void} */ act, /** @type {number} */ wait = 0) => later.call(window, act, wait / 50));
}

function hurryClocks() {
  const { setInterval: often } = window;
  window.setInterval = /** @type {any} */ ((/** @type {() => void} */ act, /** @type {number} */ wait = 0) => often.call(window, act, wait / 50));
  const now = performance.now.bind(performance);
  performance.now = () => 50 * now();
  const { timeout } = AbortSignal;
  // What is fetched to see what is wrong with it has to come, on a busy machine too.
  AbortSignal.timeout = (wait) => timeout.call(AbortSignal, wait / 5);
}

/** Run before a page's scripts: what would be waited for patiently is waited for a fiftieth of that. */
export const hurry = [hurryTimeouts, hurryClocks];
