import { inTree } from './neighbours.js';

/** Moves over a tree by keys, even if they are pressed faster than the nodes around the focus are drawn. */
export class Walk {
  /** Keys that wait for the next drawing. @type {string[]} */
  #keys = [];
  /** Whether the focus has moved since the last drawing. */
  #moved = false;

  /**
   * @param {HTMLElement} element of a tree, with the focus
   * @param {string} key
   * @returns {boolean} whether the key moves over the tree
   */
  press(element, key) {
    if (this.#keys.length === 0 && this.#go(element, key)) return true;
    if (!this.#moved || !/^(Arrow|Home$|End$)/.test(key)) return false;
    this.#keys.push(key);
    return true;
  }

  /** Call when the elements around the focus have been created. */
  drawn() {
    this.#moved = false;
    while (this.#keys.length > 0) {
      const element = document.activeElement;
      const walks = element instanceof HTMLElement && element.getAttribute('role') === 'treeitem';
      if (walks && !this.#go(element, this.#keys[0]) && this.#moved) return;
      // There is no element in that direction, or the focus has left.
      this.#keys.shift();
    }
  }

  /** @param {HTMLElement} element @param {string} key */
  #go(element, key) {
    const next = inTree(element, key);
    next?.focus({ preventScroll: true });
    this.#moved ||= next !== undefined;
    return next !== undefined;
  }
}
