// A worker thread of Node with the globals of a worker in a page, around the module that it is given.
import { parentPort, workerData } from 'node:worker_threads';

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
Object.assign(globalThis, { postMessage: port.postMessage.bind(port) });
await import(workerData);
port.on('message', (data) => /** @type {any} */ (globalThis).onmessage({ data }));
