// Has figures reckoned in a worker; where none can be started, here, between frames.
import { recordingOf } from '../search/shown.js';
import { expectAnswer } from '../workers/silence.js';
import { startWorker } from '../workers/start.js';

// Time left in a frame at 60 Hz.
const SLICE_MILLISECONDS = 4;

/**
 * @param {(told: import('./work.js').Told) => void} tell
 * @param {AbortSignal} signal ends it
 */
export function startReckoning(tell, signal) {
  const hear = (/** @type {import('./work.js').Told} */ told) => signal.aborted || tell(told);
  /** @type {Worker | undefined} */
  let worker;
  /** @type {Promise<import('./work.js').Work> | undefined} */
  let here;
  /** @type {import('./work.js').Place | undefined} */
  let place;
  let measuring = false;
  /** The number of the recording that the worker has. */
  let handed = 0;
  /** Ends what is waited for. @type {(() => void) | undefined} */
  let waiting;
  const heard = () => {
    waiting?.();
    waiting = undefined;
  };

  const failed = (/** @type {Error} */ error) => hear({ error: error.message });
  const withHere = (/** @type {(work: import('./work.js').Work) => Promise<void>} */ act) => {
    here ??= import('./work.js').then(({ Work }) => new Work(hear, SLICE_MILLISECONDS, signal));
    here.then(act).catch(failed);
  };
  const doWithout = () => {
    heard();
    worker?.terminate();
    worker = undefined;
    withHere(async (work) => {
      const recording = place && recordingOf(place.variant);
      if (recording) work.take(recording);
      if (place) work.look(place).catch(failed);
      if (measuring) await work.measure();
    });
  };
  try {
    worker = startWorker(new URL('worker.js', import.meta.url));
    // If the worker fails, the page computes the numbers itself and reports any error.
    worker.onmessage = ({ data }) => {
      heard();
      if ('error' in data) doWithout();
      else hear(data);
    };
    worker.onerror = doWithout;
    signal.addEventListener('abort', () => {
      heard();
      worker?.terminate();
    });
  } catch {
    doWithout();
  }
  return {
    /** @param {import('./work.js').Place} wanted */
    look(wanted) {
      const recording = recordingOf(wanted.variant);
      place = { ...wanted, recording: recording?.number };
      const now = place;
      if (!worker) {
        withHere((work) => {
          if (recording) work.take(recording);
          return work.look(now);
        });
        return;
      }
      if (recording && recording.number !== handed) worker.postMessage({ take: recording });
      handed = recording?.number ?? 0;
      worker.postMessage(now);
      waiting ??= expectAnswer(doWithout);
    },
    /** After a failure, from the beginning. */
    again() {
      here = undefined;
      doWithout();
    },
    measure() {
      measuring = true;
      if (worker) worker.postMessage('measure');
      else withHere((work) => work.measure());
    },
  };
}
