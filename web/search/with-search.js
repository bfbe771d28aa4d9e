// Runs work on a separate search, so that the reader’s search stays at its position.
import { explore } from './explore.js';
import { recordingOf } from './shown.js';

/** @typedef {{ variant: string, n: number, find?: string, bug?: string, way?: string, seed?: number, given?: string }} Which */

/**
 * Runs work on a search of the searches' module, which is fetched on demand.
 * @template Result
 * @param {Which & { position: number, signal: AbortSignal }} asked the search and its position
 * @param {(search: import('../queens.js').Search, queens: import('../queens.js').MainModule) => Result | Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function withSearch({ variant, n, find, bug, way, seed, given, position, signal }, use) {
  const { default: load } = await import('../queens.js');
  const queens = await load();
  const recording = recordingOf(variant);
  const search = recording ? /** @type {import('../queens.js').Search} */ (queens.recorded(recording)) : new queens.Search(/** @type {any} */ (variant), n, /** @type {any} */ ({ find, bug, way, seed, given }));
  try {
    // A position may be far away; the page goes on meanwhile.
    await explore(search, { until: position, signal });
    return await use(search, queens);
  } finally {
    search.delete();
  }
}
