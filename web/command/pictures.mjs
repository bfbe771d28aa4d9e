// The commands that draw a search.
import { makeAnimation } from '../share/animation.js';
import { MOST_PICTURES, stayOf } from '../share/pace.js';
import { MOST_BOARDS, MOST_COLUMNS, storyboard as draw } from '../search/storyboard.js';
import { treeAsSvg } from '../search/tree.js';
import { numeric, oneOf, Refused, whole } from './options.mjs';
import { painter, written } from './picture.mjs';
import { chosenIn, SEARCH, searchOf, seek, titleOf } from './search.mjs';

/** Largest number of boards per second. */
const FASTEST = 25;

/**
 * How the board looks.
 * @param {import('./options.mjs').Values} values
 * @param {Set<string>} switches
 */
const lookOf = ({ theme, size, lang }, switches) => ({
  theme: /** @type {any} */ (theme),
  size: size === undefined ? undefined : numeric(size),
  numbers: switches.has('no-numbers') ? false : undefined,
  hatch: !switches.has('no-hatch'),
  language: /** @type {any} */ (lang),
});

/** The board of a search at one of its positions, alone or with panels. @type {import('./options.mjs').Command} */
export const board = {
  takers: [...SEARCH, 'step', 'theme', 'size', 'lang', 'panels', 'code', 'format'],
  switches: ['no-numbers', 'no-hatch'],
  run(queens, { values, switches }) {
    const { step = '0', panels, code, format } = values;
    const search = searchOf(queens, values);
    seek('step', search, numeric(step));
    return written(search.svg({ ...lookOf(values, switches), panels, code: /** @type {any} */ (code) }), format);
  },
};

/** The tree of a search at one of its positions. @type {import('./options.mjs').Command} */
export const tree = {
  takers: [...SEARCH, 'step', 'format'],
  switches: [],
  run(queens, { values }) {
    const search = searchOf(queens, values);
    const { step, format } = values;
    if (step !== undefined) {
      seek('step', search, numeric(step));
    } else {
      if (!search.tree().whole) throw new Refused('--step must be given for this search, because its complete tree does not fit in a picture; got none');
      search.seek(Infinity);
    }
    return written(treeAsSvg(search, { title: `${titleOf(queens, values)}, position ${search.position()}` }), format);
  },
};

/** Positions of a search side by side on a page for print. @type {import('./options.mjs').Command} */
export const storyboard = {
  takers: [...SEARCH, 'steps', 'every', 'from', 'to', 'columns', 'lang', 'format'],
  switches: ['no-numbers', 'no-hatch'],
  run(queens, { values, switches }) {
    const search = searchOf(queens, values);
    const { columns, lang, format } = values;
    return written(draw(search, {
      positions: positionsOf(search, values),
      title: titleOf(queens, values),
      columns: columns === undefined ? undefined : whole('columns', columns, 1, MOST_COLUMNS),
      language: /** @type {any} */ (lang),
      numbers: !switches.has('no-numbers'),
      hatch: !switches.has('no-hatch'),
    }), format);
  },
};

/**
 * @param {import('../queens.js').Search} search
 * @param {import('./options.mjs').Values} values
 * @returns {number[]}
 */
function positionsOf(search, values) {
  const { steps, every } = values;
  if ((steps === undefined) === (every === undefined)) {
    throw new Refused(`storyboard needs either --steps or --every; got ${steps === undefined ? 'none' : 'both'}`);
  }
  if (steps !== undefined) {
    const positions = steps.split(',').map((step) => whole('steps', step, 0));
    if (positions.length > MOST_BOARDS) throw new Refused(`--steps can have at most ${MOST_BOARDS} positions; got ${positions.length}`);
    for (const position of positions) seek('steps', search, position);
    return positions;
  }
  return chosenIn(search, values, String(every), { what: 'a storyboard', most: MOST_BOARDS });
}

/** @param {string} text @returns {number} boards in a second */
function speedIn(text) {
  const speed = numeric(text);
  if (speed >= 0.1 && speed <= FASTEST) return speed;
  throw new Refused(`--speed must be a number from 0.1 to ${FASTEST}; got ${text === '' ? '""' : text}`);
}

/** Positions of a search one after the other, as a moving picture. @type {import('./options.mjs').Command} */
export const animation = {
  takers: [...SEARCH, 'every', 'from', 'to', 'speed', 'size', 'theme', 'lang', 'format'],
  switches: ['no-numbers', 'no-hatch'],
  async *run(queens, { values, switches }) {
    const { every = 'event', speed = '2' } = values;
    const format = oneOf('format', values.format ?? 'gif', /** @type {const} */ (['gif']));
    const seconds = 1 / speedIn(speed);
    const search = searchOf(queens, values);
    const positions = chosenIn(search, values, every, { what: 'an animation', most: MOST_PICTURES });
    const paint = await painter(format);
    /** @type {ReturnType<typeof makeAnimation> | undefined} */
    let moving;
    for (const [i, position] of positions.entries()) {
      search.seek(position);
      const { width, height, pixels } = paint(search.svg(lookOf(values, switches)));
      moving ??= makeAnimation(width, height);
      yield moving.add(new Uint8Array(pixels).buffer, stayOf(seconds, i === positions.length - 1));
    }
    if (moving) yield moving.end();
  },
};
