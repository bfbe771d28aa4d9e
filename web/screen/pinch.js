// Two fingers on the search tree zoom around the point between them, and move the tree.

import { isInUse, placeOn } from './input.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('./screen.js').Screen} Screen */

/**
 * @typedef {object} Grip the places of two fingers
 * @property {[number, number]} middle between them, CSS pixels of the canvas
 * @property {number} span distance between them
 */

/** Minimum distance between two fingers, in CSS pixels. */
const CLOSEST = 16;

/**
 * Keeps the events of a pinch from the rest of the page.
 * @param {Page} page
 * @param {HTMLCanvasElement} canvas
 * @param {Screen} screen
 */
export function listenToPinch(page, canvas, screen) {
  /** Grip at the start of the pinch; undefined unless exactly two fingers are down. @type {Grip | undefined} */
  let began;
  /** True from the second finger until all are lifted, because a single finger that is left must have no effect. */
  let held = false;
  const grip = (/** @type {TouchList} */ [first, second]) => {
    const [[x, y], [otherX, otherY]] = [placeOn(canvas, first), placeOn(canvas, second)];
    return /** @type {Grip} */ ({
      middle: [(x + otherX) / 2, (y + otherY) / 2],
      span: Math.max(CLOSEST, Math.hypot(otherX - x, otherY - y)),
    });
  };
  const begin = (/** @type {TouchEvent} */ { targetTouches }) => {
    const two = targetTouches.length === 2 && isInUse() && page.beginPinch(...placeOn(canvas, targetTouches[0]));
    began = two ? grip(targetTouches) : undefined;
    held ||= two;
  };
  const keep = (/** @type {TouchEvent} */ event) => {
    if (event.cancelable) event.preventDefault();
    event.stopImmediatePropagation();
  };

  canvas.addEventListener('touchstart', (event) => {
    begin(event);
    if (held) keep(event);
  }, { capture: true, passive: false });

  canvas.addEventListener('touchmove', (event) => {
    if (!held) return;
    keep(event);
    if (!began) return;
    const { middle, span } = grip(event.targetTouches);
    page.pinch(...began.middle, ...middle, span / began.span);
    screen.draw();
  }, { capture: true, passive: false });

  // That fingers are lifted is everyone's to hear.
  for (const type of /** @type {const} */ (['touchend', 'touchcancel'])) {
    canvas.addEventListener(type, (event) => {
      if (!held) return;
      begin(event);
      if (event.targetTouches.length > 0) return;
      held = false;
      page.letGo();
    }, { capture: true, passive: true });
  }
}
