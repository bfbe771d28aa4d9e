// Texts of the page itself, before and around the program: its words, the notices above the board, which can be closed, and the
// language with its font.
import { Broken, fetchBytes } from '../files/fetch.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */
/** @typedef {import('../page/handle.js').Announcer} Announcer */

/**
 * @typedef {object} Words
 * @property {string} locale of the language, as browsers name it
 * @property {number} [lineOfFont] of the font with characters of this language alone, if there is one: the height of
 *   a line for an em of 1
 * @property {string} title of the page
 * @property {string} canvas what the canvas is, for readers who do not see it
 * @property {string} loading
 * @property {string} missing that the browser has no {ability}
 * @property {string} webgl what to do about its lack of WebGL 2
 * @property {string} wasm what to do without WebAssembly
 * @property {string} policy what to do where WebAssembly is forbidden
 * @property {string} failed that it could not start
 * @property {string} advice
 * @property {string} notLoaded that a {file} has not come
 * @property {string} damaged that a {file} is not as it was sent
 * @property {string} retry
 * @property {string} close
 * @property {string} fontsMissing that letters of a {file} are missing
 * @property {string} kept that the browser's Back comes back here
 * @property {string} notCopied that the browser does not let the page copy
 * @property {string} traceCut from which event on more queens stand than can be shown
 * @property {string} partFailed that what the reader wants to open cannot be opened, and the {reason}
 * @property {string} scriptsMissing that scripts needed after the first picture have not come
 * @property {string} hostUnusable that the {value} of `host` names no page to speak with
 * @property {string} enlarge to see the board large, where there is room for its picture alone
 * @property {string} lost that the graphics device is gone
 * @property {string} lostAdvice
 * @property {string} stopped that it ended in an error
 * @property {string} stoppedAdvice
 */

// After this time a notice says that a file is late.
const PATIENCE = 5000;

/** By the language's tag; the build writes them into the page. @type {Record<string, Words>} */
const WORDS = JSON.parse(document.getElementById('words')?.textContent ?? '');

/** Notices by subject; null if the reader has closed it. @type {Map<string, HTMLElement | null>} */
const lines = new Map();

/**
 * The words in the language that the document is in.
 * @returns {Words}
 */
export function words() {
  const all = Object.values(WORDS);
  return all.find(({ locale }) => locale === document.documentElement.lang) ?? all[0];
}

/**
 * Says something, once: what has been closed is not said again until it has been taken away.
 * @param {string} about
 * @param {string} text
 * @returns {HTMLElement | undefined} where it stands; nothing if it had been said
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

/** It is no longer so. @param {string} about */
export function takeLine(about) {
  lines.get(about)?.remove();
  lines.delete(about);
}

/**
 * Says in place of the board that the program cannot go on; guard.js shows it.
 * @param {unknown} error what stopped it
 */
export function showStop(error) {
  const { stopped, stoppedAdvice } = words();
  const detail = error instanceof Error ? error.message : String(error);
  const problem = { title: stopped, advice: stoppedAdvice, detail, retry: true };
  document.dispatchEvent(new CustomEvent('problem', { detail: problem }));
}

/**
 * Gets what is wanted and can be done without: tries again when the network is back, and tells of it in the meantime.
 * @param {string} file
 * @param {() => Promise<void>} attempt fetches and uses it; rejects if that fails
 * @param {Announcer} announcer
 * @param {AbortSignal} signal ends it
 * @returns {Promise<void>} fulfilled once it is there or has been told of
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
 * Puts the document into a language.
 * @param {string} language one of the program's
 */
function speakIn(language) {
  const { locale, title, canvas } = WORDS[language];
  document.documentElement.lang = locale;
  document.title = title;
  document.getElementById('canvas')?.setAttribute('aria-label', canvas);
}

/**
 * Keeps the document's language and the fonts in step with what is shown.
 * @param {Page} page
 * @param {Screen} screen
 * @param {Announcer} announcer
 * @param {AbortSignal} signal ends it
 * @returns {Promise<void>} fulfilled when the first language can be shown, or a notice says why not
 */
export async function speak(page, screen, announcer, signal) {
  let shown = '';
  /** Languages whose characters are there or on their way. @type {Set<string>} */
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
      if (!page.addGlyphs(bytes, lineOfFont)) throw new Broken(file, 'damaged', 'it is no TrueType file');
      screen.draw();
    }, announcer, signal);
  };
  screen.afterFrame(follow);
  await follow();
}
