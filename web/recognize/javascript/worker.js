// Stands around a program in JavaScript in its worker.

/**
 * Runs the program as soon as the other end of its port is ready. One function that needs nothing around it but
 * `self.__queens_format`, because its text is sent.
 * @param {(host: import('./environment.js').Host) => Promise<void>} program
 */
export function workerHost(program) {
  const worker = /** @type {any} */ (self);
  // The program may replace them.
  const { setTimeout, Promise: Later } = worker;
  const format = worker.__queens_format;
  /** @type {(records: string) => void} */
  let post = () => undefined;
  // Messages would pile up in the frame, and workers that the program starts would outlive it.
  for (let own = worker; own; own = Object.getPrototypeOf(own)) for (const name of ['postMessage', 'close', 'Worker', '__queens_format']) Reflect.deleteProperty(own, name);
  /** @type {import('./environment.js').Host} */
  const host = {
    write: (records) => post(records),
    format: (values) => format(...values),
    turn: () => new Later((/** @type {() => void} */ resolve) => {
      setTimeout(resolve);
    }),
  };
  const fail = (/** @type {Event & { reason?: unknown, error?: unknown }} */ event) => {
    event.preventDefault();
    host.fail?.(event.reason ?? event.error);
  };
  worker.addEventListener('unhandledrejection', fail);
  worker.addEventListener('error', fail);
  worker.onmessage = (/** @type {MessageEvent} */ { ports: [port] }) => {
    worker.onmessage = null;
    port.onmessage = () => {
      port.onmessage = null;
      post = port.postMessage.bind(port);
      post('ready');
      void program(host);
    };
  };
}
