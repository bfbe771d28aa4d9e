// The package in a bundle: npm run webpack, esbuild, rollup or parcel makes one of it in dist/.
import load from 'queenscope';
import { countAsync } from 'queenscope/count';
import { NQueens } from 'queenscope/embed';
import { explore } from 'queenscope/explore';

// The page of the boards is in no bundle; package.json copies it to this place.
NQueens.site = 'queenscope/';

const say = (/** @type {string} */ id, /** @type {Promise<unknown>} */ what) => {
  const output = /** @type {HTMLElement} */ (document.getElementById(id));
  what.catch((error) => error.message).then((text) => (output.textContent = String(text)));
};

say('events', load().then(({ Search }) => explore(new Search('bitmask', 10))));
say('count', countAsync(14));
