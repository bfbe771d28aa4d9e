// `window.queens`: the page’s search for scripts and tests. Its methods act like the buttons. Listeners get every event of the
// search, whatever caused it.
import { isSameSearch } from '../search/same.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */

/**
 * @typedef {'reader' | 'play' | 'command'} Cause the cause of a change: the student, play, or a script
 * @typedef {{ position: number, event: any, by: Cause }} Place the position, and the event that led there, null at 0
 *
 * @typedef {object} Announcements the arguments of listeners, by the name that they listen to
 * @property {Place} event the position has changed; once a frame while it plays or seeks
 * @property {Place & { number: number }} solution solutions have been found; the number of the last one
 * @property {Place} done the search has ended
 * @property {Place} arrived the search has stopped: after a step, a seek or a run, or at the end of play
 * @property {{ variant: string, n: number }} load another search is shown
 * @property {{ parameters: Record<string, string | null>, by: Cause }} change the view has changed
 *   other than by playing: parameters by name, null for one with its default value
 * @property {import('../lesson/course.js').Answer} answer a question of a lesson has been answered
 * @property {{ message: string, file?: string }} problem an error, with the file of the site if one is to blame
 */

const NAMES = /** @type {const} */ (['event', 'solution', 'done', 'arrived', 'load', 'change', 'answer', 'problem']);

/** A value as shown in error messages. @param {unknown} value */
const shown = (value) => (typeof value === 'string' ? JSON.stringify(value) : typeof value === 'object' && value ? 'an object' : String(value));

export class Announcer {
  /** @type {Map<string, Set<(detail: any) => void>>} */
  #listeners = new Map(NAMES.map((name) => [name, new Set()]));

  /**
   * @template {keyof Announcements} Name
   * @param {Name} name
   * @param {(detail: Announcements[Name]) => void} listener called each time; if added twice, called once
   * @throws {Error} if there is no such name, or the listener is not a function
   */
  on(name, listener) {
    const listeners = this.#of(name);
    if (typeof listener !== 'function') throw new Error(`listener must be a function; got ${shown(listener)}`);
    listeners.add(listener);
  }

  /**
   * @template {keyof Announcements} Name
   * @param {Name} name
   * @param {(detail: Announcements[Name]) => void} listener ignored if it was not added
   * @throws {Error} if there is no such name
   */
  off(name, listener) {
    this.#of(name).delete(listener);
  }

  /**
   * @template {keyof Announcements} Name
   * @param {Name} name
   * @param {Announcements[Name]} detail
   */
  tell(name, detail) {
    for (const listener of [...this.#of(name)]) {
      try {
        listener(detail);
      } catch (error) {
        // An error of a listener must not stop the others.
        reportError(error);
      }
    }
  }

  /** Forgets all listeners. */
  clear() {
    for (const listeners of this.#listeners.values()) listeners.clear();
  }

  /** @param {string} name */
  #of(name) {
    const listeners = this.#listeners.get(name);
    if (!listeners) throw new Error(`name must be one of ${NAMES.join(', ')}; got ${shown(name)}`);
    return listeners;
  }
}

/** @typedef {{ name: string, value: string, accepted: string }} Complaint a parameter that is not valid */
/** @typedef {string | Record<string, string | number | boolean | [row: number, col: number][]>} Parameters squares are those of `given` */

/**
 * Parameters in the form of an address.
 * @param {Parameters} parameters
 * @throws {Error} which names the invalid value
 */
function queryFrom(parameters) {
  if (typeof parameters === 'string') return parameters;
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters)) {
    const got = Array.isArray(parameters) ? 'a list' : shown(parameters);
    throw new Error(`parameters must be a query, such as "n=6", or an object, such as {n: 6}; got ${got}`);
  }
  const query = new URLSearchParams();
  for (const [name, each] of Object.entries(parameters)) {
    const value = name === 'given' && Array.isArray(each) ? each.map((square) => square.join('.')).join(',') : each;
    if (!['string', 'number', 'boolean'].includes(typeof value)) {
      throw new Error(`${name} must be a string, a number or a boolean; got ${shown(value)}`);
    }
    query.set(name, String(typeof value === 'boolean' ? Number(value) : value));
  }
  return query.toString();
}

