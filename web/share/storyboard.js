// Positions of a range side by side on a page to print.
import { chooser, momentsOf } from '../search/range.js';
import { inSlices } from '../search/slices.js';
import { MOST_BOARDS, storyboard } from '../search/storyboard.js';

/** @param {import('./forms.js').Job} job */
export async function storyboardOf({ search, range, choice, title, language, hatch, signal, onProgress }) {
  const { positions, take } = chooser(choice, MOST_BOARDS);
  await inSlices(momentsOf(search, range), (moment) => {
    take(moment);
    onProgress(moment.position);
  }, signal);
  if (positions.length === 0) return undefined;
  const page = storyboard(search, { positions, title, language: /** @type {any} */ (language), hatch });
  return new Blob([page], { type: 'image/svg+xml' });
}
