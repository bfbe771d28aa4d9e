// Writes the guide: one page for each subject in each language.
// guide.mjs <folder to write to> <folder of the site's pages> <folder of the program's files> <folder of the module>
// <its types>
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Handlebars from 'handlebars';
import { parse } from 'node-html-parser';
import { descriptionsIn, descriptionsOf } from './guide/descriptions.mjs';
import { render } from './guide/markdown.mjs';
import { readNames, renderNames } from './guide/names.mjs';
import { readDeclarations, readMembers, renderDeclarations, renderMembers } from './guide/reference.mjs';
import { sectionsOf } from './guide/sections.mjs';
import { sizesOf } from './guide/sizes.mjs';
import { eventTable, methodTable, parameterTable } from './guide/tables.mjs';
import { readLanguages } from '../texts/languages.mjs';

const [folder, pages, program, bindings, types] = process.argv.slice(2);
const web = new URL('../../web/', import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, web), 'utf8');

/** Placeholder for the address of the site, which the page itself replaces. */
const HOST = 'https://your.host/queenscope/';
/** In reading order. */
const SUBJECTS = ['index', 'how', 'parameters', 'messages', 'lesson', 'own-lessons', 'names', 'programs', 'module', 'hosting', 'privacy', 'terms'];
/**
 * Pages about the articles that the program is based on, listed below the subjects; the table of their excerpts comes
 * first.
 */
const COURSES = ['sources', 'ladder', 'costs'];
/** Lessons about these articles, in the examples: `article-scan.html`. */
const LESSONS = ['scan', 'count', 'rows', 'sets'];
/** Tools for making courses, listed last. */
const PROGRAMS = ['react', 'vue', 'docusaurus', 'generators', 'moodle', 'canvas'];

const sizes = sizesOf(pages, program, bindings, path.dirname(types));
/** The words that the guide and the lessons explain. @type {{ id: string, word: Record<string, string>, means: Record<string, string>, show?: object }[]} */
const terms = JSON.parse(read('lesson/glossary.json'));
const headers = JSON.parse(read('guide/headers.json'));
const members = readMembers(types);
const declarations = readDeclarations(path.join(path.dirname(types), 'embed.d.ts'));
const names = await readNames(bindings);
const layout = Handlebars.compile(read('guide/layout.hbs'), { strict: true });

/** The anchors of each page's headings. @type {Record<string, string[]>} */
const anchors = {};
const languages = readLanguages();
for (const language of languages) {
  const { tag } = language;
  // A language without a guide shows the guide of the first language.
  const ui = existsSync(new URL(`guide/${tag}`, web)) ? language : languages[0];
  const { tag: source, locale } = ui;
  const words = { language: source, ...JSON.parse(read(`guide/${source}/words.json`)) };
  const described = descriptionsOf(source);
  const lessons = Object.fromEntries(LESSONS.map((name) => {
    const [page] = [`article-${name}.${source}.html`, `article-${name}.html`].filter((each) => existsSync(new URL(`examples/${each}`, web)));
    const root = parse(read(`examples/${page}`));
    // A lesson plan is a list; each item begins with its minutes.
    const minutes = root.querySelectorAll('ol strong').map(({ text }) => Number(/^(\d+) (min\.|分钟)/.exec(text)?.[1] ?? 0));
    return [name, { page, heading: root.querySelector('h1')?.text, minutes: minutes.reduce((sum, each) => sum + each, 0) }];
  }));
  const titles = Object.fromEntries(names.map(({ id }) => [id, ui.messages[`title${id.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`]]));
  const values = {
    host: HOST,
    words,
    // The guide uses the page's names of buttons and panels, such as {{ui.share.save}}.
    ui,
    // As the card says it, such as "Stop 5 of 16".
    stopOf: ui.lesson.place.replace('{stop}', '5').replace('{stops}', String(JSON.parse(read('lesson/queens.json')).stops.length)),
    names: renderNames(names, titles, words),
    lessons,
    sizes,
    headers,
    parameters: parameterTable(described.parameters, words),
    methods: methodTable(described.methods, words),
    events: eventTable(described.events, words),
    terms: terms.map(({ id, word, means, show }) => ({
      id,
      word: word[source],
      means: means[source],
      others: languages.filter(({ tag }) => tag in word && tag !== source).map((other) => `<span lang="${other.locale}">${word[other.tag]}</span>`).join(', '),
      query: show && new URLSearchParams(Object.entries(show).map(([name, value]) => [name, String(value)])).toString().replaceAll('%2C', ','),
    })),
    types: renderDeclarations(declarations),
    members: renderMembers(members, descriptionsIn(read(`guide/${source}/members.md`)).members, words),
  };
  const rendered = [...SUBJECTS, ...COURSES, ...PROGRAMS].map((subject) => {
    const text = Handlebars.compile(read(`guide/${source}/${subject}.md`), { strict: true, noEscape: true })(values);
    const page = { subject, ...render(text, words, anchors[subject]) };
    anchors[subject] ??= page.anchors;
    return page;
  });
  mkdirSync(path.join(folder, tag), { recursive: true });
  writeFileSync(path.join(folder, tag, 'search.json'), JSON.stringify(rendered.flatMap(sectionsOf)));
  for (const { subject, html } of rendered) {
    const linked = (/** @type {string[]} */ subjects) =>
      rendered.filter((each) => subjects.includes(each.subject)).map((each) => ({ ...each, current: each.subject === subject }));
    writeFileSync(path.join(folder, tag, `${subject}.html`), layout({
      locale,
      host: HOST,
      words,
      // Browsers that translate the page leave names and code unchanged.
      html: html.replaceAll(/<(code|pre|textarea)(?=[ >])/g, '<$1 translate="no"'),
      heading: rendered.find((each) => each.subject === subject)?.heading,
      subjects: linked(SUBJECTS),
      courses: linked(COURSES),
      lessons: Object.values(lessons),
      programs: linked(PROGRAMS),
      languages: languages.filter((each) => each.tag !== tag).map((each) => ({ ...each, subject })),
    }));
  }
}
writeFileSync(path.join(folder, 'index.html'), Handlebars.compile(read('guide/languages.hbs'), { strict: true })({ languages }));
