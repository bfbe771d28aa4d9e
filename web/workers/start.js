// Starts the module workers of this site from any page, also where browsers refuse a script of another origin.
import { trustedWorker } from './trusted.js';

/** Scripts of the page's own that import a worker's, by its address. @type {Map<string, string>} */
const bridges = new Map();

/**
 * Starts a worker. A page on another host, or a frame sandboxed with `allow-scripts` alone, may start only a script of
 * its own, so that one imports the worker's. It is a classic script because without an origin Chromium starts no module
 * from a blob, and it keeps the messages that arrive before the import is done. If the import fails, the worker posts
 * `{ error }`.
 * @param {URL} script a module that sets `onmessage`
 * @returns {Worker}
 * @throws {Error} if the page does not allow it; the message says what the page would have to allow
 */
export function startWorker(script) {
  if (script.origin === origin) return trustedWorker(script.href, { type: 'module' });
  const source = `const early = [];
    onmessage = (event) => early.push(event);
    import(${JSON.stringify(script)}).then(
      () => early.forEach((event) => onmessage(event)),
      (error) => postMessage({ error: error.message }),
    );`;
  const bridge = bridges.get(script.href) ?? URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  bridges.set(script.href, bridge);
  return trustedWorker(bridge);
}
