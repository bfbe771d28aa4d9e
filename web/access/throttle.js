// Limits how often elements for screen readers are updated while a search plays or seeks.

/**
 * Runs a task on each call of `update`. While the search is moving, runs are a minimum time apart.
 * @param {number} milliseconds minimum time between two runs while the search is moving
 * @param {() => boolean} moves whether it is moving
 * @param {() => boolean | void} run returns false if nothing has changed, so that the next run need not wait
 * @param {AbortSignal} signal ends it
 */
export function throttle(milliseconds, moves, run, signal) {
  let ranAt = -Infinity;
  let timer = 0;
  signal.addEventListener('abort', () => clearTimeout(timer));

  /** Runs the task now, or as soon as enough time has passed. */
  function update() {
    clearTimeout(timer);
    const wait = moves() ? ranAt + milliseconds - performance.now() : 0;
    if (wait > 0) timer = window.setTimeout(update, wait);
    else if (run() !== false) ranAt = performance.now();
  }

  /** Lets the next run take place at once. */
  function reset() {
    ranAt = -Infinity;
  }

  return { update, reset };
}
