// Where keys move the focus among elements that belong together.

/**
 * What a key leads to in a row of elements, from the last round to the first.
 * @param {HTMLElement[]} all
 * @param {HTMLElement} element
 * @param {string} key
 * @param {string} back the key that leads back
 * @param {string} on the key that leads on
 * @returns {HTMLElement | undefined}
 */
export function step(all, element, key, back, on) {
  const at = all.indexOf(element);
  switch (key) {
    case 'Home': return all[0];
    case 'End': return all[all.length - 1];
    case back: return all[at - 1] ?? all[all.length - 1];
    case on: return all[at + 1] ?? all[0];
    default: return undefined;
  }
}

/**
 * What stands next to an element of a tree: below it, what it stands on, and its neighbours.
 * @param {HTMLElement} element
 * @param {string} key
 * @returns {HTMLElement | undefined}
 */
export function inTree(element, key) {
  const all = /** @type {HTMLElement[]} */ ([...(element.parentElement?.children ?? [])]);
  const at = all.indexOf(element);
  const level = (/** @type {HTMLElement | undefined} */ each) => Number(each?.getAttribute('aria-level') ?? 0);
  const mine = level(element);
  const before = all.slice(0, at).reverse();
  const neighbour = (/** @type {HTMLElement[]} */ side) => {
    const nearest = side.find((each) => level(each) <= mine);
    return level(nearest) === mine ? nearest : undefined;
  };
  switch (key) {
    case 'ArrowDown': return level(all[at + 1]) > mine ? all[at + 1] : undefined;
    case 'ArrowUp': return before.find((each) => level(each) < mine);
    case 'ArrowLeft': return neighbour(before);
    case 'ArrowRight': return neighbour(all.slice(at + 1));
    case 'Home': return all[0];
    case 'End': return all[all.length - 1];
    default: return undefined;
  }
}
