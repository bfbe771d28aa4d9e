// Says in the page, in place of the board, why there is none.
import { Missing } from './load.js';
import { words } from './words.js';

/**
 * @param {unknown} error
 * @returns {{ title: string, advice: string, detail: string }}
 */
export function explain(error) {
  const detail = error instanceof Error ? error.message : String(error);
  const { missing, webgl, wasm, failed, advice } = words();
  if (error instanceof Missing) {
    return { title: missing.replace('{ability}', detail), advice: detail === 'WebGL 2' ? webgl : wasm, detail: '' };
  }
  return { title: failed, advice, detail };
}

/** @param {{ title: string, advice: string, detail: string }} problem */
export function showProblem({ title, advice, detail }) {
  const card = /** @type {HTMLElement} */ (document.getElementById('problem'));
  document.getElementById('loading')?.remove();
  const heading = document.createElement('h1');
  heading.textContent = title;
  const text = document.createElement('p');
  text.textContent = advice;
  card.replaceChildren(heading, text);
  if (detail) {
    const code = document.createElement('code');
    code.textContent = detail;
    card.append(code);
  }
  card.hidden = false;
}

/** Takes the message away again. */
export function hideProblem() {
  /** @type {HTMLElement} */ (document.getElementById('problem')).hidden = true;
}
