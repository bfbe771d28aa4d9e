// The search tree as an SVG document in the light colours of the page, as the page shows it.
import { escaped } from './markup.js';
import { QUEEN } from './queen.js';

/** @typedef {ReturnType<import('../queens.js').Search['tree']>['nodes'][number]} Node */

/** Colours of the light theme; tests/layering/colors.test.mjs compares them. */
export const COLORS = { page: '#fbfaf7', lightSquare: '#f4efe4', darkSquare: '#ddd3bf', queen: '#2a2d33', ink: '#23262b', faint: '#62666d', border: '#dedad0', accent: '#0072b2', attacked: '#ae4b00', solved: '#7c5600' };

const MARGIN = 16;
/** Largest board size for which the nodes of a complete tree are boards. Smaller nodes show the place of their queen instead. */
const LARGEST_BOARDS = 5;
/** Size of nodes, CSS px. */
const TILE = 22;
const LEAST_BOARD = 60;
const SQUARE = 10;
/** Distances between middles, as multiples of the size of a node. */
const ACROSS = 1.2;
const DOWN = 1.65;
const TILES_DOWN = 2.4;

/** @param {Record<string, string | number>} given */
const attributes = (given) => Object.entries(given).map(([name, value]) => ` ${name}="${value}"`).join('');
/** @param {number} value */
const short = (value) => Math.round(100 * value) / 100;

/**
 * The tree at the position of a search: all of it for a small board, otherwise the path to the position with everything passed.
 * @param {import('../queens.js').Search} search
 * @param {object} asked
 * @param {string} asked.title
 * @param {string} [asked.language] of the title
 * @returns {string} an SVG document
 */
