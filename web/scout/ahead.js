// Explores the page's searches ahead of the student.
import { lead } from './leader.js';

/**
 * @param {import('../app.js').MainModule} module
 * @param {import('../app.js').Page} page
 * @param {import('../screen/screen.js').Screen} screen
 * @param {AbortSignal} signal ends it
 */
export function exploreAhead(module, page, screen, signal) {
  /** One for each search on the screen. @type {ReturnType<typeof lead>[]} */
  const scouts = [];
  const start = (/** @type {number} */ index) =>
    lead({
      shown: () => /** @type {import('./leader.js').Shown} */ (page.search(index)),
      adopt: (bytes) => {
        const taken = page.adopt(index, bytes);
        screen.draw();
        return taken;
      },
      Scout: /** @type {any} */ (module.Scout),
      spare: () => page.spareMilliseconds(),
      spent: (milliseconds) => page.spendMilliseconds(milliseconds),
    });
  const look = () => {
    const searches = page.search(1) ? 2 : 1;
    for (const scout of scouts.splice(searches)) scout.end();
    while (scouts.length < searches) scouts.push(start(scouts.length));
    for (const scout of scouts) scout.look();
  };
  look();
  screen.afterFrame(look);
  signal.addEventListener('abort', () => scouts.forEach((scout) => scout.end()));
}
