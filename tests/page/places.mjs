// Where the controls are on the canvas, as a reader sees them: the one place to change when they move.

/** The buttons of the transport from left to right. */
const BUTTONS = /** @type {const} */ (['first', 'previousSolution', 'back', 'play', 'step', 'nextSolution', 'last']);

/**
 * @typedef {{ width: number, height: number, view: 'full' | 'player' }} Shown
 * @typedef {{ x: number, y: number }} Place in CSS pixels
 */

/**
 * Middles of the buttons in the transport along the bottom.
 * @param {Shown} shown
 * @returns {Record<typeof BUTTONS[number], Place>}
 */
export function buttons({ width, height, view }) {
  const phone = width < 450;
  const y = phone ? height - 76 : height - (view === 'full' ? 36 : 30);
  const [left, each] = phone ? [6, (width - 12) / 7] : width < 660 ? [4, 44] : [8, 48];
  return /** @type {any} */ (Object.fromEntries(BUTTONS.map((name, i) => [name, { x: left + each * (i + 0.5), y }])));
}

/**
 * The line of positions.
 * @param {Shown} shown wide enough for buttons, line and speed beside each other
 * @returns {{ from: Place, to: Place }} its ends
 */
export function scrubber({ width, height, view }) {
  const y = height - (view === 'full' ? 36 : 30) + 7;
  return { from: { x: 367, y }, to: { x: width - 308, y } };
}

/** The window in which the panels have the places below. */
export const FULL = /** @type {const} */ ({ width: 1280, height: 800, view: 'full' });

/** The panels beside the board, in English: their tabs, and the tab that shows how often each line ran. */
export const PANELS = {
  state: { x: 735, y: 524 },
  statistics: { x: 803, y: 524 },
  log: { x: 867, y: 524 },
  count: { x: 920, y: 524 },
  lineCounts: { x: 1096, y: 158 },
};

/** In the panel that counts: the board by one smaller, and the button that begins. */
export const COUNT = { smaller: { x: 725, y: 560 }, begin: { x: 860, y: 560 } };

/** The middle of the upper part, where the board is in every view. */
export function board(/** @type {Shown} */ { width, height }) {
  return { x: Math.min(width, height) / 3, y: Math.min(width, height) / 3 };
}
