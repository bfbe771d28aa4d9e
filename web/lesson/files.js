// Files of lessons, which are fetched when a lesson begins. Errors name a file that is missing or cut.

/** A file of the site that could not be loaded. */
export class MissingFile extends Error {
  name = 'MissingFile';

  /** @param {string} file its path in the site */
  constructor(file) {
    super(`${file} could not be loaded`);
    this.file = file;
  }
}

/** @template Result @param {string} file @param {Promise<Result>} loading @returns {Promise<Result>} @throws {MissingFile} */
export const named = (file, loading) => loading.catch(() => {
  throw new MissingFile(file);
});

/** @param {string} name of a file beside this one @returns {Promise<Response>} */
async function fetchBeside(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(String(response.status));
  return response;
}

/** @param {string} name of a file beside this one @returns {Promise<any>} @throws {MissingFile} */
export const fetchJson = (name) => named(`lesson/${name}`, fetchBeside(name).then((response) => response.json()));

/** @type {Set<string>} */
const sheets = new Set();

/** @param {string} name of a style sheet beside this one @returns {Promise<void>} resolved once it applies @throws {MissingFile} also if its end is missing */
export const addSheet = (name) => named(`lesson/${name}`, (async () => {
  if (sheets.has(name)) return;
  const text = await (await fetchBeside(name)).text();
  if (!/--whole:\s*1;?\s*}\s*$/.test(text)) throw new Error('cut');
  const sheet = await new CSSStyleSheet().replace(text);
  if (sheets.has(name)) return;
  sheets.add(name);
  document.adoptedStyleSheets.push(sheet);
})());
