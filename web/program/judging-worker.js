// The worker that judges a program, so that the page draws all the while.
import { Cut, judging, LETTERS } from './judging.js';

/** @type {{ postMessage(message: unknown, transfer?: Transferable[]): void, onmessage: ((event: MessageEvent) => void) | null }} */
const worker = self;

/** Frames that the page has been asked to open, by number. @type {Map<number, { opened(port: MessagePort): void, cut(how: { cut: import('./frame.js').Cut, reason: string }): void }>} */
const places = new Map();

/** @type {import('./judging.js').Open} */
function open(language, program) {
  const number = places.size;
  return new Promise((resolve) => {
    const cut = new Promise((/** @type {(how: { cut: import('./frame.js').Cut, reason: string }) => void} */ end) => {
      places.set(number, { cut: end, opened: (port) => resolve({ port, cut, limit: (milliseconds, why) => worker.postMessage({ limit: milliseconds, why, number }), close: () => worker.postMessage({ close: true, number }) }) });
    });
    worker.postMessage({ open: language, program, number });
  });
}

worker.onmessage = ({ data, ports: [port] }) => {
  if (port) places.get(data.number)?.opened(port);
  else if (data.cut) places.get(data.number)?.cut(data);
  else {
    judging(data.asked, open, LETTERS.worker)
      .then((judged) => worker.postMessage({ judged }, judged.packed ? [judged.packed.events.buffer, judged.packed.lines.buffer] : []))
      .catch((error) => worker.postMessage({ failed: String(error?.message ?? error), cut: error instanceof Cut ? error.how : undefined }));
  }
};
worker.postMessage({ ready: true });
