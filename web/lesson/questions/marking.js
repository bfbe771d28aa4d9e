// Common behaviour of clickable answers: which are chosen, how arrow keys move between them, and how several are judged.

/**
 * @param {HTMLElement[]} buttons of a group, each with the role of a radio or a checkbox
 * @param {Record<string, number>} steps number of buttons to move by, by key
 */
export function withArrows(buttons, steps) {
  for (const button of buttons) {
    button.addEventListener('keydown', (event) => {
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const to = Math.min(buttons.length - 1, Math.max(0, buttons.indexOf(button) + step));
      for (const each of buttons) each.tabIndex = each === buttons[to] ? 0 : -1;
      buttons[to].focus();
    });
  }
}

/**
 * Compares an answer with several parts with the right one.
 * @param {string[]} given
 * @param {string[]} right
 * @param {{ has?: unknown[], lacks?: unknown[], say: import('../lesson.d.ts').Said, tag?: string }[]} [wrong] comments, each with parts that an answer has and lacks
 * @returns {Pick<import('./asking.js').Given, 'right' | 'say' | 'tag'>}
 */
export function compare(given, right, wrong = []) {
  const has = (/** @type {unknown} */ part) => given.includes(String(part));
  const isRight = given.length === right.length && right.every(has);
  const fault = isRight ? undefined : wrong.find(({ has: these = [], lacks = [] }) => these.every(has) && !lacks.some(has));
  return { right: isRight, say: fault?.say, tag: fault?.tag };
}

/** @param {HTMLElement} button @param {boolean} on */
export const check = (button, on) => button.setAttribute('aria-checked', String(on));

/** @param {HTMLElement} button */
export const isChecked = (button) => button.getAttribute('aria-checked') === 'true';

/** @param {HTMLElement} button @param {'right' | 'wrong' | ''} as the verdict on it */
export function judged(button, as) {
  button.classList.toggle('right', as === 'right');
  button.classList.toggle('wrong', as === 'wrong');
}
