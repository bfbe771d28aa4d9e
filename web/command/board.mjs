// The board of a search at one of its positions, alone or with panels, as a picture.
import { numeric } from './options.mjs';
import { written } from './picture.mjs';
import { SEARCH, searchOf, seek } from './search.mjs';

/** @type {import('./options.mjs').Command} */
export const board = {
  takers: [...SEARCH, 'step', 'theme', 'size', 'lang', 'panels', 'code', 'format'],
  switches: ['no-numbers', 'no-hatch'],
  run(queens, { values, switches }) {
    const { step = '0', theme, size, lang, panels, code, format } = values;
    const search = searchOf(queens, values);
    seek('step', search, numeric(step));
    return written(search.svg({
      theme: /** @type {any} */ (theme),
      size: size === undefined ? undefined : numeric(size),
      numbers: switches.has('no-numbers') ? false : undefined,
      hatch: !switches.has('no-hatch'),
      language: /** @type {any} */ (lang),
      panels,
      code: /** @type {any} */ (code),
    }), format);
  },
};
