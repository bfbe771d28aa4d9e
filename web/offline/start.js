// Starts workers from their text in the page, because no browser starts one from a file beside a page that is a file.
import { filesForWorker } from './embedded.js';
import { trustedWorker } from '../workers/trusted.js';

/** By the names of the workers. @type {Record<string, string>} */
const texts = JSON.parse(document.getElementById('worker-scripts')?.textContent ?? '');
/** Addresses of scripts, by the names of the workers. @type {Map<string, string>} */
const made = new Map();

/** @param {URL} script one of the module's workers */
export function startWorker({ pathname }) {
  const name = pathname.slice(1);
  const source = () => `${filesForWorker(['queens.wasm'])}\n${texts[name]}`;
  // Kept, because a worker that dies is replaced.
  const script = made.get(name) ?? URL.createObjectURL(new Blob([source()], { type: 'text/javascript' }));
  made.set(name, script);
  return trustedWorker(script);
}
