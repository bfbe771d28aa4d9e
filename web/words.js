// What the page itself says, before the program with its own tables is there and around it.

/**
 * @typedef {object} Words
 * @property {string} locale of the language, as browsers name it
 * @property {number} [lineOfFont] of the font with characters of this language alone, if there is one: the height of
 *   a line for an em of 1
 * @property {string} title of the page
 * @property {string} canvas what the canvas is, for readers who do not see it
 * @property {string} loading
 * @property {string} missing that the browser has no {ability}
 * @property {string} webgl what to do without WebGL 2
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
 * @property {string} scriptsMissing that scripts needed after the first picture have not come
 * @property {string} hostUnusable that the {value} of `host` names no page to speak with
 * @property {string} lost that the graphics device is gone
 * @property {string} lostAdvice
 * @property {string} stopped that it ended in an error
 * @property {string} stoppedAdvice
 */

/** By the language's tag; the build writes them into the page. @type {Record<string, Words>} */
const WORDS = JSON.parse(document.getElementById('words')?.textContent ?? '');

/**
 * The words in the language that the document is in.
 * @returns {Words}
 */
export function words() {
  const all = Object.values(WORDS);
  return all.find(({ locale }) => locale === document.documentElement.lang) ?? all[0];
}

/**
 * Puts the document into a language.
 * @param {string} language one of the program's
 */
export function speakIn(language) {
  const { locale, title, canvas } = WORDS[language];
  document.documentElement.lang = locale;
  document.title = title;
  document.getElementById('canvas')?.setAttribute('aria-label', canvas);
}
