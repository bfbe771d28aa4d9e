import { inTree } from './neighbours.js';

/** Moves over a tree by keys, even if they are pressed faster than the nodes around the focus are drawn. */
export function makeWalk() {
  /** Keys that wait for the next drawing. @type {string[]} */
  const keys = [];
  /** Whether the focus has moved since the last drawing. */
  let moved = false;

  /** @param {HTMLElement} element @param {string} key */
  function go(element, key) {
    const next = inTree(element, key);
    next?.focus({ preventScroll: true });
    moved ||= next !== undefined;
    return next !== undefined;
  }

  return {
    /**
     * @param {HTMLElement} element of a tree, with the focus
     * @param {string} key
     * @returns {boolean} whether the key moves over the tree
     */
    press(element, key) {
      if (keys.length === 0 && go(element, key)) return true;
      if (!moved || !/^(Arrow|Home$|End$)/.test(key)) return false;
      keys.push(key);
      return true;
    },

    /** Call when the elements around the focus have been created. */
    drawn() {
      moved = false;
      while (keys.length > 0) {
        const element = document.activeElement;
        const walks = element instanceof HTMLElement && element.getAttribute('role') === 'treeitem';
        if (walks && !go(element, keys[0]) && moved) return;
        // There is no element in that direction, or the focus has left.
        keys.shift();
      }
    },
  };
}
