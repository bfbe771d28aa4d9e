// Counts slices on request, in a web worker or a worker thread of Node; see count.js for the other side.
import load from '../queens.js';

/**
 * @typedef {{ n: number, given?: [row: number, col: number][] }} Board n, and the queens that every solution must have
 * @typedef {Board | { from: number, to: number }} Request which board to count, then parts of it
 * @typedef {{ slices: number } | { from: number, to: number, count: bigint, duration: number } |
 *   { error: string }} Answer
 * @typedef {{ postMessage(answer: Answer): void, onmessage: unknown }} Port
 */

const loading = load();
/** @type {InstanceType<Awaited<typeof loading>['CountJob']>} */
let job;

/** @param {Port} port */
function answerOn(port) {
  port.onmessage = async (/** @type {{ data: Request }} */ { data }) => {
    try {
      if ('n' in data) {
        const queens = await loading;
        job = new queens.CountJob(data.n, { given: data.given });
        port.postMessage({ slices: job.slices() });
        return;
      }
      const { from, to } = data;
      const start = performance.now();
      let count = 0n;
      // One call for each slice: engines replace code by better code when it is called again.
      for (let slice = from; slice < to; ++slice) count += job.run(slice);
      port.postMessage({ from, to, count, duration: performance.now() - start });
    } catch (error) {
      port.postMessage({ error: error instanceof Error ? error.message : String(error) });
    }
  };
}

// Not awaited here: what bundlers make of a worker may be a classic script.
if ('WorkerGlobalScope' in globalThis) answerOn(/** @type {Port} */ (/** @type {unknown} */ (globalThis)));
else import('worker_threads').then(({ parentPort }) => answerOn(/** @type {Port} */ (/** @type {unknown} */ (parentPort))));
