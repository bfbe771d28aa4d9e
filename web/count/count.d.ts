// Types of count.js.

/** The largest board that can be counted. */
export declare const MAX_N: 20;

export interface Progress {
  /** Number of slices counted so far. */
  done: number;
  /** Number of all slices. */
  total: number;
  /** Number of solutions in the slices counted so far. */
  count: bigint;
  /** Milliseconds since the start, without the time in which the page was frozen or the machine asleep. */
  elapsed: number;
  /** Estimated milliseconds for the rest. */
  left: number;
}

/** A worker of a page, or a worker thread of Node. Only the members in use, because neither knows the types of the other. */
export type AnyWorker = { postMessage(message: unknown): void; terminate(): unknown } & (
  | { addEventListener(name: string, listener: (event: any) => void): void }
  | { on(name: string, listener: (value: any) => void): unknown }
);

export interface CountOptions {
  /** Number of workers, 1…256; by default the number of processors. */
  workers?: number;
  /** Cancels the count: all workers stop, and the promise is rejected with an AbortError. */
  signal?: AbortSignal;
  /** Called after each part. */
  onProgress?: (progress: Progress) => void;
  /** Counts only the solutions that have queens on these squares. The queens must not attack each other. */
  given?: [row: number, col: number][];
  /** Starts a worker on count-worker.js; for pages that keep their scripts elsewhere or observe their workers. */
  createWorker?: () => AnyWorker;
}

/**
 * The exact number of ways to place n queens that do not attack each other. With `given`, only the ways that have those
 * queens are counted. If a worker fails, it is replaced and its part is counted again. If a worker cannot start or lacks
 * memory, the others continue without it. If no worker is left, the promise is rejected with a `CountError`.
 * @param n board size, 1…20
 */
export declare function countAsync(n: number, options?: CountOptions): Promise<bigint>;

/**
 * The reason that a count failed: `no-workers` (none could start), `workers-fail` (all of them failed before they had counted
 * anything) or `memory` (the last one ran out of memory).
 */
export declare class CountError extends Error {
  code: 'no-workers' | 'workers-fail' | 'memory';
}
