// Texts of the page itself, before and around the program: its words, the notices above the board, which can be closed, and the
// language with its font.
import { Broken, fetchBytes } from '../files/fetch.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */
/** @typedef {import('../page/handle.js').Announcer} Announcer */

/**
 * @typedef {object} Words
 * @property {string} locale the browser's tag of the language
 * @property {number} [lineOfFont] of the font with characters of this language alone, if there is one: the height of
 *   a line for an em of 1
 * @property {string} title of the page
 * @property {string} canvas description of the canvas for screen readers
 * @property {string} loading
 * @property {string} missing that the browser has no {ability}
 * @property {string} webgl advice without WebGL 2
 * @property {string} wasm advice without WebAssembly
 * @property {string} policy advice if WebAssembly is forbidden
 * @property {string} failed that it could not start
 * @property {string} advice
 * @property {string} notLoaded that a {file} could not be loaded
 * @property {string} damaged that a {file} is damaged
 * @property {string} retry
 * @property {string} close
 * @property {string} fontsMissing that letters of a {file} are missing
 * @property {string} kept that the browser's Back button returns here
 * @property {string} notCopied that the browser does not let the page copy
 * @property {string} traceCut from which event on there are too many queens to show
 * @property {string} partFailed that a part of the page cannot be opened, and the {reason}
 * @property {string} scriptsMissing that scripts needed after the first picture could not be loaded
 * @property {string} hostUnusable that the {value} of `host` is not an origin
 * @property {string} enlarge label for opening the board large, if there is space only for its picture
 * @property {string} lost that the graphics device is lost
 * @property {string} lostAdvice
 * @property {string} stopped that it ended in an error
 * @property {string} stoppedAdvice
 */

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
    // The network may come back while an attempt that it was too late for still fails.
    let trying = false;
    let cameBack = false;
    const notice = () => {
      cameBack = true;
      if (!trying) go();
    };
    window.addEventListener('online', notice, { signal });
    const go = () => {
      trying = true;
      cameBack = false;
      const timer = setTimeout(() => tell(`${file} has not arrived yet`), PATIENCE);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
      attempt().then(
        () => {
          clearTimeout(timer);
          window.removeEventListener('online', notice);
          takeLine(file);
          resolve();
        },
        (error) => {
          clearTimeout(timer);
          if (signal.aborted) return;
          trying = false;
          tell(error.message);
          if (cameBack) go();
        },
      );
    };
    go();
  });
}

/**
 * Sets the language of the document.
 * @param {string} language one of the program's
 */
function speakIn(language) {
  const { locale, title, canvas } = WORDS[language];
  document.documentElement.lang = locale;
  document.title = title;
  document.getElementById('canvas')?.setAttribute('aria-label', canvas);
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
    speakIn(language);
    const { lineOfFont } = words();
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
