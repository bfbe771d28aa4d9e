// Common behaviour of clickable answers: which are chosen, and how arrow keys move between them.

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

/** @param {HTMLElement} button @param {boolean} on */
export const check = (button, on) => button.setAttribute('aria-checked', String(on));

/** @param {HTMLElement} button */
export const isChecked = (button) => button.getAttribute('aria-checked') === 'true';

/** @param {HTMLElement} button @param {'right' | 'wrong' | ''} as the verdict on it */
export function judged(button, as) {
  button.classList.toggle('right', as === 'right');
  button.classList.toggle('wrong', as === 'wrong');
}
