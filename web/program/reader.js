// The worker that reads what another program has printed, so that the page draws all the while.
import { readPrinted } from './reading.js';

/** @type {{ postMessage(message: unknown, transfer?: Transferable[]): void, onmessage: ((event: MessageEvent) => void) | null }} */
const worker = self;

/** @param {MessageEvent<{ text: string, asked: import('./reading.js').Asked }>} event */
worker.onmessage = async ({ data: { text, asked } }) => {
  const result = await readPrinted(text, asked);
  worker.postMessage(result, result.packed ? [result.packed.events.buffer, result.packed.lines.buffer] : []);
};
worker.postMessage({ ready: true });
