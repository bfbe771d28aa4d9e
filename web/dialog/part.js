// Opens a part of the page whose files are fetched on demand. If a file is missing or damaged, a message names it and offers to
// try again.
import { Checksum } from '../files/checksum.js';
import { Broken } from '../files/fetch.js';
import { sayLine, takeLine, words } from '../notices/words.js';

/** @typedef {import('../page/handle.js').Announcer} Announcer */
/** @typedef {Record<string, Record<string, string>>} Texts by language */

/** Checksums of all files of the page’s folder; made by the build. */
const STAMPS = 'stamps.json';

/** The module of the searches. */
export const SEARCHES = ['queens.js', 'queens.wasm'];

const HOME = new URL('..', import.meta.url);
/** Files to check here; compiled files are checked when they are fetched. */
const LOOKED_AT = /\.(js|json|css)$/;
/** The first words of the engines' errors about a module that could not be fetched. */
const NOT_FETCHED = /\b(fetch|load|import)\w*\b.*\bmodule\b/i;

/** By part. @type {Map<string, Promise<Texts>>} */
const texts = new Map();

/** @type {Promise<Record<string, import('../files/checksum.js').Stamp>> | undefined} */
let stamps;

/** By file name; undefined if they are not available. */
function stampsOf() {
  stamps ??= fetch(new URL(STAMPS, HOME)).then((response) => response.json()).catch(() => {
    stamps = undefined;
    return {};
  });
  return stamps;
}

/**
 * A file of the page's folder, as it was built.
 * @param {string} name
 * @returns {Promise<Uint8Array>}
 * @throws {Broken}
 */
async function fetchFile(name) {
  const fail = (/** @type {Error} */ { message }) => {
    throw new Broken(name, 'notLoaded', message);
  };
  const response = await fetch(new URL(name, HOME)).catch(fail);
  if (!response.ok) throw new Broken(name, 'notLoaded', String(response.status));
  const bytes = new Uint8Array(await response.arrayBuffer().catch(fail));
  const stamp = (await stampsOf())[name];
  if (stamp && !new Checksum().add(bytes).is(stamp)) throw new Broken(name, 'damaged', 'it is not as it was built');
  return bytes;
}

/** @param {string} name of a file in the page's folder @returns {Promise<string>} its text @throws {Broken} */
export const fetchText = async (name) => new TextDecoder().decode(await fetchFile(name));

/**
 * Names the file in the error of a module that cannot be loaded.
 * @template Module
 * @param {string} file its name in the page's folder
 * @param {Promise<Module>} loading
 * @returns {Promise<Module>}
 * @throws {Broken}
 */
export const named = (file, loading) => loading.catch((error) => {
  throw error instanceof Broken ? error : new Broken(file, 'notLoaded', error.message);
});

/** The texts of a part. @param {string} part the folder with its `texts.json` @throws {Broken} */
export function textsOf(part) {
  const asked = texts.get(part) ?? fetchText(`${part}/texts.json`).then(JSON.parse).catch((error) => {
    // Asked for again it may arrive.
    texts.delete(part);
    throw error;
  });
  texts.set(part, asked);
  return asked;
}

/**
 * The first of some files that is missing or damaged.
 * @param {string[]} names modules that they import are checked too
 * @returns {Promise<Broken | undefined>}
 */
async function findAmong(names) {
  const looked = new Set(names);
  try {
    for (const name of looked) {
      const text = await fetchText(name);
      if (!name.endsWith('.js')) continue;
      for (const [, imported] of text.matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g)) {
        looked.add(new URL(imported, new URL(name, HOME)).href.replace(HOME.href, ''));
      }
    }
  } catch (error) {
    if (error instanceof Broken) return error;
    throw error;
  }
  return undefined;
}

/**
 * The file of the site that has caused an error, if any.
 * @param {unknown} error
 * @param {string[]} names of files to check; folders end in a slash
 * @returns {Promise<Broken & { isSeen?: boolean } | undefined>} `isSeen`: a check of the file has confirmed it; otherwise only
 *   the error says so
 */
export async function findFault(error, names) {
  const all = Object.keys(await stampsOf()).filter((each) => LOOKED_AT.test(each));
  const files = names.flatMap((name) => (name.endsWith('/') ? all.filter((each) => each.startsWith(name)) : [name]));
  const found = error instanceof Broken ? error : await findAmong(files);
  if (found) return Object.assign(found, { isSeen: true });
  return error instanceof Error && NOT_FETCHED.test(error.message) ? new Broken(files[0] ?? names[0], 'notLoaded', error.message) : undefined;
}

/** The message about a broken file. @param {Broken} fault */
export const sentenceOf = ({ file, how }) => words()[how].replace('{file}', () => file);

/** Whether a file is a module of the page. A browser that has failed to load it tries again only after a reload of the page. @param {string} file */
export const needsReload = (file) => file === SEARCHES[0];

/**
 * The reason that a command of the student failed.
 * @param {unknown} error
 * @param {string[]} names files that it needed, as in `findFault`
 * @param {(reason: string) => string} say makes a sentence of an error without a faulty file
 * @param {() => void} again
 * @returns {Promise<(string | Node)[]>} a sentence; and a button that tries again, if a file is to blame
 */
export async function failureOf(error, names, say, again) {
  const fault = await findFault(error, names);
  if (!fault) return [say(error instanceof Error ? error.message : String(error))];
  return [`${sentenceOf(fault)} `, makeRetry(fault.file, fault.isSeen && !needsReload(fault.file) ? again : () => location.reload())];
}

/**
 * @param {string} part the folder of its files
 * @param {Announcer} announcer receives a failure
 * @param {() => Promise<unknown>} open may be called again
 * @param {boolean} [again] whether this is another attempt of the student
 * @returns {Promise<void>} resolved once it is open or a message gives the reason
 */
export async function openPart(part, announcer, open, again = false) {
  try {
    await open();
    takeLine('part');
  } catch (error) {
    // The part has said it.
    if (/** @type {any} */ (error)?.told) return;
    const fault = await findFault(error, [`${part}/`]);
    // A module that has failed once some browsers read again only with the page.
    if (again && !fault?.isSeen) {
      location.reload();
      return;
    }
    const reason = error instanceof Error ? error.message : String(error);
    takeLine('part');
    const line = sayLine('part', fault ? sentenceOf(fault) : words().partFailed.replace('{reason}', () => reason.slice(0, 300)));
    announcer.tell('problem', { message: fault?.message ?? reason, ...(fault && { file: fault.file }) });
    if (line && fault) line.insertBefore(makeRetry(fault.file, () => openPart(part, announcer, open, true)), line.lastChild);
  }
}

/**
 * A button that tries again.
 * @param {string} file is fetched again first, without the browser's caches
 * @param {() => void} again
 */
export function makeRetry(file, again) {
  const button = Object.assign(document.createElement('button'), { textContent: words().retry });
  button.addEventListener('click', async () => {
    await fetch(new URL(file, HOME), { cache: 'reload' }).then((response) => response.arrayBuffer()).catch(() => undefined);
    again();
  }, { once: true });
  return button;
}
