// The languages of the project, read from src/text/languages/: a file each, named by its tag.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Language
 * @property {string} tag BCP 47 primary language, such as `zh`; the file's name
 * @property {string} name in the language itself
 * @property {string} locale BCP 47, for what a browser is told of the text, such as `zh-Hans`
 * @property {string} plural which wording goes with n things, as an expression in n: `n == 1 ? one : other`
 * @property {string} [font] a file of an npm package, for characters that the fonts of all languages lack; Inter if
 *   not given
 * @property {Record<string, string>} page what the page says before the program is there
 * @property {Record<string, string>} share what the page says where it is shared
 * @property {Record<string, string>} figures what the page says where it counts
 * @property {Record<string, string>} counting the texts of counting.hbs, as HTML
 * @property {Record<string, string>} messages what the program says, by the names that the C++ has for them; their order
 *   is the first language's
 */

// The first is what is spoken to readers whose language is not there, and the others are compared with it.
const FIRST = 'en';
const PLURAL = /^(?:[n\d\s%&|<>=!?:()]|\b(?:zero|one|two|few|many|other)\b)+$/;

/**
 * @param {string} [folder] of another set of languages
 * @returns {Language[]} English first, the others by their tags
 * @throws {Error} which file lacks what, or has what nothing shows
 */
export function readLanguages(folder = fileURLToPath(new URL('../../src/text/languages', import.meta.url))) {
  const tags = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
  const rest = tags.filter((tag) => tag !== FIRST).sort();
  /** @type {Language[]} */
  const languages = [FIRST, ...rest].map((tag) => ({
    ...JSON.parse(readFileSync(path.join(folder, `${tag}.json`), 'utf8')),
    tag,
  }));
  for (const language of languages) check(language, languages[0]);
  return languages;
}

/** @param {Language} language @param {Language} model */
function check(language, model) {
  const paths = new Set(pathsOf(language));
  const wanted = new Set(pathsOf(model));
  const problems = [
    ...[...wanted].filter((path) => !paths.has(path)).map((path) => `lacks ${path}`),
    ...[...paths].filter((path) => !wanted.has(path) && path !== 'font').map((path) => `has ${path}, which nothing shows`),
    ...(PLURAL.test(language.plural) ? [] : [`has a plural that is no expression in n: ${language.plural}`]),
  ];
  if (problems.length > 0) throw new Error(`${language.tag}.json ${problems.join(', ')}`);
}

/**
 * The paths of all texts, such as `messages.play`.
 * @param {object} texts
 * @returns {string[]}
 */
function pathsOf(texts) {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'object' ? pathsOf(value).map((path) => `${name}.${path}`) : value === '' ? [] : [name],
  );
}
