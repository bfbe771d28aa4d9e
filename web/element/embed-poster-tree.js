// The search tree of a small board, for the picture of `view=tree`.
import { QUEEN } from '../search/queen.js';
import { svg } from '../search/svg.js';

/**
 * @typedef {object} Node
 * @property {number} depth number of queens on the board
 * @property {number} x its horizontal place, in leaves
 * @property {number} parent index of its parent; −1: none
 * @property {boolean} solved whether all queens are on the board
 * @property {boolean} standing whether it is on the path to the position
 */

/** Maximum number of events; the tree of a longer search is illegible and slow. */
const MOST_EVENTS = 6000;

/**
 * @param {import('../queens.js').Search} search goes to its end
 * @param {number} position the position shown; the end if it is beyond
 * @returns {Node[] | undefined} parents before children; undefined if it is too large, or if queens move, so that there is no tree
 */
export function nodesOf(search, position) {
  /** @type {Node[]} */
  const nodes = [{ depth: 0, x: 0, parent: -1, solved: false, standing: true }];
  let now = 0;
  let leaves = 0;
  /** @type {number[][]} */
  const children = [[]];
  const stand = () => {
    for (const node of nodes) node.standing = false;
    for (let at = now; at >= 0; at = nodes[at].parent) nodes[at].standing = true;
  };
  const leave = () => {
    const own = children[now];
    nodes[now].x = own.length > 0 ? (nodes[own[0]].x + nodes[own[own.length - 1]].x) / 2 : leaves++;
    now = nodes[now].parent;
  };
  search.seek(0);
  if (position > 0) nodes[0].standing = false;
  let at = 0;
  for (let event = search.step(); event; event = search.step()) {
    at += 1;
    if (at > MOST_EVENTS || event.kind === 'move') return undefined;
    if (event.kind === 'place') {
      children[now].push(nodes.length);
      children.push([]);
      nodes.push({ depth: nodes[now].depth + 1, x: 0, parent: now, solved: false, standing: false });
      now = nodes.length - 1;
    }
    if (event.kind === 'solution') nodes[now].solved = true;
    if (event.kind === 'remove') leave();
    if (at === position) stand();
  }
  if (at < position) stand();
  while (now >= 0) leave();
  return nodes;
}

/**
 * @param {Node[]} nodes
 * @param {string} title
 */
export function drawTree(nodes, title) {
  const wide = Math.max(...nodes.map(({ x }) => x)) + 1;
  const rows = Math.max(...nodes.map(({ depth }) => depth)) + 1;
  // Twice as wide as high, whatever the search.
  const row = wide / 2 / rows;
  const side = Math.min(0.8, 0.7 * row);
  const place = (/** @type {Node} */ { x, depth }) => [x + 0.5, (depth + 0.5) * row];
  const drawn = svg('svg', { viewBox: `0 0 ${wide} ${rows * row}`, role: 'img', 'aria-label': title });
  const lines = nodes.filter(({ parent }) => parent >= 0).map((node) => {
    const [[x, y], [overX, overY]] = [place(node), place(nodes[node.parent])];
    const half = 0.04 * side;
    return `M${overX - half} ${overY}h${2 * half}L${x + half} ${y}h${-2 * half}z`;
  });
  drawn.append(svg('path', { class: 'dark', d: lines.join('') }));
  for (const node of nodes) {
    const [x, y] = place(node);
    const box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
    drawn.append(svg('rect', { class: node.standing ? 'queen' : 'dark', ...box }));
    if (!node.solved) continue;
    const scale = side / 64;
    drawn.append(svg('path', { class: node.standing ? 'light' : 'queen', d: QUEEN, transform: `translate(${box.x} ${box.y}) scale(${scale})` }));
  }
  return drawn;
}
