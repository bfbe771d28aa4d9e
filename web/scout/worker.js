// Explores on request; see leader.js for the other side.
import load from '../queens.js';
import { Work } from './work.js';

/** @typedef {import('./work.js').Request} Request */
/** @typedef {import('./work.js').Answer | { error: string }} Answer */

const port = /** @type {{ postMessage(answer: Answer, transfer: ArrayBuffer[]): void, onmessage: unknown }} */ (globalThis);
const loading = load().then((queens) => new Work(/** @type {any} */ (queens.Scout)));

port.onmessage = async (/** @type {{ data: Request }} */ { data }) => {
  try {
    const work = await loading;
    work.explore(data);
    const answer = work.answer(data);
    port.postMessage(answer, answer.bytes ? [/** @type {ArrayBuffer} */ (answer.bytes.buffer)] : []);
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) }, []);
  }
};
