// Types of explore.js.
import type { Search } from '../queens.js';

export interface ExploreOptions {
  /** The position to go to, a whole number from 0; by default, or if it is beyond the end, the end. */
  until?: number;
  /** Stops: the search stays at the position reached, and the promise is rejected with an AbortError. */
  signal?: AbortSignal;
  /** Called after each part with the position reached. */
  onProgress?: (position: number) => void;
}

/**
 * `search.seek(until)` in short parts, so that the page stays responsive. `seek` itself blocks until the search arrives, and on
 * a large board that takes longer than anyone can wait. Do not move the search meanwhile.
 * @returns the position reached: `until`, or the end if that comes first
 */
export declare function explore(search: Search, options?: ExploreOptions): Promise<number>;
