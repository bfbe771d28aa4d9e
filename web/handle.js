// `window.queens`: the page's own search for scripts and tests. What its methods do is what the buttons do.
import { shown } from './announcer.js';
import { followSearch } from './follow.js';

/** @typedef {import('./app.js').Page} Page */
/** @typedef {import('./screen.js').Screen} Screen */
/** @typedef {import('./announcer.js').Announcer} Announcer */
/** @typedef {{ name: string, value: string, accepted: string }} Complaint a parameter that could not be used */
/** @typedef {string | Record<string, string | number | boolean>} Parameters */

/**
 * The query of an address.
 * @param {Parameters} parameters
 * @throws {Error} which names what is neither a query nor a value of one
 */
function queryFrom(parameters) {
  if (typeof parameters === 'string') return parameters;
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters)) {
    const got = Array.isArray(parameters) ? 'a list' : shown(parameters);
    throw new Error(`parameters are a query, such as "n=6", or an object, such as {n: 6}; got ${got}`);
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (!['string', 'number', 'boolean'].includes(typeof value)) {
      throw new Error(`${name} is a string, a number or a boolean; got ${shown(value)}`);
    }
    query.set(name, String(typeof value === 'boolean' ? Number(value) : value));
  }
  return query.toString();
}

/**
 * @param {Page} page
 * @param {Screen} screen
 * @param {Announcer} announcer
 * @param {() => void} end gives back all that the page holds
 */
export function makeHandle(page, screen, announcer, end) {
  let over = false;
  /** What waits for the search to arrive where the last command sends it. @type {(() => void)[]} */
  let waiting = [];
  const settle = () => {
    const waited = waiting;
    waiting = [];
    for (const go of waited) go();
  };
  const follow = followSearch(page, announcer);
  const look = () => {
    if (!page.pursuing()) settle();
    follow();
  };
  screen.afterFrame(look);

  /**
   * @template {unknown[]} Given
   * @template Result
   * @param {(...given: Given) => Result} act
   */
  const living = (act) => (/** @type {Given} */ ...given) => {
    if (over) throw new Error('this search has been ended by dispose()');
    return act(...given);
  };
  /**
   * A command to go somewhere. What was on its way elsewhere ends where the search is now.
   * @template {unknown[]} Given
   * @template Result
   * @param {(...given: Given) => void} act
   * @param {() => Result} result is asked when it has arrived
   */
  const going = (act, result) => async (/** @type {Given} */ ...given) => {
    living(act)(...given);
    settle();
    screen.draw();
    return new Promise((/** @type {(result: Result) => void} */ resolve) => {
      waiting.push(() => resolve(result()));
      look();
    });
  };
  /** @param {() => void} act */
  const at = (act) => living(() => {
    act();
    screen.draw();
    look();
  });
  const event = () => page.event();

  return {
    contract: living(() => page.contract()),
    variant: living(() => page.variant()),
    n: living(() => page.n()),
    position: living(() => page.position()),
    total: living(() => page.total()),
    event: living(event),
    queens: living(() => page.queens()),
    counters: living(() => page.counters()),
    lines: living(() => page.lines()),
    state: living(() => page.state()),
    narration: living((/** @type {string} */ lang) => page.narrationIn(lang)),
    // These act at once and promise the event arrived at: null at 0, and where the search is when another
    // command comes first. Bad arguments reject.
    step: going(() => page.step(), event),
    back: going(() => page.back(), event),
    seek: going((/** @type {number} */ position) => page.seek(position), event),
    runTo: going((/** @type {string} */ kind) => page.runTo(kind), event),
    play: at(() => page.play()),
    pause: at(() => page.pause()),
    /** Reads parameters as an address has them; promises what of them could not be used. */
    load: going(
      (/** @type {Parameters} */ parameters) => page.load(queryFrom(parameters)),
      () => /** @type {Complaint[]} */ (page.complaints()),
    ),
    /** Ends the search and gives back all that it holds; after that every other method throws or rejects. */
    dispose: () => {
      if (over) return;
      settle();
      over = true;
      end();
    },
  };
}
