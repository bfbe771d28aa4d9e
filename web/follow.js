// Tells of what happens in the search, whoever made it happen.

/** @typedef {import('./app.js').Page} Page */
/** @typedef {import('./announcer.js').Announcer} Announcer */

/**
 * @param {Page} page
 * @param {Announcer} announcer
 * @returns {() => void} to be called when something may have happened
 */
export function followSearch(page, announcer) {
  const read = () => ({
    variant: page.variant(),
    n: page.n(),
    position: page.position(),
    moving: page.playing() || page.pursuing(),
  });
  const solutions = () => page.counters().solution;
  let before = read();
  let found = solutions();
  return () => {
    const now = read();
    const another = now.variant !== before.variant || now.n !== before.n;
    const moved = another || now.position !== before.position;
    const rests = !now.moving && (moved || before.moving);
    // Listeners may act, and are then followed from here.
    before = now;
    if (another) announcer.tell('load', { variant: now.variant, n: now.n });
    if (!moved && !rests) return;
    const place = { position: now.position, event: page.event() };
    if (moved) {
      const number = solutions();
      const more = number > (another ? 0 : found);
      found = number;
      announcer.tell('event', place);
      if (more) announcer.tell('solution', { ...place, number });
      if (place.event?.kind === 'done') announcer.tell('done', place);
    }
    if (rests) announcer.tell('arrived', place);
  };
}
