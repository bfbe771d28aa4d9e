// Waits for a worker, which may be gone without any browser saying so.

// There are no ticks while the page itself is frozen or the machine asleep, so that a worker's silence then is not held
// against it.
const TICK_MILLISECONDS = 1000;
const PATIENCE_TICKS = 30;

/**
 * @param {() => void} giveUp is called if the worker is not heard of for too long
 * @returns {() => void} to be called when it is, or nobody waits any more
 */
export function expectAnswer(giveUp) {
  let ticks = 0;
  const clock = setInterval(() => {
    if (++ticks <= PATIENCE_TICKS) return;
    clearInterval(clock);
    giveUp();
  }, TICK_MILLISECONDS);
  return () => clearInterval(clock);
}
