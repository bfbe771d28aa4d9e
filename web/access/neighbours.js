// Moves the focus by keys in groups of elements.

/**
 * The element that a key reaches in a row of elements; the first follows the last.
 * @param {HTMLElement[]} all
 * @param {HTMLElement} element
 * @param {string} key
 * @param {string} back the key to the previous element
 * @param {string} on the key to the next element
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

/** The keys of a tree that grows downwards, and of one that grows to the right. */
const DOWNWARDS = { ArrowDown: 'below', ArrowUp: 'above', ArrowLeft: 'before', ArrowRight: 'after' };
const SIDEWAYS = { ArrowRight: 'below', ArrowLeft: 'above', ArrowUp: 'before', ArrowDown: 'after' };

/** @param {HTMLElement | undefined} element */
const level = (element) => Number(element?.getAttribute('aria-level') ?? 0);

/** Whether the first child is to the right of its parent, which happens only in a tree that grows to the right. @param {HTMLElement[]} all */
function growsSideways(all) {
  const first = all.findIndex((each, i) => level(all[i + 1]) > level(each));
  if (first < 0) return false;
  const [{ style: root }, { style: upon }] = [all[first], all[first + 1]];
  return parseFloat(upon.left) >= parseFloat(root.left) + parseFloat(root.width) - 1;
}

/**
 * The element next to one of a tree in the direction of an arrow key: its parent, a child or a sibling.
 * @param {HTMLElement} element
 * @param {string} key
 * @returns {HTMLElement | undefined}
 */
export function inTree(element, key) {
  const all = /** @type {HTMLElement[]} */ ([...(element.parentElement?.children ?? [])]);
  const at = all.indexOf(element);
  const mine = level(element);
  const before = all.slice(0, at).reverse();
  const neighbour = (/** @type {HTMLElement[]} */ side) => {
    const nearest = side.find((each) => level(each) <= mine);
    return level(nearest) === mine ? nearest : undefined;
  };
  const ways = /** @type {Record<string, string>} */ (growsSideways(all) ? SIDEWAYS : DOWNWARDS);
  switch (ways[key] ?? key) {
    case 'below': return level(all[at + 1]) > mine ? all[at + 1] : undefined;
    case 'above': return before.find((each) => level(each) < mine);
    case 'before': return neighbour(before);
    case 'after': return neighbour(all.slice(at + 1));
    case 'Home': return all[0];
    case 'End': return all[all.length - 1];
    default: return undefined;
  }
}
