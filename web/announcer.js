// Who listens to the search from scripts, and what they are told.

/**
 * @typedef {{ position: number, event: any }} Place where the search is, and the event that led there, null at 0
 *
 * @typedef {object} Announcements What a listener is called with, by the name that it listens to.
 * @property {Place} event the position has changed; once a frame while it plays or goes far
 * @property {Place & { number: number }} solution solutions have been found on the way there; the last one's number
 * @property {Place} done the search has ended
 * @property {Place} arrived it has come to rest: after a step, a seek, a run, or at the end of playing
 * @property {{ variant: string, n: number }} load another search is shown
 * @property {never} answer reserved
 * @property {{ message: string, file?: string }} problem something failed, and which file of the site if it was one
 */

const NAMES = /** @type {const} */ (['event', 'solution', 'done', 'arrived', 'load', 'answer', 'problem']);

/** @param {unknown} value as it is shown in the message of an error */
export const shown = (value) => (typeof value === 'string' ? JSON.stringify(value) : typeof value === 'object' && value ? 'an object' : String(value));

export class Announcer {
  /** @type {Map<string, Set<(detail: any) => void>>} */
  #listeners = new Map(NAMES.map((name) => [name, new Set()]));

  /**
   * @template {keyof Announcements} Name
   * @param {Name} name
   * @param {(detail: Announcements[Name]) => void} listener is called each time; added twice it is called once
   * @throws {Error} if there is no such name, or the listener is no function
   */
  on(name, listener) {
    const listeners = this.#of(name);
    if (typeof listener !== 'function') throw new Error(`listener is a function; got ${shown(listener)}`);
    listeners.add(listener);
  }

  /**
   * @template {keyof Announcements} Name
   * @param {Name} name
   * @param {(detail: Announcements[Name]) => void} listener one that is not there is passed over
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
        // A listener's failure is its own, and is told as such.
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
    if (!listeners) throw new Error(`name is one of ${NAMES.join(', ')}; got ${shown(name)}`);
    return listeners;
  }
}
