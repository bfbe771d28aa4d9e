// Positions of a search side by side on a page for print.
import { MOST_BOARDS, MOST_COLUMNS, storyboard as draw } from '../search/storyboard.js';
import { Refused, whole } from './options.mjs';
import { written as writtenAs } from './picture.mjs';
import { chosenIn, SEARCH, searchOf, seek, titleOf } from './search.mjs';

/** @type {import('./options.mjs').Command} */
export const storyboard = {
  takers: [...SEARCH, 'steps', 'every', 'from', 'to', 'columns', 'lang', 'format'],
  switches: ['no-numbers', 'no-hatch'],
  run(queens, { values, switches }) {
    const search = searchOf(queens, values);
    const { columns, lang, format } = values;
    return writtenAs(draw(search, {
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