/** Parameters that change while a search runs. */
const GOING = ['step', 'play'];

/** @param {string} before an address @param {string} now another @returns {Record<string, string | null>} */
function changesBetween(before, now) {
  const [was, is] = [new URLSearchParams(before), new URLSearchParams(now)];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => !GOING.includes(name) && was.get(name) !== is.get(name));
  return Object.fromEntries(names.map((name) => [name, is.get(name)]));
}

/**
 * @param {Page} page
 * @param {Announcer} announcer
 * @returns {(commanded?: boolean) => void} call it when something may have changed, or after a command
 */
function followSearch(page, announcer) {
  let before = page.now();
  let found = before.solutions;
  /** @type {Cause} */
  let by = 'reader';
  return (commanded) => {
    const now = page.now();
    if (commanded) by = 'command';
    else if (now.asked !== before.asked) by = 'reader';
    // A seek in progress keeps the cause that started it.
    else if (!before.pursuing) by = 'play';
    const changed = now.address === before.address ? {} : changesBetween(before.address, now.address);
    const another = now.recording !== before.recording || !isSameSearch(now, before);
    const moved = another || now.position !== before.position;
    const rests = !now.moving && (moved || before.moving);
    // Listeners may act, and are then followed from here.
    before = now;
    if (another) announcer.tell('load', { variant: now.variant, n: now.n });
    if (Object.keys(changed).length > 0) announcer.tell('change', { parameters: changed, by: commanded ? 'command' : 'reader' });
    if (!moved && !rests) return;
    const place = { position: now.position, event: page.event(), by };
    if (moved) {
      const number = now.solutions;
      const more = number > (another ? 0 : found);
      found = number;
      announcer.tell('event', place);
      if (more) announcer.tell('solution', { ...place, number });
      if (place.event?.kind === 'done') announcer.tell('done', place);
    }
    if (rests) announcer.tell('arrived', place);
  };
}

/**
 * @param {Page} page
 * @param {Screen} screen
 * @param {Announcer} announcer
 * @param {() => void} end releases all resources of the page
 * @param {AbortSignal} signal aborted when they are released
 */
