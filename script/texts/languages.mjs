// The languages of the project: one file each in src/text/languages/, named by its tag. The messages of a single search
// are in its folder in src/core/searches/. The English sentences of verdicts are in web/, because the command line shows them
// too.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CAUSES } from '../../web/recognize/causes.js';
import { HINTS } from '../../web/recognize/counts.js';
import { DETAILS } from '../../web/trace/findings.js';

/**
 * @typedef {object} Language
 * @property {string} tag BCP 47 primary language, such as `zh`; the file's name
 * @property {string} name in the language itself
 * @property {string} locale BCP 47, the language of the text for browsers, such as `zh-Hans`
 * @property {string} plural the plural form of n things, as an expression in n: `n == 1 ? one : other`
 * @property {string} [font] a file of an npm package with the characters that the common fonts lack; Inter by default
 * @property {Record<string, string>} page texts of the page before the program has loaded
 * @property {Record<string, string>} share texts of the dialog for sharing
 * @property {Record<string, string>} figures texts of the charts
 * @property {Record<string, string>} lesson texts around a lesson
 * @property {Record<string, string>} program texts of the dialog for the student's program
 * @property {Record<string, string>} trace messages about a trace that cannot be shown
 * @property {Record<string, string>} counting the texts of counting.hbs, as HTML
 * @property {Record<string, string>} comments the comments of the listings, by the comment in the sources
 * @property {Record<string, string>} messages the program's messages by their C++ names, in the order of the first
 * language. The messages of the searches follow, named by kind and search: `titleBoardScan`. Those of faults and
 * versions also name the modification: `undoneFlagsNotUndoneFlagArrays`
 */

/** The source folder of the program. */
const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

/** The folder of the searches in the sources; `list.txt` lists them in order. */
const SEARCHES = 'core/searches';

/** @param {string} source @returns {string[]} the public names of the searches, in order */
export const searchesIn = (source = SOURCE) => readFileSync(path.join(source, SEARCHES, 'list.txt'), 'utf8').trim().split('\n');

/** @param {string} name such as `flag-arrays` @returns {string} its C++ name: `flagArrays` */
export const inCpp = (name) => name.replaceAll(/-./g, ([, letter]) => letter.toUpperCase());

/**
 * @param {string} search
 * @param {string} kind of sentence
 * @param {string} [bug] the modification that the sentence is about
 * @returns {string} the name of the message: `titleBoardScan`
 */
export const messageOf = (search, kind, bug) => inCpp([kind, ...(bug ? [bug] : []), search].join('-'));

/**
 * @param {string} search
 * @param {string} [source]
 * @returns {string[]} its modifications that have sentences: faults, followed by other versions
 */
export const bugsOf = (search, source = SOURCE) => {
  const { bugs = {}, ways = {} } = JSON.parse(readFileSync(path.join(source, SEARCHES, search, `sentences.${FIRST}.json`), 'utf8'));
  return [...Object.keys(bugs), ...Object.keys(ways)];
};

// The default for all other languages, and the model that the other files are compared with.
const FIRST = 'en';
/** @param {string} prefix @param {Record<string, string>} texts */
const prefixed = (prefix, texts) => Object.fromEntries(Object.entries(texts).map(([name, text]) => [prefix + name, text]));
/** English texts of `program` that are not in the file. @type {Record<string, string>} */
const VERDICTS = { ...DETAILS, ...prefixed('hint-', HINTS), ...prefixed('cause-', CAUSES) };
const PLURAL = /^(?:[n\d\s%&|<>=!?:()]|\b(?:zero|one|two|few|many|other)\b)+$/;

/**
 * @param {string} [source] other sources of the program
 * @returns {Language[]} English first, the others by tag
 * @throws {Error} naming each file with missing or unknown texts
 */
export function readLanguages(source = SOURCE) {
  const tags = readdirSync(path.join(source, 'text/languages')).map((file) => file.replace(/\.json$/, ''));
  const rest = tags.filter((tag) => tag !== FIRST).sort();
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(source, file), 'utf8'));
  const searches = searchesIn(source);
  const said = Object.fromEntries([FIRST, ...rest].map((tag) => [tag, searches.map((search) => read(`${SEARCHES}/${search}/sentences.${tag}.json`))]));
  /** @type {Language[]} */
  const languages = [FIRST, ...rest].map((tag) => ({ ...read(`text/languages/${tag}.json`), tag }));
  languages[0].program = { ...VERDICTS, ...languages[0].program };
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
 * @param {object} texts its contents
 * @param {object} model the same file in the first language
 * @param {string[]} [further] other problems of the file
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
