// Fills the pages of web/ with the languages' texts and the files that they load:
// pages.mjs <folder to write to> <folder of the program's files> [sources of the program]
// Prints the name that the folder of files has in the site.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Handlebars from 'handlebars';
import { ownFont } from '../texts/characters.mjs';
import { data } from './data.mjs';
import { stampFiles } from './files.mjs';
import { readLanguages } from '../texts/languages.mjs';

const [folder, program, source] = process.argv.slice(2);
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
/** What the searches are called, by their ids. @param {Record<string, string>} messages of a language */
const searches = (messages) => Object.fromEntries(Object.entries(messages).filter(([name]) => /^title[A-Z]/.test(name))
  .map(([name, title]) => [name.slice('title'.length).replace(/[A-Z]/g, (letter, at) => (at > 0 ? '-' : '') + letter.toLowerCase()), title]));
// Each is fetched by those who open the dialog, or begin a lesson.
for (const dialog of /** @type {const} */ (['share', 'figures', 'lesson', 'program'])) {
  mkdirSync(path.join(program, dialog), { recursive: true });
  writeFileSync(path.join(program, dialog, 'texts.json'), data(Object.fromEntries(languages.map((language) =>
    [language.tag, { ...language[dialog], ...searches(language.messages) }]))));
}
// What the program says it says in one language at a time; a line for each message, in the order of C++.
mkdirSync(path.join(program, 'texts'), { recursive: true });
for (const { tag, messages } of languages) writeFileSync(path.join(program, `texts/${tag}.txt`), `${Object.values(messages).join('\n')}\n`);
const { version, stamps } = stampFiles(program);
const app = `app-${version}`;
// Scripts and sheets that are fetched later are not looked over, so the page need not know what they weigh.
const linked = ['start/guard.js', 'start/style.css', 'start/main.js'];
const checked = Object.fromEntries(Object.entries(stamps).filter(([name]) => linked.includes(name) || !(/\.(js|css|json)$/.test(name) || name.startsWith('program/'))));
// Who shows a card for a link wants the whole address of its picture; a site that has none yet names it from where it lies.
const { QUEENSCOPE_HOMEPAGE: homepage } = process.env;
const picture = homepage ? new URL('images/queenscope.png', homepage.replace(/\/?$/, '/')).href : 'images/queenscope.png';
writeFileSync(path.join(folder, 'index.html'), template('site/index')({
  languages, language: languages[0], app, picture, words: data(words), files: data(checked),
}));

const explanation = template('count/counting');
for (const language of languages) {
  writeFileSync(path.join(folder, `counting.${language.tag}.html`), explanation(language));
}

console.log(app);