export function makeHandle(page, screen, announcer, end, signal) {
  let over = false;
  /** Resolves the promises of the last command when the search arrives. @type {(() => void)[]} */
  let waiting = [];
  const settle = () => {
    const waited = waiting;
    waiting = [];
    for (const go of waited) go();
  };
  const follow = followSearch(page, announcer);
  const look = (commanded = false) => {
    if (!page.pursuing()) settle();
    follow(commanded);
  };
  screen.afterFrame(() => look());

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
   * A command that moves the search. An earlier command that is still moving ends at the current position. A command that has
   * arrived resolves with its own arrival, even if the search moves on.
   * @template {unknown[]} Given
   * @template Result
   * @param {(...given: Given) => void} act
   * @param {() => Result} result called on arrival
   */
  const going = (act, result) => async (/** @type {Given} */ ...given) => {
    living(act)(...given);
    settle();
    screen.draw();
    return new Promise((/** @type {(result: Result) => void} */ resolve) => {
      waiting.push(() => resolve(result()));
      look(true);
      if (waiting.length > 0) page.onArrival(settle);
    });
  };
  /** @param {() => void} act */
  const at = (act) => living(() => {
    act();
    screen.draw();
    look(true);
  });
  const event = () => page.event();
  /**
   * Imports a module once, so that calls which wait for it continue in their order. Two imports of the same module may
   * resolve in either order.
   * @template Module
   * @param {() => Promise<Module>} importIt is called again after a failure
   * @returns {() => Promise<Module>}
   */
  const importOnce = (importIt) => {
    /** @type {Promise<Module> | undefined} */
    let module;
    return () => (module ??= importIt().catch((error) => {
      module = undefined;
      throw error;
    }));
  };
  const ofLessons = importOnce(() => import('../lesson/teach.js'));
  const ofTraces = importOnce(() => import('../trace/watch.js'));
  const ofPrograms = importOnce(() => import('../program/place.js'));
  const load = going((/** @type {string} */ query) => page.load(query), () => /** @type {Complaint[]} */ (page.complaints()));

  const handle = {
    contract: living(() => page.contract()),
    variant: living(() => page.search(0).variant),
    n: living(() => page.search(0).n),
    find: living(() => page.search(0).find),
    bug: living(() => page.search(0).bug),
    way: living(() => page.search(0).way),
    seed: living(() => page.search(0).seed),
    given: living(() => page.search(0).given),
    position: living(() => page.search(0).position),
    total: living(() => page.search(0).total),
    event: living(event),
    queens: living(() => page.queens()),
    counters: living(() => page.counters()),
    lines: living(() => page.lines()),
    state: living(() => page.state()),
    narration: living((/** @type {string} */ lang) => page.narrationIn(lang)),
    // These act at once and promise the event arrived at, null at 0. Where something else takes the search elsewhere before
    // it has arrived, another command, a key or a click, they promise the event that it then stands at. Bad arguments
    // reject.
    step: going(() => page.step(), event),
    back: going(() => page.back(), event),
    seek: going((/** @type {number} */ position) => page.seek(position), event),
    runTo: going((/** @type {string} */ kind) => page.runTo(kind), event),
    play: at(() => page.play()),
    pause: at(() => page.pause()),
    /** Sets parameters in the form of an address; resolves to the parameters that are not valid. */
    load: async (/** @type {Parameters} */ parameters) => {
      const query = queryFrom(parameters);
      const complaints = await load(query);
      const tour = new URLSearchParams(query).get('tour');
      if (tour) await handle.lesson('tour', tour);
      return complaints;
    },
    /**
     * Starts a lesson: the built-in one at a stop, or any lesson as an object or as JSON.
     * @param {unknown} [lesson]
     * @param {string | number} [stop] the first stop: its id, or its number from 1
     * @returns {Promise<void>} resolved when the stop is shown
     * @throws {Error} which names the stop and the invalid field
     */
    lesson: living(/** @type {(lesson?: unknown, stop?: string | number) => Promise<void>} */ (async (lesson, stop) => {
      const { teach } = await ofLessons();
      return teach({ page, screen, announcer, handle }, signal, lesson, stop);
    })),
    /**
     * Shows the output of another program, one line for each action: `n 6`, `test 1 0`, `place 1 2`, `remove 1 2`, `solution`; see
     * the guide.
     * @param {string} text
     * @param {import('../trace/watch.js').Reading} [reading]
     * @returns {Promise<import('../trace/verdict.js').Verdict | null>} the verdict; null if the board is too large
     * @throws {Error} which names the line that cannot be read
     */
    watch: living(/** @type {(text: string, reading?: import('../trace/watch.js').Reading) => Promise<import('../trace/verdict.js').Verdict | null>} */ (async (text, reading = {}) => {
      const { answerOf, watch } = await ofTraces();
      const verdict = await watch({ page, screen }, text, reading, signal, () => look(true));
      if (verdict) announcer.tell('answer', answerOf(verdict));
      return verdict;
    })),
    /**
     * Runs a program, and judges its results and its moves. The board stays as it is.
     * @param {string} source Python, JavaScript or TypeScript
     * @param {import('../program/judge.js').Options} [options]
     * @returns {Promise<import('../recognize/judge.js').Judgement>}
     * @throws {Error} which names the invalid argument
     */
    judge: living(/** @type {(source: string, options?: import('../program/judge.js').Options) => Promise<import('../recognize/judge.js').Judgement>} */ (async (source, options) => {
      const { judge, publicly } = await import('../program/judge.js');
      return publicly(await judge(source, options, signal));
    })),
    /**
     * Opens the place where a reader runs a program of their own.
     * @param {unknown} [program] its contents, as an object or in the form of a link; not run
     * @returns {Promise<void>} resolved when it is open
     * @throws {Error} if it is none
     */
    program: living(/** @type {(program?: unknown) => Promise<void>} */ (async (program) => {
      const { open } = await ofPrograms();
      return open({ page, screen, announcer, handle }, signal, program);
    })),
    /** Ends the search and releases its resources; after that every other method throws or rejects. */
    dispose: () => {
      if (over) return;
      settle();
      over = true;
      end();
    },
  };
  return handle;
}
