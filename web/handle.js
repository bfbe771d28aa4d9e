// `window.queens`: the page's own search for scripts and tests. What its methods do is what the buttons do.

/** @typedef {import('./app.js').Page} Page */
/** @typedef {import('./screen.js').Screen} Screen */

/**
 * @param {Page} page
 * @param {Screen} screen
 */
export function makeHandle(page, screen) {
  /**
   * @template {unknown[]} Parameters
   * @param {(...parameters: Parameters) => void} act
   */
  const drawn = (act) => (/** @type {Parameters} */ ...parameters) => {
    act(...parameters);
    screen.draw();
  };
  return {
    contract: () => page.contract(),
    variant: () => page.variant(),
    n: () => page.n(),
    position: () => page.position(),
    total: () => page.total(),
    event: () => page.event(),
    queens: () => page.queens(),
    counters: () => page.counters(),
    lines: () => page.lines(),
    state: () => page.state(),
    /** @param {string} lang */
    narration: (lang) => page.narrationIn(lang),
    step: drawn(() => page.step()),
    back: drawn(() => page.back()),
    seek: drawn((/** @type {number} */ position) => page.seek(position)),
    runTo: drawn((/** @type {string} */ kind) => page.runTo(kind)),
    play: drawn(() => page.play()),
    pause: drawn(() => page.pause()),
    load: drawn((/** @type {Record<string, string | number | boolean>} */ parameters) => {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(parameters)) {
        query.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
      }
      page.load(query.toString());
    }),
  };
}
