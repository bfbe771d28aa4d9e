// Fills the pages of web/ with the languages' texts and the files that they load:
// pages.mjs <folder to write to> <folder of the program's files> [folder of languages]
// Prints the name that the folder of files has in the site.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Handlebars from 'handlebars';
import { ownFont } from './characters.mjs';
import { importsOf, stampFiles } from './files.mjs';
import { readLanguages } from './languages.mjs';

const [folder, program, source] = process.argv.slice(2);
const languages = readLanguages(source);

/** @param {string} name */
const template = (name) =>
  Handlebars.compile(readFileSync(new URL(`../web/${name}.hbs`, import.meta.url), 'utf8'), { strict: true });

/** What stands in a page as data: inside a script element only `<` could end the text. @param {object} value */
const data = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

const words = Object.fromEntries(
  languages.map((language) => {
    const { tag, locale, page } = language;
    const { description, noScript, ...said } = page;
    return [tag, { locale, lineOfFont: ownFont(language)?.line, ...said }];
  }),
);
/** What the searches are called, by their ids. @param {Record<string, string>} messages of a language */
const searches = (messages) => Object.fromEntries(Object.entries(messages).filter(([name]) => /^title[A-Z]/.test(name))
  .map(([name, title]) => [name.slice('title'.length).replace(/[A-Z]/g, (letter, at) => (at > 0 ? '-' : '') + letter.toLowerCase()), title]));
// Each is fetched by those who open the dialog.
for (const dialog of /** @type {const} */ (['share', 'figures'])) {
  writeFileSync(path.join(program, `${dialog}.json`), data(Object.fromEntries(languages.map((language) =>
    [language.tag, { ...language[dialog], ...searches(language.messages) }]))));
}
const { version, stamps } = stampFiles(program);
const app = `app-${version}`;
// What the program is fetched with, and what opens it meanwhile; these are asked for in this order.
const first = [...importsOf(program, 'main.js'), 'app.js'];
const second = ['opening.js', ...importsOf(program, 'opening.js')].filter((name) => !first.includes(name));
// Scripts and sheets that are fetched later are not looked over, so the page need not know what they weigh.
const linked = ['guard.js', 'style.css', 'main.js', ...first, ...second];
const checked = Object.fromEntries(Object.entries(stamps).filter(([name]) => linked.includes(name) || !/\.(js|css|json)$/.test(name)));
writeFileSync(path.join(folder, 'index.html'), template('index')({
  languages, language: languages[0], app, first, second, words: data(words), files: data(checked),
}));

const explanation = template('counting');
for (const language of languages) {
  writeFileSync(path.join(folder, `counting.${language.tag}.html`), explanation(language));
}
console.log(app);
