// Types of count.js.

/** The largest board that can be counted. */
export declare const MAX_N: 20;

export interface Progress {
  /** Slices that are counted. */
  done: number;
  /** Slices in all. */
  total: number;
  /** The solutions in them. */
  count: bigint;
  /** Milliseconds since the start, without those in which the page was frozen or the machine asleep. */
  elapsed: number;
  /** Milliseconds that the rest will probably take. */
  left: number;
}

/** A worker of a page, or a worker thread of Node; what is used of it, as neither knows the other's types. */
export type AnyWorker = { postMessage(message: unknown): void; terminate(): unknown } & (
  | { addEventListener(name: string, listener: (event: any) => void): void }
  | { on(name: string, listener: (value: any) => void): unknown }
);

export interface CountOptions {
  /** How many count side by side, 1…256; as many as there are processors if not given. */
  workers?: number;
  /** Cancels: every worker is stopped and the promise rejected with an AbortError. */
  signal?: AbortSignal;
  /** Called whenever a part is counted. */
  onProgress?: (progress: Progress) => void;
  /** Starts a worker on count-worker.js; for hosts that keep their scripts elsewhere or want to watch their workers. */
  createWorker?: () => AnyWorker;
}

/**
 * The number of ways to place n queens that do not attack each other, exact. A worker that dies is replaced and its part
 * counted again; with one that cannot be made, or wants more memory than there is, the others do without it. With none
 * left the promise is rejected with a `CountError`.
 * @param n squares per side, 1…20
 */
export declare function countAsync(n: number, options?: CountOptions): Promise<bigint>;

/**
 * Why a count was given up: `no-workers` (none could be started), `workers-fail` (one after the other died before it had
 * counted anything) or `memory` (the last one wanted more than there is).
 */
export declare class CountError extends Error {
  code: 'no-workers' | 'workers-fail' | 'memory';
}
