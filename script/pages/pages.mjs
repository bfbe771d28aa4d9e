// Fills the pages of web/ with the languages' texts and the files that they load:
// pages.mjs <folder to write to> <folder of the program's files> [sources of the program]
// Prints the name that the folder of files has in the site.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import Handlebars from 'handlebars';
import { Checksum } from '../../web/start/load.js';
import { ownFont } from '../texts/characters.mjs';
import { sourceOf } from './addresses.mjs';
import { data } from './data.mjs';
import { importsOf, stampFiles } from './files.mjs';
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
/** How they are called where a program of theirs finds less than all. @param {Record<string, string>} messages */
const programs = ({ programFirst, programCount }) => ({ 'program-first': programFirst, 'program-count': programCount });
// Each is fetched by those who open the dialog.
for (const dialog of /** @type {const} */ (['share', 'figures'])) {
  mkdirSync(path.join(program, dialog), { recursive: true });
  writeFileSync(path.join(program, dialog, 'texts.json'), data(Object.fromEntries(languages.map((language) =>
    [language.tag, { ...language[dialog], ...searches(language.messages), ...programs(language.messages) }]))));
}
// What the program says it says in one language at a time; a line for each message, in the order of C++.
mkdirSync(path.join(program, 'texts'), { recursive: true });
for (const { tag, messages } of languages) writeFileSync(path.join(program, `texts/${tag}.txt`), `${Object.values(messages).join('\n')}\n`);
const { version, stamps } = stampFiles(program);
const app = `app-${version}`;
// What the program is fetched with, and what opens it meanwhile; these are asked for in this order.
const first = [...importsOf(program, 'start/main.js'), 'start/load.js', 'start/program.js', 'app.js'];
const second = ['start/words.js', 'screen/device.js', 'screen/screen.js', 'screen/input.js'];
// Scripts and sheets that are fetched later are not looked over, so the page need not know what they weigh.
const linked = ['start/guard.js', 'start/style.css', 'start/main.js', ...first, ...second];
const checked = Object.fromEntries(Object.entries(stamps).filter(([name]) => linked.includes(name) || !/\.(js|css|json)$/.test(name)));
writeFileSync(path.join(folder, 'index.html'), template('site/index')({
  languages, language: languages[0], app, first, second, words: data(words), files: data(checked),
}));

const explanation = template('count/counting');
for (const language of languages) {
  writeFileSync(path.join(folder, `counting.${language.tag}.html`), explanation(language));
}

// What is kept for readers without a network, with the lengths and sums of all but pages, before the worker that keeps it.
const pages = readdirSync(folder).filter((name) => name.endsWith('.html') && name !== 'queens.html').sort();
const beside = ['icon.svg', 'manifest.webmanifest', 'examples/course.css'];
// It shares with the start how a file is looked at; nothing else of that comes along, and browsers want no module here.
const { outputFiles: [{ text: worker }] } = buildSync({
  entryPoints: [fileURLToPath(new URL('../../web/site/service-worker.js', import.meta.url))],
  bundle: true, external: ['../app.js'], write: false, format: 'esm', logLevel: 'warning',
});
if (/\bimport\b|^export\b/m.test(worker.replaceAll(/^ *\/\/.*/gm, ''))) throw new Error('the service worker imports something');
const content = createHash('sha256').update(worker);
for (const name of pages) content.update(readFileSync(path.join(folder, name)));
for (const name of beside) content.update(readFileSync(sourceOf(name)));
const kept = {
  version: `${app} ${content.digest('hex').slice(0, 12)}`,
  app,
  files: Object.fromEntries([
    ...pages.map((name) => [name === 'index.html' ? './' : name, null]),
    ...beside.map((name) => [name, new Checksum().add(readFileSync(sourceOf(name))).stamp()]),
    ...Object.entries(stamps).map(([name, stamp]) => [`${app}/${name}`, stamp]),
  ]),
};
writeFileSync(path.join(folder, 'service-worker.js'), `self.kept = ${JSON.stringify(kept)};\n${worker}`);
console.log(app);
