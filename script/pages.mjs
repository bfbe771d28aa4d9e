// Fills the pages of web/ with the languages' texts: pages.mjs <folder to write to> [folder of languages]
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Handlebars from 'handlebars';
import { ownFont } from './characters.mjs';
import { readLanguages } from './languages.mjs';

const [folder, source] = process.argv.slice(2);
const languages = readLanguages(source);

/** @param {string} name */
const template = (name) =>
  Handlebars.compile(readFileSync(new URL(`../web/${name}.hbs`, import.meta.url), 'utf8'), { strict: true });

const words = Object.fromEntries(
  languages.map((language) => {
    const { tag, locale, page } = language;
    const { description, noScript, ...said } = page;
    return [tag, { locale, lineOfFont: ownFont(language)?.line, ...said }];
  }),
);
// Inside a script element only `<` could end the text.
const data = JSON.stringify(words).replaceAll('<', '\\u003c');
writeFileSync(path.join(folder, 'index.html'), template('index')({ languages, first: languages[0], words: data }));

const explanation = template('counting');
for (const language of languages) {
  writeFileSync(path.join(folder, `counting.${language.tag}.html`), explanation(language));
}
