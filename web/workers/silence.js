// Waits for a worker, which may be gone without any browser saying so.

// There are no ticks while the page itself is frozen or the machine asleep, so that a worker's silence then is not held
// against it.
const TICK_MILLISECONDS = 1000;
const PATIENCE_TICKS = 30;

/**
 * @param {() => void} giveUp called if the worker does not answer for too long
 * @returns {() => void} call it when the worker answers, or when waiting ends
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
