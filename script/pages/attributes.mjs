// Describes the element for tools that process HTML, JSX and templates: custom-elements.json in the format of that
// name, attributes.d.ts, and in embed.d.ts the properties that only reflect attributes. All come from the element's table.
// attributes.mjs <folder to write to>
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { ARGUMENTS, COMMANDS, EVENTS, PARAMETERS } from '../../web/contract/table.js';
import { OBSERVED } from '../../web/element/embed-members.js';
import { descriptionsOf, namesIn } from './guide/descriptions.mjs';

const MODULE = 'dist/embed.js';
/** These accept several names, separated by commas. */
const SEVERAL = ['panels', 'controls'];
/** Attributes that are not parameters of the page, with their types. */
const OTHERS = {
  title: ['string', 'name of the frame, for screen readers'],
  poster: ['string', 'address of a picture that is shown until the board has loaded'],
  loading: ["'lazy' | 'eager' | 'click'", 'lazy: the board loads when the reader scrolls near it; eager: at once; click: after a click on the picture'],
  site: ['string', 'address of the folder with index.html, if it is not the folder of embed.js'],
  lesson: ['string | number', 'number of a stop of the lesson, the name of another lesson such as broken or practice, or the address of your own lesson'],
  stop: ['string | number', 'the stop at which the lesson begins: its id, or its number from 1 on'],
  trace: ['string', 'address of the output of another program'],
};

const { parameters, methods, events } = descriptionsOf('en');
const textOf = (/** @type {string} */ html) => parse(html).textContent;

/** The rows of a table by the names in their first column. @param {import('./guide/descriptions.mjs').Rows} rows */
const meanings = (rows) => new Map(rows.flatMap((row) => namesIn(row[0]).map((name) => [name.replace(/\(.*/, ''), row])));

/**
 * A union of the listed values if all of them are names, otherwise a general type.
 * @param {string} name
 * @param {string} listed HTML
 */
function typeOf(name, listed) {
  if (name === 'variant') return 'Variant';
  const names = namesIn(listed);
  const isAll = textOf(listed).split(/[,;]\s*/).length === names.length && names.length > 1;
  return isAll && !SEVERAL.includes(name) ? names.map((each) => `'${each}'`).join(' | ') : 'string | number | boolean';
}

const rowOf = meanings(parameters);
const attributes = [
  // Attributes without a description are not published yet.
  ...Object.entries({ ...PARAMETERS, hand: null, quiz: null, tour: null, program: null }).filter(([name]) => rowOf.has(name)).map(([name, usual]) => {
    const row = /** @type {string[]} */ (rowOf.get(name));
    return { name, type: { text: typeOf(name, row[1]) }, ...(usual !== null && { default: `'${usual}'` }), description: textOf(row[2]) };
  }),
  ...Object.entries(OTHERS).map(([name, [text, description]]) => ({ name, type: { text }, description })),
];
const members = [...meanings(methods)].map(([name, row]) => ({
  kind: 'method',
  name,
  description: textOf(row[2]),
  parameters: COMMANDS[/** @type {keyof typeof COMMANDS} */ (name)].map((each) => ({ name: each, description: ARGUMENTS[each].accepted })),
}));
const told = [...meanings(events)].filter(([name]) => name in EVENTS)
  .map(([name, row]) => ({ name, type: { text: `NQueensEventMap['${name}']` }, description: textOf(row[2]) }));

const declaration = { name: 'NQueens', module: MODULE };
writeFileSync(path.join(process.argv[2], 'custom-elements.json'), `${JSON.stringify({
  schemaVersion: '1.0.0',
  modules: [{
    kind: 'javascript-module',
    path: MODULE,
    declarations: [{
      kind: 'class', name: 'NQueens', tagName: 'n-queens', customElement: true, superclass: { name: 'HTMLElement' },
      description: 'A board in a page: a search of the queens, watched step by step.',
      attributes, members, events: told,
    }],
    exports: [
      { kind: 'js', name: 'NQueens', declaration },
      { kind: 'custom-element-definition', name: 'n-queens', declaration },
    ],
  }],
}, null, 1)}\n`);
writeFileSync(path.join(process.argv[2], 'attributes.d.ts'), [
  '// The attributes of <n-queens>, for templates that are checked by their types.',
  "import type { Variant } from './queens.js';",
  '',
  '/** `null` and `undefined` take an attribute away. */',
  'export interface NQueensAttributes {',
  ...attributes.map(({ name, type, description }) => `  /** ${description} */\n  ${name}?: ${type.text} | null | undefined;`),
  '}',
  '',
].join('\n'));

const file = path.join(process.argv[2], 'embed.d.ts');
const types = readFileSync(file, 'utf8');
// HTMLElement has `lang` and `title`, and embed.d.ts describes those that are read as methods.
const others = OBSERVED.filter((name) => !['lang', 'title'].includes(name) && !types.includes(`  get ${name}(`));
const accessors = others.map((name) => `  get ${name}(): string | null;\n  set ${name}(value: Attribute);\n`);
writeFileSync(file, types.replace('  // The other attributes.\n', accessors.join('')));
