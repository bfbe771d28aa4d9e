// The tree of a search at one of its positions, as a picture.
import { treeAsSvg } from '../search/tree.js';
import { numeric, Refused } from './options.mjs';
import { written } from './picture.mjs';
import { SEARCH, searchOf, seek, titleOf } from './search.mjs';

/** @type {import('./options.mjs').Command} */
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
