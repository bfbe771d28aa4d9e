// Has the page's search explored ahead of the reader.
import { startScout } from './leader.js';

/**
 * @param {import('../app.js').MainModule} module
 * @param {import('../app.js').Page} page
 * @param {import('../screen.js').Screen} screen
 * @param {AbortSignal} signal ends it
 */
export function exploreAhead(module, page, screen, signal) {
  const scout = startScout({
    shown: () => ({
      variant: page.variant(),
      n: page.n(),
      find: page.find(),
      position: page.position(),
      explored: page.explored(),
      total: page.total(),
    }),
    adopt: (bytes) => {
      const taken = page.adopt(bytes);
      screen.draw();
      return taken;
    },
    Scout: /** @type {any} */ (module.Scout),
  });
  screen.afterFrame(scout.look);
  signal.addEventListener('abort', () => scout.end());
}
