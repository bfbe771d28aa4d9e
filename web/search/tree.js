// The search tree as an SVG document in the light colours of the page, as the page shows it.
import { escaped } from './markup.js';
import { QUEEN } from './queen.js';

/** @typedef {ReturnType<import('../queens.js').Search['tree']>} Tree */
/** @typedef {Tree['nodes'][number]} Node */

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

class Drawing {
  /** @type {string[]} */
  parts = [];
  #tree;
  #n;
  #position;
  #side;
  #down;
  #boards;
  /** Whether the depth of a node does not tell its row. */
  #choosesRows;
  /** Nodes with children at the position. */
  #grown = new Set();

  /** @param {Tree} tree @param {number} position */
  constructor(tree, position) {
    const { n } = tree;
    this.#tree = tree;
    this.#n = n;
    this.#position = position;
    this.#boards = !tree.whole || n <= LARGEST_BOARDS;
    this.#choosesRows = tree.nodes.some(({ depth, row }) => row + 1 !== depth);
    this.#side = this.#boards ? Math.max(LEAST_BOARD, SQUARE * n) : TILE;
    this.#down = this.#side * (this.#boards ? DOWN : TILES_DOWN);
    for (const node of tree.nodes) if (!node.refused && node.parent >= 0 && this.#isThere(node)) this.#grown.add(node.parent);
  }

  get width() {
    return short(2 * MARGIN + this.#tree.width * ACROSS * this.#side + this.#side);
  }

  get height() {
    return short(2 * MARGIN + this.#tree.rows * this.#down + this.#side + (this.#tree.whole ? 0 : 0.4 * this.#side));
  }

  /** @param {Node} node */
  #isThere({ placed }) {
    return placed <= this.#position;
  }

  /** @param {Node} node */
  #stands(node) {
    return this.#isThere(node) && (node.removed === null || this.#position < node.removed);
  }

  /** @param {Node} node */
  #isSolved({ solved }) {
    return solved !== null && solved <= this.#position;
  }

