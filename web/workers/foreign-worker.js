// Starts workers where browsers refuse their scripts as another origin's.
import { makeScript } from './trusted.js';

/** By the address of a script, what is started in its place. @type {Map<string, ReturnType<typeof makeScript>>} */
const bridges = new Map();

/** Whether a worker cannot begin from this script itself. @param {string | URL} script */
export const isForeign = (script) => new URL(script).origin !== origin;

/**
 * A worker for a page on another host, or in a frame sandboxed with `allow-scripts` alone, which has no origin. A
 * script of the page's own may import the worker's. That is a classic one, since without an origin Chromium starts no
 * module from a blob; what is posted to it meanwhile it keeps. If the import fails, the worker posts `{ error }`.
 * @param {URL} script a module that sets `onmessage`
 */
export function foreignWorker(script) {
  const source = `const early = [];
    onmessage = (event) => early.push(event);
    import(${JSON.stringify(script)}).then(
      () => early.forEach((event) => onmessage(event)),
      (error) => postMessage({ error: error.message }),
    );`;
  // Kept: a worker that dies is replaced.
  const bridge = bridges.get(script.href) ?? makeScript(source);
  bridges.set(script.href, bridge);
  return bridge.start();
}
