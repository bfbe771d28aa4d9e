// Carries out the requests of the program that need the page.
import { explain } from './explanation.js';
import { takeAlong } from '../share/handout.js';
import { takeLine } from '../notices/words.js';
import { openPart } from '../dialog/part.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */
/** @typedef {{ lesson(lesson?: unknown, stop?: string | number): Promise<void>, program(program?: unknown): Promise<void> }} Teacher what begins lessons, and takes programs */

/**
 * @typedef {{ wish: 'explanation' | 'place' }
 *   | { wish: 'dialog', dialog: keyof typeof DIALOGS | 'lesson' | 'broken' | 'hand' | 'program' | 'page' }
 *   | { wish: 'takeAlong' } & import('../share/handout.js').Handout} Wish what `Page.takeWishes` tells of
 */

const DIALOGS = { share: () => import('../share/dialog.js'), figures: () => import('../figures/dialog.js') };

/** @typedef {import('./handle.js').Announcer} Announcer */

/**
 * @param {Teacher} handle
 * @param {Announcer} announcer receives a failure
 * @param {number | string} [which] a built-in lesson by its name, or a stop of the first one, from 1
 * @param {string} [stop] its id or number
 */
export function beginLesson(handle, announcer, which, stop) {
  openPart('lesson', announcer, () => handle.lesson(which, stop));
}

/** @param {Teacher} handle @param {Announcer} announcer @param {string} [program] in the form of a link */
export function openProgram(handle, announcer, program) {
  openPart('program', announcer, () => handle.program(program));
}

/**
 * @param {Page} page
 * @param {Screen} screen
 * @param {Teacher} handle
 * @param {() => void} keepPlace adds the current position to the browser's history
 * @param {Announcer} announcer
 * @param {AbortSignal} signal closes everything that a request has opened
 */
export function grantWishes(page, screen, handle, keepPlace, announcer, signal) {
  /** @param {keyof typeof DIALOGS} name */
  const openDialog = (name) => openPart(name, announcer, async () => (await DIALOGS[name]()).open(page, screen, signal));
  /** @param {Wish} wish */
  const grant = (wish) => {
    switch (wish.wish) {
      case 'explanation':
        explain(page.language());
        break;
      case 'place':
        keepPlace();
        break;
      case 'dialog':
        if (wish.dialog === 'lesson') beginLesson(handle, announcer);
        else if (wish.dialog === 'broken' || wish.dialog === 'hand') beginLesson(handle, announcer, wish.dialog);
        else if (wish.dialog === 'program') openProgram(handle, announcer);
        else if (wish.dialog === 'page') window.open(`${location.pathname}?${page.address()}`, '_blank', 'noopener');
        else openDialog(wish.dialog);
        break;
      case 'takeAlong':
        takeAlong(page, screen, wish);
        break;
    }
  };
  // It may be asked for again.
  addEventListener('online', () => takeLine('part'), { signal });
  screen.afterFrame(() => /** @type {Wish[] | null} */ (page.takeWishes())?.forEach(grant));
}
