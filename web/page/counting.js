// Counts for the Count panel in workers, so that the board stays responsive.
import { countAsync, CountError } from '../count/count.js';
import { sayLine, takeLine } from '../notices/words.js';
import { findFault, makeRetry, SEARCHES, sentenceOf } from '../dialog/part.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */

/**
 * @param {Page} page
 * @param {Screen} screen
 */
export function countForPanel(page, screen) {
  let running = 0;
  let controller = new AbortController();

  /** @param {import('../files/fetch.js').Broken | undefined} fault */
  const tellFault = (fault) => {
    takeLine('count');
    if (!fault) return;
    const line = sayLine('count', sentenceOf(fault));
    const again = () => {
      takeLine('count');
      page.startCounting();
      screen.draw();
    };
    line?.insertBefore(makeRetry(fault.file, again), line.lastChild);
  };

  /**
   * @param {number} n
   * @param {[row: number, col: number][]} given
   */
  const count = async (n, given) => {
    controller = new AbortController();
    const { signal } = controller;
    /** Milliseconds so far. */
    let taken = 0;
    /** The time when the first parts were counted, after the start of the workers, and their share of the work. */
    let first = { at: 0, share: 0 };
    try {
      const solutions = await countAsync(n, {
        signal,
        given,
        onProgress: ({ done, total, count: soFar, elapsed, left }) => {
          if (signal.aborted) return;
          taken = elapsed;
          if (first.at === 0) first = { at: elapsed, share: done / total };
          page.countProgress(done / total, soFar, left / 1000);
          screen.draw();
        },
      });
      const working = first.share < 1 ? (taken - first.at) / (1 - first.share) : taken;
      page.countFinished(solutions, taken / 1000, working / 1000);
    } catch (error) {
      // The page itself cancelled this count.
      if (!signal.aborted) {
        console.error(error);
        const fault = await findFault(error, ['count/count-worker.js', ...SEARCHES]);
        tellFault(fault);
        page.countFailed(error instanceof CountError ? error.code : 'workers-fail');
      }
    }
    if (!signal.aborted) running = 0;
    screen.draw();
  };

  screen.afterFrame(() => {
    const wanted = page.countWanted();
    if (wanted === running) return;
    controller.abort();
    running = wanted;
    if (wanted > 0) count(wanted, page.countGiven());
  });
}
