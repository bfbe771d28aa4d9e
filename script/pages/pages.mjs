// Fills the pages of web/ with the languages' texts and the files that they load. Prints the name of the program's
// folder in the site.
// pages.mjs <folder to write to> <folder of the program's files> <hash of the sandbox's script>
//    <names of the messages of the first picture, as JSON> [sources of the program]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Handlebars from 'handlebars';
import { ownFont } from '../texts/characters.mjs';
import { data } from './data.mjs';
import { stampFiles } from './files.mjs';
import { readLanguages } from '../texts/languages.mjs';

const [folder, program, sandbox, needed, source] = process.argv.slice(2);
const languages = readLanguages(source);

/** @param {string} name */
const template = (name) =>
  Handlebars.compile(readFileSync(new URL(`../../web/${name}.hbs`, import.meta.url), 'utf8'), { strict: true });

const words = Object.fromEntries(
  languages.map((language) => {
    const { tag, locale, page } = language;
    const { description, noScript, adviceForFile, ...said } = page;
    return [tag, { locale, lineOfFont: ownFont(language)?.line, ...said }];
  }),
);
/** The titles of the searches by their ids. @param {Record<string, string>} messages of a language */
const searches = (messages) => Object.fromEntries(Object.entries(messages).filter(([name]) => /^title[A-Z]/.test(name))
  .map(([name, title]) => [name.slice('title'.length).replace(/[A-Z]/g, (letter, at) => (at > 0 ? '-' : '') + letter.toLowerCase()), title]));
// Each is fetched on opening the dialog, or on beginning a lesson.
for (const dialog of /** @type {const} */ (['share', 'figures', 'lesson', 'program', 'trace'])) {
  mkdirSync(path.join(program, dialog), { recursive: true });
  writeFileSync(path.join(program, dialog, 'texts.json'), data(Object.fromEntries(languages.map((language) =>
    [language.tag, { ...language[dialog], ...searches(language.messages) }]))));
}
// The program's messages, two files for each language: those of the first picture, and the rest. Each has a line for each
// message, in the order of C++, empty if the message is in the other file.
const first = new Set(JSON.parse(readFileSync(needed, 'utf8')));
mkdirSync(path.join(program, 'texts'), { recursive: true });
for (const { tag, messages } of languages) {
  for (const [file, isFirst] of /** @type {const} */ ([[tag, true], [`${tag}-rest`, false]])) {
    const lines = Object.entries(messages).map(([name, text]) => `${first.has(name) === isFirst ? text : ''}\n`);
    writeFileSync(path.join(program, `texts/${file}.txt`), lines.join(''));
  }
}
const { version, stamps } = stampFiles(program);
const app = `app-${version}`;
// So that a page can tell which file is missing or damaged.
writeFileSync(path.join(program, 'stamps.json'), data(stamps));
// Scripts and style sheets that are fetched later are not verified, so the page does not need their lengths.
const linked = ['start/guard.js', 'start/style.css', 'start/main.js'];
const checked = Object.fromEntries(Object.entries(stamps).filter(([name]) => linked.includes(name) || !(/\.(js|css|json)$/.test(name) || name.startsWith('program/'))));
// Sites that show a card for a link need the picture's absolute address. Without a homepage it is relative.
const { QUEENSCOPE_HOMEPAGE: homepage } = process.env;
const picture = homepage ? new URL('images/queenscope.png', homepage.replace(/\/?$/, '/')).href : 'images/queenscope.png';
writeFileSync(path.join(folder, 'index.html'), template('site/index')({
  languages, language: languages[0], app, picture, words: data(words), files: data(checked), sandbox,
}));

const explanation = template('count/counting');
for (const language of languages) {
  writeFileSync(path.join(folder, `counting.${language.tag}.html`), explanation(language));
}

console.log(app);
