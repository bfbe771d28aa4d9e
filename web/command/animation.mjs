// Positions of a search one after the other, as a moving picture.
import { Animation } from '../share/animation.js';
import { MOST_PICTURES, stayOf } from '../share/pace.js';
import { numeric, oneOf, Refused } from './options.mjs';
import { painter } from './picture.mjs';
import { chosenIn, SEARCH, searchOf } from './search.mjs';

const FASTEST = 25;

/** @param {string} text @returns {number} boards in a second */
function speedIn(text) {
  const speed = numeric(text);
  if (speed >= 0.1 && speed <= FASTEST) return speed;
  throw new Refused(`--speed must be a number from 0.1 to ${FASTEST}; got ${text === '' ? '""' : text}`);
}

/** @type {import('./options.mjs').Command} */
export const animation = {
  takers: [...SEARCH, 'every', 'from', 'to', 'speed', 'size', 'theme', 'lang', 'format'],
  switches: ['no-numbers', 'no-hatch'],
  async *run(queens, { values, switches }) {
    const { every = 'event', speed = '2', size, theme, lang } = values;
    const format = oneOf('format', values.format ?? 'gif', /** @type {const} */ (['gif']));
    const seconds = 1 / speedIn(speed);
    const search = searchOf(queens, values);
    const positions = chosenIn(search, values, every, { what: 'an animation', most: MOST_PICTURES });
    const paint = await painter(format);
    /** @type {Animation | undefined} */
    let moving;
    for (const [i, position] of positions.entries()) {
      search.seek(position);
      const { width, height, pixels } = paint(search.svg({
        theme: /** @type {any} */ (theme),
        size: size === undefined ? undefined : numeric(size),
        numbers: switches.has('no-numbers') ? false : undefined,
        hatch: !switches.has('no-hatch'),
        language: /** @type {any} */ (lang),
      }));
      moving ??= new Animation(width, height);
      yield moving.add(new Uint8Array(pixels).buffer, stayOf(seconds, i === positions.length - 1));
    }
    if (moving) yield moving.end();
  },
};