export function treeAsSvg(search, { title, language = 'en' }) {
  const tree = search.tree();
  const position = search.position();
  const { n, nodes } = tree;
  const isOfBoards = !tree.whole || n <= LARGEST_BOARDS;
  /** Whether the depth of a node does not tell its row. */
  const choosesRows = nodes.some(({ depth, row }) => row + 1 !== depth);
  const side = isOfBoards ? Math.max(LEAST_BOARD, SQUARE * n) : TILE;
  const down = side * (isOfBoards ? DOWN : TILES_DOWN);
  /** @type {string[]} */
  const parts = [];

  /** @param {Node} node */
  const isThere = ({ placed }) => placed <= position;
  /** @param {Node} node */
  const stands = (node) => isThere(node) && (node.removed === null || position < node.removed);
  /** @param {Node} node */
  const isSolved = ({ solved }) => solved !== null && solved <= position;
  /** The upper left corner. @param {Node} node */
  const cornerOf = ({ x, depth }) => ({ x: short(MARGIN + x * ACROSS * side), y: short(MARGIN + depth * down) });
  /** Start of the branch to a queen, at its parent. @param {Node} node */
  const exitTo = (node) => {
    const { x, y } = cornerOf(nodes[node.parent]);
    return { x: short(x + (isOfBoards ? (node.place + 0.5) / n : 0.5) * side), y: y + side };
  };
  /** Nodes with children at the position. */
  const grown = new Set(nodes.flatMap((node) => (!node.refused && node.parent >= 0 && isThere(node) ? [node.parent] : [])));

  /** @param {Node} node */
  const lookOf = (node) => {
    if (!isThere(node)) return { stroke: COLORS.border, 'stroke-width': 1 };
    if (stands(node)) return { stroke: COLORS.accent, 'stroke-width': 2.5 };
    if (isSolved(node)) return { stroke: COLORS.solved, 'stroke-width': 2 };
    return { stroke: COLORS.faint, 'stroke-width': 1 };
  };

  /** @param {string} name @param {Record<string, string | number>} given @param {string} [content] */
  const add = (name, given, content) =>
    parts.push(content === undefined ? `<${name}${attributes(given)}/>` : `<${name}${attributes(given)}>${content}</${name}>`);

  /** @param {Node} node */
  function drawBranch(node) {
    const from = exitTo(node);
    const to = cornerOf(node);
    const middle = short(to.y - 0.3 * (to.y - from.y));
    add('path', { d: `M${from.x} ${from.y}V${middle}H${short(to.x + 0.5 * side)}V${to.y}`, fill: 'none', ...lookOf(node) });
  }

  /** A refused square. @param {Node} node */
  function drawTwig(node) {
    const { x, y } = exitTo(node);
    const arm = 0.3 * (side / n);
    const end = y + 0.16 * side;
    const cross = `M${short(x - arm)} ${short(end - arm)}l${short(2 * arm)} ${short(2 * arm)}m0 ${short(-2 * arm)}l${short(-2 * arm)} ${short(2 * arm)}`;
    add('path', { d: `M${x} ${y}V${short(end)}${cross}`, fill: 'none', stroke: node.placed === position ? COLORS.attacked : COLORS.faint, 'stroke-width': 1 });
  }

  /** @param {Node} node */
  function drawNode(node) {
    const { x, y } = cornerOf(node);
    const box = { x, y, width: side, height: side };
    if (!isThere(node)) {
      add('rect', { ...box, fill: COLORS.page, ...lookOf(node) });
      return;
    }
    const isSolution = isSolved(node) && node.depth === n;
    add('rect', { ...box, fill: isOfBoards ? COLORS.lightSquare : isSolution ? COLORS.solved : COLORS.darkSquare });
    if (isOfBoards) drawBoard(node, x, y);
    else if (node.parent >= 0) add('text', { x: short(x + 0.5 * side), y: short(y + 0.7 * side), 'text-anchor': 'middle', fill: isSolution ? COLORS.page : COLORS.ink }, choosesRows ? `${node.row},${node.place}` : String(node.place));
    const isDeadEnd = !stands(node) && !isSolved(node) && node.hidden === 0 && !grown.has(nodes.indexOf(node));
    if (isDeadEnd) add('rect', { ...box, y: short(y + 0.92 * side), height: short(0.08 * side), fill: COLORS.attacked });
    add('rect', { ...box, fill: 'none', ...lookOf(node) });
    if (node.hidden > 0) add('text', { x: short(x + 0.5 * side), y: short(y + side + 14), 'text-anchor': 'middle', fill: COLORS.ink }, `+${node.hidden}`);
  }

  /** @param {Node} node @param {number} left @param {number} top */
  function drawBoard(node, left, top) {
    const square = side / n;
    const dark = Array.from({ length: n * n }, (_, i) => [Math.floor(i / n), i % n]).filter(([row, column]) => (row + column) % 2 === 1);
    add('path', { fill: COLORS.darkSquare, transform: `translate(${left} ${top}) scale(${short(square)})`, d: dark.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('') });
    for (let each = node; each.parent >= 0; each = nodes[each.parent]) {
      const [row, column] = tree.byColumns ? [each.place, each.row] : [each.row, each.place];
      add('path', { fill: COLORS.queen, transform: `translate(${short(left + column * square)} ${short(top + row * square)}) scale(${square / 64})`, d: QUEEN });
    }
  }

  const queens = nodes.filter(({ refused }) => !refused);
  // The path to the current board is drawn over the others.
  const ordered = [...queens.filter((node) => !stands(node)), ...queens.filter(stands)];
  for (const node of ordered) if (node.parent >= 0) drawBranch(node);
  if (isOfBoards) for (const node of nodes) if (node.refused && isThere(node)) drawTwig(node);
  for (const node of ordered) drawNode(node);
  const width = short(2 * MARGIN + tree.width * ACROSS * side + side);
  const height = short(2 * MARGIN + tree.rows * down + side + (tree.whole ? 0 : 0.4 * side));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Inter, system-ui, sans-serif" font-size="13" lang="${language}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${COLORS.page}"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}
