// Does long work without blocking the page.

// How long it may keep the page from drawing, in milliseconds.
const SLICE_MILLISECONDS = 8;
// Turns between two looks at the clock.
const TURNS = 64;

/** Opened at the first use, because some servers have none. @type {MessageChannel | undefined} */
let channel;

/**
 * Yields the thread. Timers would wait 4 ms each time, and a second in a hidden page.
 * @returns {Promise<void>}
 */
export const breath = () => new Promise((resolve) => {
  channel ??= new MessageChannel();
  channel.port1.addEventListener('message', () => resolve(), { once: true });
  channel.port1.start();
  channel.port2.postMessage(undefined);
});

/**
 * @template Item
 * @param {Iterable<Item>} items computed one after the other
 * @param {(item: Item) => void} take
 * @param {AbortSignal} signal stops: the promise is rejected with an AbortError
 */
export async function inSlices(items, take, signal) {
  let end = performance.now() + SLICE_MILLISECONDS;
  for (const item of items) {
    take(item);
    if (performance.now() < end) continue;
    await breath();
    signal.throwIfAborted();
    end = performance.now() + SLICE_MILLISECONDS;
  }
}

/**
 * Runs work to its end and returns its result.
 * @template Result
 * @param {Generator<void, Result>} work
 * @returns {Result}
 */
export function finish(work) {
  for (;;) {
    const { value, done } = work.next();
    if (done) return value;
  }
}

/**
 * Runs work in short turns and returns its result.
 * @template Result
 * @param {Generator<void, Result>} work with a short turn each
 * @param {AbortSignal} signal stops: the promise is rejected with an AbortError
 * @param {() => Promise<void>} rest the pause between two slices
 * @returns {Promise<Result>}
 */
export async function finishInSlices(work, signal, rest = breath) {
  for (let turns = 1, end = performance.now() + SLICE_MILLISECONDS; ; turns++) {
    const { value, done } = work.next();
    if (done) return value;
    if (turns % TURNS > 0 || performance.now() < end) continue;
    await rest();
    signal.throwIfAborted();
    end = performance.now() + SLICE_MILLISECONDS;
  }
}
