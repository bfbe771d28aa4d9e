// A student's program in the page: opening the place, running, and reading the verdict.
import { LAPTOP } from './controls.mjs';
import { readLanguages } from '../../script/texts/languages.mjs';

export const languages = readLanguages();
export const [{ program: SAY }] = languages;
export const { program: CHINESE } = /** @type {typeof languages[0]} */ (languages.find(({ tag }) => tag === 'zh'));

// Runs before the page's scripts.
export function noteAll() {
  const [violations, answers] = [/** @type {string[]} */ ([]), /** @type {any[]} */ ([])];
  Object.assign(window, { violations, answers });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => violations.push(`${effectiveDirective} ${blockedURI} ${sample}`));
}

/** Runs in the page. */
const noted = () => {
  const queens = /** @type {any} */ (window.queens);
  queens.on('answer', (/** @type {any} */ answer) => /** @type {any} */ (window).answers.push(answer));
};
export const said = () => document.querySelector('#program [role=status]')?.textContent ?? '';
/** Its message, once the program has ended and the board shows it. */
const ended = () => document.querySelector('#program [aria-disabled]') === null && document.querySelector('#program [role=status]')?.textContent;
export const press = (/** @type {string} */ text) => {
  const button = [...document.querySelectorAll('#program button')].find((each) => each.textContent === text);
  /** @type {HTMLElement | undefined} */ (button)?.click();
  return button !== undefined;
};
export const closed = () => /** @type {HTMLElement} */ (document.querySelector('#program .back')).click();
export const stands = (/** @type {string} */ text) => {
  const [place, ...others] = document.querySelectorAll('#program');
  return others.length === 0 && place?.querySelector('.editor')?.shadowRoot?.querySelector('.cm-content')?.textContent === text;
};
export const written = () => document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-content')?.textContent ?? '';

/** A correct program, in its usual names. */
export const GOOD = `const queens = [], solutions = [];
function go(row) {
  if (row === n) { solutions.push([...queens]); return; }
  for (let c = 0; c < n; c++) {
    if (queens.some((q, i) => q === c || Math.abs(q - c) === row - i)) continue;
    queens.push(c);
    go(row + 1);
    queens.pop();
  }
}
go(0);
`;

/**
 * @param {import('./driver.mjs').Browser} browser
 * @param {string} address of the site
 * @param {Record<string, unknown>} [program]
 * @param {(() => void)[]} init run before the page's scripts
 */
export async function openWith(browser, address, program, ...init) {
  const tab = await browser.openReady(`${address}?lang=en&n=6`, { ...LAPTOP, init: [noteAll, ...init] });
  await tab.evaluate(noted);
  await tab.evaluate((/** @type {any} */ given) => /** @type {any} */ (window.queens).program(given ?? undefined), program ?? null);
  await tab.until(() => Boolean(document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-content')));
  return tab;
}

/** Replaces the program. @param {import('./driver.mjs').Tab} tab @param {Record<string, unknown>} program */
export async function change(tab, program) {
  await tab.evaluate(closed);
  await tab.evaluate((given) => /** @type {any} */ (window.queens).program(given), program);
  await tab.until(() => Boolean(document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-content')));
}

/** @param {import('./driver.mjs').Tab} tab @returns {Promise<string>} the message after the program has ended */
export async function runs(tab) {
  await tab.until(press, SAY.run);
  return tab.until(ended);
}

export const violations = () => /** @type {any} */ (window).violations;
