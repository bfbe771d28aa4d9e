// Starts workers from their text in the page. No browser starts one from a file beside a page that is a file.
import { makeScript } from '../workers/trusted.js';
import { filesForWorker } from './embedded.js';

/** By the names of the workers. @type {Record<string, string>} */
const texts = JSON.parse(document.getElementById('worker-scripts')?.textContent ?? '');
/** @type {Map<string, ReturnType<typeof makeScript>>} */
const made = new Map();

export const isForeign = () => true;

/** @param {URL} script one of the module's workers */
export function foreignWorker({ pathname }) {
  const name = pathname.slice(1);
  // Kept: a worker that dies is replaced.
  const script = made.get(name) ?? makeScript(`${filesForWorker(['queens.wasm'])}\n${texts[name]}`);
  made.set(name, script);
  return script.start();
}
