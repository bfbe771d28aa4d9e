import type { makeHandle } from './handle.js';

declare global {
  interface Window {
    /** The page's own search, for scripts and tests; more than `ready` is there once that is fulfilled. */
    queens: ReturnType<typeof makeHandle> & { ready: Promise<void> };
  }
}
