// Boards in an embedding page, found and operated like by a student.
import { controls } from '../page/controls.mjs';
import { PATIENCE } from '../page/driver.mjs';

/** @typedef {import('../page/driver.mjs').Tab} Tab */
/** @typedef {Awaited<ReturnType<typeof boardIn>>} Board */

const isReady = (/** @type {string} */ variant) =>
  window.queens?.ready?.then(() => window.queens.variant() === variant && document.querySelector('#mirror > *') !== null);

// Runs in the embedding page: scrolls a board to the middle of the screen, and returns its corner once it has a size.
function bringIntoSight(/** @type {number} */ which) {
  const board = document.querySelectorAll('n-queens, iframe')[which];
  board?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width } = board?.getBoundingClientRect() ?? new DOMRect();
  return width > 0 && { left: left + board.clientLeft, top: top + board.clientTop };
}

/**
 * Waits until a board can be used.
 * @param {Tab} tab
 * @param {number} which index of the board in the page
 * @param {string} variant of that board, and of no other board in the page
 */
export async function boardIn(tab, which, variant) {
  const frame = await readyFrame(tab, which, variant);
  const controlsNow = async () => controls(tab, { frame, ...(await tab.until(bringIntoSight, which)) });
  return {
    click: async (/** @type {string} */ role, /** @type {string} */ name) => (await controlsNow()).click(role, name),
    middle: async (/** @type {string} */ role, /** @type {string} */ name) => (await controlsNow()).middle(role, name),
    /** @returns {Promise<boolean>} whether the pointer is over the board */
    isPointedAt: () => frame.evaluate(() => document.documentElement.matches(':hover')),
    /** @returns {Promise<number>} */
    position: () => frame.evaluate(() => window.queens.position()),
    /** Waits until the board reaches a position. */
    reaches: (/** @type {number} */ position) =>
      tab.until((/** @type {number} */ position) => window.queens.position() === position, position, frame),
  };
}

/** @param {Tab} tab @param {number} which @param {string} variant */
async function readyFrame(tab, which, variant) {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; ) {
    await tab.until(bringIntoSight, which);
    for (const frame of tab.page.frames()) {
      // A frame that is loading does not answer.
      if (await frame.evaluate(isReady, variant).catch(() => false)) return frame;
    }
  }
  throw new Error(`no frame shows ${variant}`);
}
