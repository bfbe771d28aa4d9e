// Keys, wheel and touch. Input that the application does not use stays with the page. Early input is stored until the
// application is ready.
import { keyOf } from './key.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('./screen.js').Screen} Screen */

/**
 * Where on the canvas something points, in CSS pixels.
 * @param {HTMLCanvasElement} canvas
 * @param {MouseEvent | Touch} pointer
 * @returns {[number, number]}
 */
export function placeOn(canvas, { clientX, clientY }) {
  const box = canvas.getBoundingClientRect();
  return [clientX - box.left, clientY - box.top];
}

/**
 * Whether the reader uses this board. On an embedded board, wheel and touch scroll the page around until the reader clicks the
 * board or reaches it with Tab.
 */
export function isInUse() {
  return window.parent === window || document.hasFocus();
}

/**
 * @param {Page} page
 * @param {HTMLCanvasElement} canvas
 * @param {HTMLElement} stage element with the canvas and its overlays
 * @param {Screen} screen
 * @param {AbortSignal} signal ends it
 */
export function listenToInput(page, canvas, stage, screen, signal) {
  const within = (/** @type {MouseEvent | Touch} */ pointer) => placeOn(canvas, pointer);
  stage.addEventListener('keydown', (event) => {
    const key = keyOf(event, /^(Mac|iP)/.test(navigator.platform));
    if (key === undefined) return;
    if (page.key(key, event.shiftKey)) {
      event.preventDefault();
      screen.draw();
    } else if (key === 'Escape' && window.parent !== window) {
      // Returns the keyboard to the page around.
      /** @type {HTMLElement} */ (document.activeElement).blur();
      window.parent.focus();
    }
  }, { signal });
  const focus = () => canvas.focus({ preventScroll: true });
  canvas.addEventListener('pointerdown', ({ pointerType }) => pointerType === 'mouse' && focus());
  // A finger that scrolls the page gives no click and takes no focus.
  canvas.addEventListener('click', focus);
  // Focus is marked only after keyboard use.
  const marking = (/** @type {boolean} */ finger) => stage.classList.toggle('finger', finger);
  stage.addEventListener('pointerdown', ({ pointerType }) => marking(pointerType === 'touch'), { capture: true, signal });
  stage.addEventListener('keydown', () => marking(false), { capture: true, signal });
  hearLateRelease(canvas, signal);
  ignoreAfterTouch(canvas, signal);

  // SDL would keep every turn of the wheel from the page. It gets those over something that scrolls, once the board is in use.
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (isInUse() && page.takesWheel(...within(event))) screen.draw();
      else event.stopImmediatePropagation();
    },
    { capture: true, passive: true },
  );

  // A finger on the board scrolls the page; on a control it uses the control. Lists inside the board scroll once the board is
  // in use.
  let scrolling = false;
  for (const type of /** @type {const} */ (['touchstart', 'touchmove', 'touchend', 'touchcancel'])) {
    canvas.addEventListener(
      type,
      (event) => {
        // The first fingers may come in one event.
        if (type === 'touchstart' && event.touches.length === event.changedTouches.length) {
          scrolling = !page.takesPointer(...within(event.touches[0]), isInUse());
          if (!scrolling) focus();
        }
        if (scrolling) event.stopImmediatePropagation();
      },
      { capture: true, passive: true },
    );
  }

  for (const type of ['mousemove', 'mousedown', 'mouseleave', 'touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    canvas.addEventListener(type, () => screen.draw(), { passive: true });
  }
  document.addEventListener('mouseup', () => screen.draw(), { signal });
}

/**
 * A mouse button may be released outside of the frame, without an event here.
 * @param {HTMLCanvasElement} canvas
 * @param {AbortSignal} signal
 */
function hearLateRelease(canvas, signal) {
  let held = false;
  canvas.addEventListener('mousedown', () => (held = true));
  document.addEventListener('mouseup', () => (held = false), { signal });
  canvas.addEventListener(
    'mousemove',
    (event) => {
      if (held && event.buttons === 0) document.dispatchEvent(new MouseEvent('mouseup', event));
    },
    { capture: true },
  );
}

/**
 * Where a finger has pressed something else, which then makes room for the canvas, browsers tell the canvas of a mouse there.
 * @param {HTMLCanvasElement} canvas
 * @param {AbortSignal} signal
 */
function ignoreAfterTouch(canvas, signal) {
  let isElsewhere = false;
  document.addEventListener('pointerdown', ({ pointerType, target }) => (isElsewhere = pointerType === 'touch' && target !== canvas), { capture: true, signal });
  for (const type of /** @type {const} */ (['mouseenter', 'mousemove'])) {
    canvas.addEventListener(type, (event) => {
      if (isElsewhere && event.movementX === 0 && event.movementY === 0) event.stopImmediatePropagation();
    }, { capture: true });
  }
}

/** Input events. */
const DOINGS = [
  'keydown', 'wheel', 'mouseenter', 'mouseleave', 'mousemove', 'mousedown', 'mouseup', 'touchstart', 'touchmove', 'touchend', 'touchcancel',
];

/**
 * Stores the reader’s input while only a picture of the board is shown.
 * @param {HTMLElement} stage as above
 * @returns {() => boolean} replays the input in order; returns whether there was more than pointer movement
 */
export function holdInput(stage) {
  const holding = new AbortController();
  /** @type {{ event: Event, target: EventTarget }[]} */
  const held = [];
  for (const type of DOINGS) {
    stage.addEventListener(type, (event) => {
      event.stopImmediatePropagation();
      held.push({ event, target: /** @type {EventTarget} */ (event.target) });
    }, { capture: true, passive: true, signal: holding.signal });
  }
  return () => {
    holding.abort();
    for (const { event, target } of held) target.dispatchEvent(event);
    return held.some(({ event }) => /^(keydown|mousedown|touchstart)$/.test(event.type));
  };
}
