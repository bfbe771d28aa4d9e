// Types of explore.js.
import type { Search } from '../queens.js';

export interface ExploreOptions {
  /** The position to go to, a whole number from 0 on; the end if not given or beyond it. */
  until?: number;
  /** Stops: the search stays where it has got to, and the promise is rejected with an AbortError. */
  signal?: AbortSignal;
  /** Called after each stretch with the position reached. */
  onProgress?: (position: number) => void;
}

/**
 * `search.seek(until)` in short stretches between which the page lives on. `seek` itself returns only when it is there,
 * which for the end of a large board no one lives to see. The search is not to be moved by others meanwhile.
 * @returns the position reached: `until`, or the end if that comes first
 */
export declare function explore(search: Search, options?: ExploreOptions): Promise<number>;
