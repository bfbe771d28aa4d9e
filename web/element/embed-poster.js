// Draws the board of an <n-queens> that is not there yet, at its position, with the small module that has no interface; of
// one that shows the whole search, its tree, and around that of a player its sentence and its controls.
// One module and one drawing at a time for all the boards of a page.
import { explore } from '../search/explore.js';
import { QUEEN } from '../search/queen.js';
import { svg } from '../search/svg.js';
import { drawPlayer } from './embed-poster-player.js';
import { drawTree, nodesOf } from './embed-poster-tree.js';

// A picture that takes longer is not worth it to a page that is being read.
const PATIENCE = 3000;

/** @type {ReturnType<typeof import('../queens.js').default> | undefined} */
let loading;
/** @type {Promise<unknown>} */
let last = Promise.resolve();

/** A whole number in a parameter, or the default if it is not valid. @param {string | undefined} text */
const whole = (text, least = 0, most = Number.MAX_SAFE_INTEGER, usual = 0) => {
  const value = /^\d+$/.test(text ?? '') ? Number(text) : NaN;
  return value >= least && value <= most ? value : usual;
};

/** @param {import('../queens.js').MainModule['Search']} Search @param {any} variant @param {number} n @param {any} options */
function programOf(Search, variant, n, options) {
  try {
    return new Search(variant, n, options);
  } catch {
    // There is no such program of this variant.
    return new Search(variant, n);
  }
}

/**
 * @param {Record<string, string>} parameters of the page; as in the page, invalid ones are ignored
 * @param {AbortSignal} signal
 */
async function standing(parameters, signal) {
  const { Search, variants } = await (loading ??= import('../queens.js').then(({ default: load }) => load()));
  const variant = variants().find(({ id }) => id === parameters.variant)?.id ?? 'flag-arrays';
  const n = whole(parameters.n, 1, 32, 8);
  const search = programOf(Search, variant, n, { find: parameters.find, bug: parameters.bug, way: parameters.way, seed: parameters.seed && whole(parameters.seed, 1, 65535, 1), given: parameters.given });
  try {
    const position = whole(parameters.step ?? parameters.from);
    const nodes = parameters.view === 'tree' ? nodesOf(search, position) : undefined;
    if (!nodes) await explore(search, { until: position, signal });
    const chinese = (parameters.lang ?? navigator.language).startsWith('zh');
    const sentence = parameters.view === 'player' ? search.narration(chinese ? 'zh' : 'en') : undefined;
    return { n, queens: search.queens(), nodes, sentence };
  } finally {
    search.delete();
  }
}

/** @param {number} n @param {[row: number, column: number][]} queens @param {string} title */
function picture(n, queens, title) {
  const drawn = svg('svg', { viewBox: `0 0 ${n} ${n}`, role: 'img', 'aria-label': title });
  const dark = Array.from({ length: n * n }, (_, i) => [Math.floor(i / n), i % n])
    .filter(([row, column]) => (row + column) % 2 === 1)
    .map(([row, column]) => `M${column} ${row}h1v1h-1z`);
  drawn.append(svg('rect', { class: 'light', width: n, height: n }), svg('path', { class: 'dark', d: dark.join('') }));
  for (const [row, column] of queens) {
    drawn.append(svg('path', { class: 'queen', d: QUEEN, transform: `translate(${column} ${row}) scale(${1 / 64})` }));
  }
  return drawn;
}

/**
 * @param {Record<string, string>} parameters
 * @param {string} title accessible name
 * @param {AbortSignal} signal cancels it
 * @param {{ width: number, height: number }} room space to fill, CSS px
 * @returns {Promise<SVGElement>} rejected if it is cancelled, takes too long, or the host forbids the module
 */
export function drawPoster(parameters, title, signal, room) {
  const drawn = last.then(async () => {
    const limit = new AbortController();
    const stop = () => limit.abort();
    const timer = setTimeout(stop, PATIENCE);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    try {
      const { n, queens, nodes, sentence } = await standing(parameters, limit.signal);
      if (nodes) return drawTree(nodes, title);
      const board = picture(n, queens, title);
      return sentence === undefined || parameters.narration === '0' ? board : drawPlayer(board, sentence, room, title);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  });
  last = drawn.catch(() => undefined);
  return drawn;
}
