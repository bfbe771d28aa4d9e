// Fetches what the first picture needs of the program and of its messages in the reader's language, and reports the progress.

import loadApp from '../app.js';
import { Broken, fetchBytes, openFile } from '../files/fetch.js';
import { makeProgram } from './program.js';

// The programs in all languages but Python.
const LISTINGS = 'listings.txt';

// An empty module.
const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** A missing ability of the browser; the message names it. */
export class Missing extends Error {
  /** @param {string} ability @param {'wasm' | 'policy'} lacking which advice helps */
  constructor(ability, lacking) {
    super(ability);
    this.lacking = lacking;
  }
}

/** Whether the reader wants to save data. */
export const savesData = () => /** @type {any} */ (navigator).connection?.saveData === true;

/** The page is not one file, wherever that lies. */
const isSite = () => /^https?:/.test(import.meta.url);

/** By their tags, the languages that there are. */
const languages = () => Object.keys(JSON.parse(document.getElementById('words')?.textContent ?? '{}'));

/**
 * Those that come with the program: the one that it will speak, as guard.js finds it. A page that is one file has all at
 * hand, and cannot ask for one later.
 */
function firstLanguages() {
  const all = languages();
  if (!isSite()) return all;
  const { search, hash } = new URL(document.baseURI);
  const query = new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`);
  const [asked] = (query.getAll('lang').pop() ?? navigator.language).toLowerCase().split('-');
  return [all.includes(asked) ? asked : all[0]];
}

/** @typedef {[language: string, messages: Uint8Array][]} Messages in UTF-8, for `learn` */

/** The two files of a language's messages: one for the first picture, and one for the rest. */
const FIRST = '';
const REST = '-rest';

/**
 * @param {string} language
 * @param {typeof FIRST | typeof REST} part
 * @param {AbortSignal} [signal]
 */
const fetchMessages = (language, part, signal) => fetchBytes(`texts/${language}${part}.txt`, signal);

/**
 * Adds a link to a required file, so that guard.js can name one that fails.
 * @param {string} file
 */
function linkTo(file) {
  const { href } = new URL(`../${file}`, import.meta.url);
  if (isSite()) document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }));
}

/** Fetches messages in the languages of the first picture. @param {typeof FIRST | typeof REST} part @returns {Promise<Messages>} */
function fetchOwnMessages(part) {
  return Promise.all(firstLanguages().map(async (language) => {
    linkTo(`texts/${language}${part}.txt`);
    return [language, await fetchMessages(language, part)];
  }));
}

/**
 * Fetches the other languages, so that changing the language needs no waiting.
 * @param {import('../app.js').MainModule} module
 * @param {AbortSignal} signal gives it up
 */
export async function learnOtherLanguages(module, signal) {
  if (savesData()) return;
  const known = firstLanguages();
  for (const language of languages().filter((each) => !known.includes(each))) {
    for (const part of /** @type {const} */ ([FIRST, REST])) {
      // It is asked for again where it is needed.
      const messages = await fetchMessages(language, part, signal).catch(() => undefined);
      if (messages && !signal.aborted) module.learn(language, messages);
    }
  }
}


/** Whether a Content-Security-Policy forbids all programs, which is not a fault of this one. */
function isForbidden() {
  try {
    return !new WebAssembly.Module(EMPTY);
  } catch {
    return true;
  }
}

/**
 * Whether the first part of the program is enough for the first picture: in a page of its own, if the address asks for
 * nothing that script/pages/parts/profile.mjs has not seen. A page that is one file has both parts at hand.
 */
function comesInParts() {
  const parameters = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
  return isSite() && window.parent === window && [...parameters.keys()].every((name) => name === 'lang' || name === 'theme');
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {() => boolean} openContext is called once all is on its way, as it takes long: whether the canvas has a context, or
 *   will be given one; the first picture takes all of the program otherwise
 * @returns {Promise<{ program: import('./program.js').Program, drawable: boolean }>} the parts that the first picture needs,
 *   and what `openContext` said
 * @throws {Missing | Broken}
 */
export async function load(canvas, openContext) {
  if (typeof WebAssembly !== 'object') throw new Missing('WebAssembly', 'wasm');
  const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById('progress'));
  const first = compile('app.wasm', (share) => {
    if (bar) bar.value = share;
  });
  const fetchRest = async () => {
    for (const file of ['app-rest.wasm', LISTINGS]) linkTo(file);
    const [code, listings, messages] = await Promise.all([compile('app-rest.wasm'), fetchBytes(LISTINGS), fetchOwnMessages(REST)]);
    return { code, listings, messages };
  };
  const speaking = fetchOwnMessages(FIRST);
  const drawable = openContext();
  const rest = drawable && comesInParts() ? undefined : fetchRest();
  // They are awaited below; until then a failure is not to be reported as unhandled.
  for (const awaited of [first, rest, speaking]) awaited?.catch(() => undefined);
  return { program: makeProgram(canvas, loadApp, await first, await speaking, await rest, fetchRest), drawable };
}

/**
 * Compiles while the bytes come in, where the server says that they are WebAssembly.
 * @param {string} file
 * @param {(share: number) => void} [onShare]
 */
async function compile(file, onShare) {
  const { response, check } = await openFile(file, { onShare });
  const streams = response.headers.get('content-type') === 'application/wasm';
  const compiling = streams ? WebAssembly.compileStreaming(response) : response.arrayBuffer().then(WebAssembly.compile);
  const compiled = await compiling.catch((error) => {
    if (isForbidden()) throw new Missing('WebAssembly', 'policy');
    throw new Broken(file, 'damaged', error.message);
  });
  check();
  return compiled;
}
