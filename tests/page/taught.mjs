// Helpers for tests of a lesson in a page.
import { readFileSync } from 'node:fs';
import { atRest, LAPTOP } from './controls.mjs';

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(`../../web/lesson/${name}.json`, import.meta.url), 'utf8'));
export const LESSON = read('queens');
export const TOUR = read('tour');
export const TEXTS = JSON.parse(readFileSync(new URL('../../src/text/languages/en.json', import.meta.url), 'utf8')).lesson;

/** The number of a stop of the built-in lesson, from 1. @param {string} id */
export const numberOf = (id) => LESSON.stops.findIndex((/** @type {any} */ stop) => stop.id === id) + 1;
/** @param {string} id @returns {any} */
export const stopOf = (id) => LESSON.stops[numberOf(id) - 1];

export const title = () => document.querySelector('#lesson h2')?.textContent;
export const said = () => document.querySelector('#lesson .said')?.textContent ?? '';
export const answers = () => /** @type {any} */ (window).answers;
export const position = () => window.queens.position();

/** @param {string} text */
export const buttonWith = (text) => {
  const button = [...document.querySelectorAll('#lesson button')].find((each) => each.textContent?.includes(text));
  /** @type {HTMLElement | undefined} */ (button)?.click();
  return button !== undefined;
};

/**
 * Opens the built-in lesson at a stop, and records its answers.
 * @param {import('./driver.mjs').Browser} browser
 * @param {string} address of the site
 * @param {number} stop
 * @param {{ width: number, height: number }} [device]
 */
export async function openStop(browser, address, stop, device = LAPTOP) {
  const tab = await browser.openReady(`${address}?lang=en&lesson=${stop}`, device);
  await tab.until((wanted) => document.querySelector('#lesson h2')?.textContent === wanted, LESSON.stops[stop - 1].title.en.replaceAll('`', ''));
  await tab.evaluate(() => {
    Object.assign(window, { answers: [] });
    window.queens.on('answer', (/** @type {any} */ answer) => /** @type {any} */ (window).answers.push(answer));
  });
  await atRest(tab);
  return tab;
}
