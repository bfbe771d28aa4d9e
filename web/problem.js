// Says in the page, in place of the board, why there is none.
import { Missing } from './load.js';

/**
 * @param {unknown} error
 * @returns {{ title: string, advice: string, detail: string }}
 */
export function explain(error) {
  const detail = error instanceof Error ? error.message : String(error);
  if (error instanceof Missing) {
    return {
      title: `This browser offers no ${detail}.`,
      advice:
        detail === 'WebGL 2'
          ? 'Queenscope draws with WebGL 2. Switch on hardware acceleration in the settings, update the browser, or try a current Firefox, Chrome, Edge or Safari.'
          : 'Queenscope is a WebAssembly program. Update the browser, or try a current Firefox, Chrome, Edge or Safari.',
      detail: '',
    };
  }
  return {
    title: 'Queenscope could not start.',
    advice: 'Check the connection and load the page again. If you host it yourself, see that all files of the site are there.',
    detail,
  };
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
