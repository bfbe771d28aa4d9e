// Says in place of the board that the program cannot go on; guard.js shows it.
import { words } from './words.js';

/** @param {unknown} error what stopped it */
export function showStop(error) {
  const { stopped, stoppedAdvice } = words();
  const detail = error instanceof Error ? error.message : String(error);
  const problem = { title: stopped, advice: stoppedAdvice, detail, retry: true };
  document.dispatchEvent(new CustomEvent('problem', { detail: problem }));
}
