// Texts of the page itself, before and around the program: its words, the notices above the board, which can be closed, and the
// language with its font.
import { Broken, fetchBytes } from '../files/fetch.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */
/** @typedef {import('../page/handle.js').Announcer} Announcer */

/** @typedef {typeof import('../../src/text/languages/en.json')['page'] & { locale: string, lineOfFont?: number }} Words `lineOfFont`: height of a line of the language's own font, for an em of 1 */

// After this time a notice says that a file is late.
const PATIENCE = 5000;

/** By the language's tag; the build writes them into the page. @type {Record<string, Words>} */
const WORDS = JSON.parse(document.getElementById('words')?.textContent ?? '');

/** Notices by subject; null if the student has closed it. @type {Map<string, HTMLElement | null>} */
const lines = new Map();

/**
 * The words in the language of the document.
 * @returns {Words}
 */
export function words() {
  const all = Object.values(WORDS);
  return all.find(({ locale }) => locale === document.documentElement.lang) ?? all[0];
}

/**
 * Shows a notice. One that has been closed does not appear again until it has been removed.
 * @param {string} about
 * @param {string} text
 * @returns {HTMLElement | undefined} its element; undefined if it had been shown
 */
export function sayLine(about, text) {
  if (lines.has(about)) return undefined;
  const line = document.createElement('p');
  line.className = 'line';
  line.setAttribute('role', 'status');
  const said = document.createElement('span');
  said.textContent = text;
  const close = document.createElement('button');
  close.textContent = '×';
  close.setAttribute('aria-label', words().close);
  close.addEventListener('click', () => {
    line.remove();
    lines.set(about, null);
  });
  line.append(said, close);
  lines.set(about, line);
  document.getElementById('lines')?.append(line);
  return line;
}

/** Removes a notice that no longer applies. @param {string} about */
export function takeLine(about) {
  lines.get(about)?.remove();
  lines.delete(about);
}

/**
 * Replaces the board by a message that the program cannot continue; guard.js shows it.
 * @param {unknown} error the cause
 */
export function showStop(error) {
  const { stopped, stoppedAdvice } = words();
  const detail = error instanceof Error ? error.message : String(error);
  const problem = { title: stopped, advice: stoppedAdvice, detail, retry: true };
  document.dispatchEvent(new CustomEvent('problem', { detail: problem }));
}

/**
 * Fetches something optional: tries again when the network is back, and shows a notice meanwhile.
 * @param {string} file
 * @param {() => Promise<void>} attempt fetches and uses it; rejects if that fails
 * @param {Announcer} announcer
 * @param {AbortSignal} signal ends it
 * @returns {Promise<void>} resolved once it is in use or a notice is shown
 */
function persist(file, attempt, announcer, signal) {
  return new Promise((resolve) => {
    const tell = (/** @type {string} */ reason) => {
      if (signal.aborted) return;
      if (sayLine(file, words().fontsMissing.replace('{file}', file))) announcer.tell('problem', { message: reason, file });
      resolve();
    };
    const go = async () => {
      // The network may come back while an attempt that it was too late for still fails.
      const online = new Promise((again) => window.addEventListener('online', again, { once: true, signal }));
      const timer = setTimeout(() => tell(`${file} has not arrived yet`), PATIENCE);
      try {
        await attempt();
        takeLine(file);
        resolve();
      } catch (error) {
        tell(/** @type {Error} */ (error).message);
        online.then(go);
      } finally {
        clearTimeout(timer);
      }
    };
    go();
  });
}

/**
 * Keeps the document's language and fonts up to date.
 * @param {Page} page
 * @param {Screen} screen
 * @param {Announcer} announcer
 * @param {AbortSignal} signal ends it
 * @returns {Promise<void>} resolved when the first language can be shown, or a notice gives the reason that it cannot
 */
export async function speak(page, screen, announcer, signal) {
  let shown = '';
  /** Languages whose characters are loaded or loading. @type {Set<string>} */
  const fetched = new Set();
  const follow = async () => {
    const language = page.language();
    if (language === shown) return;
    shown = language;
    const { locale, title, canvas, lineOfFont } = WORDS[language];
    document.documentElement.lang = locale;
    document.title = title;
    document.getElementById('canvas')?.setAttribute('aria-label', canvas);
    if (!lineOfFont || fetched.has(language)) return;
    fetched.add(language);
    const file = `fonts/${language}.ttf`;
    await persist(file, async () => {
      const bytes = await fetchBytes(file, signal);
      if (signal.aborted) return;
      if (!page.addGlyphs(bytes, lineOfFont)) throw new Broken(file, 'damaged', 'it is not a TrueType file');
      screen.draw();
    }, announcer, signal);
  };
  screen.afterFrame(follow);
  await follow();
}
