import type { Announcer, makeHandle } from '../page/handle.js';

declare global {
  /** In the page as one file and its workers: their files, see offline/embedded.js. */
  var embedded: Record<string, string> | undefined;

  /** In the service worker: what the build has written before it, see service-worker.js. */
  var kept: { version: string; app: string; files: Record<string, import('../files/fetch.js').Stamp | null> };

  interface Window {
    /**
     * The page's own search, for scripts and tests. `ready`, `on` and `off` are there at once, the rest when `ready`
     * is fulfilled: when the search can be used, seen or not. A start that fails rejects it.
     */
    queens: ReturnType<typeof makeHandle> & Pick<Announcer, 'on' | 'off'> & { ready: Promise<void> };
  }
}
