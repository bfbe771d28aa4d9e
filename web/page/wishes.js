// Grants what the program cannot do itself and asks of the page: the one place where its wishes are read.
import { explain } from './explanation.js';
import { takeAlong } from '../share/handout.js';
import { sayLine, takeLine, words } from '../start/words.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */
/** @typedef {{ lesson(lesson?: unknown, stop?: string | number): Promise<void>, program(program?: unknown): Promise<void> }} Teacher what begins lessons, and takes programs */

/**
 * @typedef {{ wish: 'explanation' | 'place' }
 *   | { wish: 'dialog', dialog: keyof typeof DIALOGS | 'lesson' | 'broken' | 'program' }
 *   | { wish: 'takeAlong' } & import('../share/handout.js').Handout} Wish what `Page.takeWishes` tells of
 */

const DIALOGS = { share: () => import('../share/dialog.js'), figures: () => import('../figures/dialog.js') };

/** Says so if a part could not be loaded. An error with `told` has been said by the part itself. @param {Promise<unknown>} opening */
const tellOf = (opening) => opening.then(() => takeLine('part'), (error) => error?.told || sayLine('part', words().partMissing));

/** @param {Teacher} handle @param {number | string} [which] a lesson of ours by its name, or a stop of the first one, from 1 on @param {string} [stop] its id or number */
export function beginLesson(handle, which, stop) {
  tellOf(handle.lesson(which, stop));
}

/** @param {Teacher} handle @param {string} [program] as a link has it */
export function openProgram(handle, program) {
  tellOf(handle.program(program));
}

/**
 * @param {Page} page
 * @param {Screen} screen
 * @param {Teacher} handle
 * @param {() => void} keepPlace keeps the present place in the browser's history
 * @param {AbortSignal} signal ends what a wish has opened
 */
export function grantWishes(page, screen, handle, keepPlace, signal) {
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
        if (wish.dialog === 'lesson') beginLesson(handle);
        else if (wish.dialog === 'broken') beginLesson(handle, 'broken');
        else if (wish.dialog === 'program') openProgram(handle);
        else tellOf(DIALOGS[wish.dialog]().then(({ open }) => open(page, screen, signal)));
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
