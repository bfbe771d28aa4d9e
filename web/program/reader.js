// The worker that reads what a program tells, so that the page draws all the while.
import { LIMITS, readPrinted, readProgram } from './reading.js';

/** @typedef {import('./reading.js').Asked} Asked */
/** @typedef {import('./reading.js').End} End */
/** @typedef {import('./reading.js').Told} Told */

/** @type {{ postMessage(message: unknown, transfer?: Transferable[]): void, onmessage: ((event: MessageEvent) => void) | null }} */
const worker = self;

/** @param {Told} told */
function tell(told) {
  const packed = 'result' in told ? told.result.packed : undefined;
  worker.postMessage(told, packed ? [packed.events.buffer, packed.lines.buffer] : []);
}

/** @type {ReturnType<typeof readProgram> | undefined} */
let end;

/** @param {MessageEvent<{ asked: Asked, text?: string } | { end: End, reason: string }>} event */
worker.onmessage = ({ data, ports: [port] }) => {
  if ('end' in data) end?.(data.end, data.reason);
  else if (port) end = readProgram(data.asked, LIMITS, port, tell);
  else readPrinted(data.text ?? '', data.asked).then((result) => tell({ result }));
};
worker.postMessage({ ready: true });