  /** The upper left corner. @param {Node} node */
  #corner({ x, depth }) {
    return { x: short(MARGIN + x * ACROSS * this.#side), y: short(MARGIN + depth * this.#down) };
  }

  /** Start of the branch to a queen, at its parent. @param {Node} node */
  #exit(node) {
    const { x, y } = this.#corner(this.#tree.nodes[node.parent]);
    return { x: short(x + (this.#boards ? (node.place + 0.5) / this.#n : 0.5) * this.#side), y: y + this.#side };
  }

  draw() {
    const nodes = this.#tree.nodes;
    const queens = nodes.filter(({ refused }) => !refused);
    // The way that stands lies over the others.
    const ordered = [...queens.filter((node) => !this.#stands(node)), ...queens.filter((node) => this.#stands(node))];
    for (const node of ordered) if (node.parent >= 0) this.#drawBranch(node);
    if (this.#boards) for (const node of nodes) if (node.refused && this.#isThere(node)) this.#drawTwig(node);
    for (const node of ordered) this.#drawNode(node, nodes.indexOf(node));
  }

  /** @param {Node} node */
  #look(node) {
    if (!this.#isThere(node)) return { stroke: COLORS.border, 'stroke-width': 1 };
    if (this.#stands(node)) return { stroke: COLORS.accent, 'stroke-width': 2.5 };
    if (this.#isSolved(node)) return { stroke: COLORS.solved, 'stroke-width': 2 };
    return { stroke: COLORS.faint, 'stroke-width': 1 };
  }

  /** @param {string} name @param {Record<string, string | number>} given @param {string} [content] */
  #add(name, given, content) {
    this.parts.push(content === undefined ? `<${name}${attributes(given)}/>` : `<${name}${attributes(given)}>${content}</${name}>`);
  }

  /** @param {Node} node */
  #drawBranch(node) {
    const from = this.#exit(node);
    const to = this.#corner(node);
    const middle = short(to.y - 0.3 * (to.y - from.y));
    this.#add('path', { d: `M${from.x} ${from.y}V${middle}H${short(to.x + 0.5 * this.#side)}V${to.y}`, fill: 'none', ...this.#look(node) });
  }

  /** A refused square. @param {Node} node */
  #drawTwig(node) {
    const { x, y } = this.#exit(node);
    const arm = 0.3 * (this.#side / this.#n);
    const end = y + 0.16 * this.#side;
    const cross = `M${short(x - arm)} ${short(end - arm)}l${short(2 * arm)} ${short(2 * arm)}m0 ${short(-2 * arm)}l${short(-2 * arm)} ${short(2 * arm)}`;
    this.#add('path', { d: `M${x} ${y}V${short(end)}${cross}`, fill: 'none', stroke: node.placed === this.#position ? COLORS.attacked : COLORS.faint, 'stroke-width': 1 });
  }

  /** @param {Node} node @param {number} index */
  #drawNode(node, index) {
    const { x, y } = this.#corner(node);
    const box = { x, y, width: this.#side, height: this.#side };
    if (!this.#isThere(node)) {
      this.#add('rect', { ...box, fill: COLORS.page, ...this.#look(node) });
      return;
    }
    const isSolution = this.#isSolved(node) && node.depth === this.#n;
    this.#add('rect', { ...box, fill: this.#boards ? COLORS.lightSquare : isSolution ? COLORS.solved : COLORS.darkSquare });
    if (this.#boards) this.#drawBoard(node, x, y);
    else if (node.parent >= 0) this.#add('text', { x: short(x + 0.5 * this.#side), y: short(y + 0.7 * this.#side), 'text-anchor': 'middle', fill: isSolution ? COLORS.page : COLORS.ink }, this.#choosesRows ? `${node.row},${node.place}` : String(node.place));
    const isDeadEnd = !this.#stands(node) && !this.#isSolved(node) && node.hidden === 0 && !this.#grown.has(index);
    if (isDeadEnd) this.#add('rect', { ...box, y: short(y + 0.92 * this.#side), height: short(0.08 * this.#side), fill: COLORS.attacked });
    this.#add('rect', { ...box, fill: 'none', ...this.#look(node) });
    if (node.hidden > 0) this.#add('text', { x: short(x + 0.5 * this.#side), y: short(y + this.#side + 14), 'text-anchor': 'middle', fill: COLORS.ink }, `+${node.hidden}`);
  }

  /** @param {Node} node @param {number} left @param {number} top */
  #drawBoard(node, left, top) {
    const square = this.#side / this.#n;
    const dark = Array.from({ length: this.#n * this.#n }, (_, i) => [Math.floor(i / this.#n), i % this.#n]).filter(([row, column]) => (row + column) % 2 === 1);
    this.#add('path', { fill: COLORS.darkSquare, transform: `translate(${left} ${top}) scale(${short(square)})`, d: dark.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('') });
    for (let each = node; each.parent >= 0; each = this.#tree.nodes[each.parent]) {
      const [row, column] = this.#tree.byColumns ? [each.place, each.row] : [each.row, each.place];
      this.#add('path', { fill: COLORS.queen, transform: `translate(${short(left + column * square)} ${short(top + row * square)}) scale(${square / 64})`, d: QUEEN });
    }
  }
}

/**
 * The tree at the position of a search: all of it for a small board, otherwise the path to the position with everything passed.
 * @param {import('../queens.js').Search} search
 * @param {object} asked
 * @param {string} asked.title
 * @param {string} [asked.language] of the title
 * @returns {string} an SVG document
 */
export function treeAsSvg(search, { title, language = 'en' }) {
  const drawing = new Drawing(search.tree(), search.position());
  drawing.draw();
  const { width, height } = drawing;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Inter, system-ui, sans-serif" font-size="13" lang="${language}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${COLORS.page}"/>`,
    ...drawing.parts,
    '</svg>\n',
  ].join('\n');
}
