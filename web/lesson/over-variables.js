// Cells that a question asks for, pressed where Variables shows them. Where they are not all in sight, or too small for a
// finger, they stand in the card.

/** Least width for a finger, in CSS pixels. */
const LEAST_TOUCHED = 40;

/**
 * @param {HTMLElement} group of the buttons, in the card
 * @param {Map<HTMLElement, string>} buttons each with the name of its place in Variables, such as `cols/2`
 * @param {AbortSignal} signal the question is over
 * @param {(over: boolean) => void} moved the buttons are now over Variables, or in the card
 */
export function layOverVariables(group, buttons, signal, moved) {
  const board = /** @type {HTMLElement} */ (document.getElementById('board'));
  const mirror = /** @type {HTMLElement} */ (document.getElementById('mirror'));
  const home = document.createComment('cells');
  const least = matchMedia('(pointer: coarse)').matches ? LEAST_TOUCHED : 0;
  let over = false;

  function move(/** @type {boolean} */ there) {
    over = there;
    const focused = document.activeElement;
    if (there) {
      group.before(home);
      board.append(group);
    } else {
      home.replaceWith(group);
      for (const button of buttons.keys()) button.removeAttribute('style');
    }
    group.classList.toggle('over', there);
    if (focused instanceof HTMLElement && group.contains(focused)) focused.focus();
    moved(there);
  }

  function follow() {
    const places = [...buttons].map(([button, name]) => ({ button, its: /** @type {HTMLElement | null} */ (mirror.querySelector(`[data-item="state/${name}"]:not(.away)`)) }));
    const there = places.every(({ its }) => its && parseFloat(its.style.width) >= least);
    if (there !== over) move(there);
    if (!there) return;
    for (const { button, its } of places) {
      const { left, top, width, height } = /** @type {HTMLElement} */ (its).style;
      Object.assign(button.style, { left, top, width, height });
    }
  }

  // The elements get their places after the frame that draws them, when the page may already be at rest.
  const observer = new MutationObserver(follow);
  observer.observe(mirror, { subtree: true, childList: true, attributeFilter: ['class', 'style'] });
  // The card is not in the page yet.
  queueMicrotask(follow);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    if (over) group.remove();
  });
}
