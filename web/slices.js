// Goes through something long without holding up the page.

// How long it may keep the page from drawing, in milliseconds.
const SLICE_MILLISECONDS = 8;

/**
 * @template Item
 * @param {Iterable<Item>} items made one after the other
 * @param {(item: Item) => void} take
 * @param {AbortSignal} signal stops: the promise is rejected with an AbortError
 */
export async function inSlices(items, take, signal) {
  const channel = new MessageChannel();
  try {
    let end = performance.now() + SLICE_MILLISECONDS;
    for (const item of items) {
      take(item);
      if (performance.now() < end) continue;
      // Timers would wait 4 ms each time, and in a page that is not seen a second.
      await new Promise((resolve) => {
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(undefined);
      });
      signal.throwIfAborted();
      end = performance.now() + SLICE_MILLISECONDS;
    }
  } finally {
    channel.port1.close();
  }
}
