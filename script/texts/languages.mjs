// The languages of the project: a file each in src/text/languages/, named by its tag, and beside each search what is said of
// it alone, in its folder in src/core/searches/.
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
 * @property {Record<string, string>} lesson what the page says around a lesson
 * @property {Record<string, string>} program what the page says where a reader's program is written
 * @property {Record<string, string>} counting the texts of counting.hbs, as HTML
 * @property {Record<string, string>} messages what the program says, by the names that the C++ has for them; their order
 *   is the first language's. Last those of the searches, by kind and search: `titleBoardScan`; and of what is wrong in one
 *   on purpose, or written in another way: `undoneFlagsNotUndoneFlagArrays`
 */

/** The sources of the program. */
const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

/** Where the searches lie in the sources; `list.txt` names their folders in their order. */
const SEARCHES = 'core/searches';

/** @param {string} source @returns {string[]} the public names of the searches, in their order */
export const searchesIn = (source = SOURCE) => readFileSync(path.join(source, SEARCHES, 'list.txt'), 'utf8').trim().split('\n');

/** @param {string} name such as `flag-arrays` @returns {string} what C++ calls it: `flagArrays` */
export const inCpp = (name) => name.replaceAll(/-./g, ([, letter]) => letter.toUpperCase());

/**
 * @param {string} search
 * @param {string} kind of sentence
 * @param {string} [bug] of what is said of the program that is wrong in that
 * @returns {string} the name of the message: `titleBoardScan`
 */
export const messageOf = (search, kind, bug) => inCpp([kind, ...(bug ? [bug] : []), search].join('-'));

/**
 * @param {string} search
 * @param {string} [source]
 * @returns {string[]} what it can be wrong in on purpose, and then in which ways it is written, by its sentences
 */
export const bugsOf = (search, source = SOURCE) => {
  const { bugs = {}, ways = {} } = JSON.parse(readFileSync(path.join(source, SEARCHES, search, `sentences.${FIRST}.json`), 'utf8'));
  return [...Object.keys(bugs), ...Object.keys(ways)];
};

// The first is what is spoken to readers whose language is not there, and the others are compared with it.
const FIRST = 'en';
const PLURAL = /^(?:[n\d\s%&|<>=!?:()]|\b(?:zero|one|two|few|many|other)\b)+$/;

/**
 * @param {string} [source] other sources of the program
 * @returns {Language[]} English first, the others by their tags
 * @throws {Error} which file lacks what, or has what nothing shows
 */
export function readLanguages(source = SOURCE) {
  const tags = readdirSync(path.join(source, 'text/languages')).map((file) => file.replace(/\.json$/, ''));
  const rest = tags.filter((tag) => tag !== FIRST).sort();
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(source, file), 'utf8'));
  const searches = searchesIn(source);
  const said = Object.fromEntries([FIRST, ...rest].map((tag) => [tag, searches.map((search) => read(`${SEARCHES}/${search}/sentences.${tag}.json`))]));
  /** @type {Language[]} */
  const languages = [FIRST, ...rest].map((tag) => ({ ...read(`text/languages/${tag}.json`), tag }));
  for (const language of languages) {
    const plural = PLURAL.test(language.plural) ? [] : [`has a plural that is no expression in n: ${language.plural}`];
    check(`${language.tag}.json`, language, languages[0], plural);
  }
  for (const language of languages) {
    searches.forEach((search, i) => {
      const sentences = said[language.tag][i];
      check(`${search}/sentences.${language.tag}.json`, sentences, said[FIRST][i]);
      const { bugs = {}, ways = {}, ...its } = sentences;
      for (const [bug, wrong] of [[undefined, its], ...Object.entries(bugs), ...Object.entries(ways)]) {
        for (const [kind, sentence] of Object.entries(wrong)) language.messages[messageOf(search, kind, bug)] = sentence;
      }
    });
  }
  return languages;
}

/**
 * @param {string} file
 * @param {object} texts what is in it
 * @param {object} model the same in the first language
 * @param {string[]} [further] what else is wrong with it
 */
function check(file, texts, model, further = []) {
  const paths = new Set(pathsOf(texts));
  const wanted = new Set(pathsOf(model));
  const problems = [
    ...[...wanted].filter((path) => !paths.has(path)).map((path) => `lacks ${path}`),
    ...[...paths].filter((path) => !wanted.has(path) && path !== 'font' && path !== 'tag').map((path) => `has ${path}, which nothing shows`),
    ...further,
  ];
  if (problems.length > 0) throw new Error(`${file} ${problems.join(', ')}`);
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
