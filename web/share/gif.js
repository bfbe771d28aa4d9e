// Positions of a range as an animated GIF. The page draws them; a worker compresses them.
import { chooser, momentsOf } from '../search/range.js';
import { inSlices } from '../search/slices.js';
import { expectAnswer } from '../workers/silence.js';
import { startWorker } from '../workers/start.js';
import { MOST_PICTURES, stayOf } from './pace.js';

/** @param {import('./forms.js').Job} job */
export async function gifOf({ search, range, choice, language, hatch, size, secondsInSight, signal, onProgress }) {
  const { positions, take } = chooser(choice, MOST_PICTURES);
  await inSlices(momentsOf(search, range), take, signal);
  if (positions.length === 0) return undefined;
  const { ask, tell, stop } = startPacking(signal);
  try {
    tell({ width: size, height: size });
    const pieces = [];
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    for (const position of positions) {
      search.seek(position);
      const svg = search.svg({ theme: 'light', size, hatch, language: /** @type {any} */ (language) });
      const pixels = await pixelsOf(svg, canvas);
      const centiseconds = stayOf(secondsInSight(search.event(), choice), position === positions[positions.length - 1]);
      pieces.push(await ask({ pixels, centiseconds }, [pixels]));
      onProgress(position);
    }
    pieces.push(await ask({ end: true }));
    return new Blob(pieces, { type: 'image/gif' });
  } finally {
    stop();
  }
}

/**
 * @param {string} svg
 * @param {HTMLCanvasElement} canvas of the same size
 * @returns {Promise<ArrayBuffer>}
 */
async function pixelsOf(svg, canvas) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height).data.buffer;
}

/** @param {AbortSignal} signal cancels pending requests */
function startPacking(signal) {
  const worker = startWorker(new URL('gif-worker.js', import.meta.url));
  /**
   * @param {import('./gif-worker.js').Request} request
   * @param {Transferable[]} [transfer]
   */
  const tell = (request, transfer = []) => worker.postMessage(request, transfer);
  /** @type {Promise<never>} */
  const ended = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  // Avoids an unhandled rejection if no one awaits it yet.
  ended.catch(() => undefined);
  return {
    tell,
    /**
     * @param {import('./gif-worker.js').Request} request
     * @param {Transferable[]} [transfer]
     * @returns {Promise<Uint8Array<ArrayBuffer>>}
     */
    async ask(request, transfer) {
      let heard = () => {};
      const answer = new Promise((resolve, reject) => {
        const fail = () => reject(new Error('gif-worker.js'));
        worker.onmessage = ({ data }) => ('bytes' in data ? resolve(data.bytes) : reject(new Error(data.error)));
        worker.onerror = fail;
        heard = expectAnswer(fail);
        tell(request, transfer);
      });
      return Promise.race([ended, answer]).finally(heard);
    },
    stop: () => worker.terminate(),
  };
}
