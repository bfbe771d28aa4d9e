// All of the package in one bundle: boards, the searches without the page, and counting in workers.
import load from 'queenscope';
import { countAsync } from 'queenscope/count';
import { NQueens } from 'queenscope/embed';

// The page of the boards is not in the bundle; package.json copies it to this place.
NQueens.site = 'queenscope/';

const say = (/** @type {string} */ id, /** @type {unknown} */ what) => {
  /** @type {HTMLElement} */ (document.getElementById(id)).textContent = String(what);
};

const board = /** @type {NQueens} */ (document.querySelector('n-queens'));
document.querySelector('button')?.addEventListener('click', () => board.runTo('solution'));
for (const name of /** @type {const} */ (['ready', 'event'])) {
  board.addEventListener(name, ({ detail }) => say('said', `Event ${detail.position}`));
}

load().then(({ Search }) => {
  const search = new Search('bitmask', 10);
  search.runTo('solution');
  say('events', search.position());
  search.delete();
});
countAsync(14).then((count) => say('count', count));
