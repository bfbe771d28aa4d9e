// The module's types for publication. Embind repeats long types, and names arguments `_0`.
// types.mjs <queens.d.ts of the build> <file to write>
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import ts from 'typescript';

/** Types that get a name: their comment, and the declaration to take them from. */
const NAMED = /** @type {const} */ ([
  ['SearchEvent', 'An event of a search.', 'Search.event', 'result'],
  ['Kind', 'What an event can be.', 'Search.runTo', 'parameter'],
  ['Variant', 'The id of a search.', 'listing', 'parameter'],
]);
/** Memory functions, which src/bindings/checks.js does not check. */
const OF_MEMORY = { _malloc: ['size'], _free: ['address'] };

/**
 * Argument names by `name` or `Class.name`, as in the checks of calls.
 * @returns {Record<string, string[]>}
 */
function argumentNames() {
  const source = readFileSync(fileURLToPath(new URL('../../src/bindings/checks.js', import.meta.url)), 'utf8');
  const [block] = /** @type {import('acorn').BlockStatement[]} */ (parse(source, { ecmaVersion: 'latest' }).body);
  const tableOf = (/** @type {string} */ name) => {
    const declared = block.body.flatMap((each) => (each.type === 'VariableDeclaration' ? each.declarations : []));
    const init = declared.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
    if (!init) throw new Error(`checks.js has no ${name}`);
    return vm.runInNewContext(`(${source.slice(init.start, init.end)})`);
  };
  const methods = Object.entries(tableOf('METHODS')).flatMap(([owner, table]) =>
    Object.entries(table).map(([name, names]) => [`${owner}.${name}`, names]));
  const made = Object.entries(tableOf('CLASSES')).map(([name, names]) => [`new ${name}`, names]);
  return { ...OF_MEMORY, ...Object.fromEntries([...methods, ...made]), ...tableOf('FUNCTIONS') };
}

const [from, to] = process.argv.slice(2);
const text = readFileSync(from, 'utf8');
const names = argumentNames();

/** @type {{ start: number, end: number, name: string }[]} */
const called = [];
/** The written-out types, by key. @type {Map<string, { result: string, parameter: string }>} */
const written = new Map();

/** @param {string} key @param {ts.SignatureDeclaration} signature */
function take(key, { parameters, type }) {
  const its = names[key] ?? [];
  if (its.length !== parameters.length) throw new Error(`${key} takes ${parameters.length} arguments, and checks.js names ${its.length}`);
  parameters.forEach((each, i) => called.push({ start: each.name.getStart(), end: each.name.end, name: its[i] }));
  written.set(key, { result: type?.getText() ?? '', parameter: parameters[0]?.type?.getText() ?? '' });
}

const file = ts.createSourceFile(path.basename(from), text, ts.ScriptTarget.Latest, true);
for (const { name, members } of file.statements.filter(ts.isInterfaceDeclaration)) {
  for (const member of members) {
    const own = member.name?.getText() ?? '';
    const isGlobal = /Module$/.test(name.text);
    if (ts.isMethodSignature(member) && own !== 'delete') take(isGlobal ? own : `${name.text}.${own}`, member);
    if (!ts.isPropertySignature(member) || !member.type || !ts.isTypeLiteralNode(member.type)) continue;
    for (const each of member.type.members.filter(ts.isConstructSignatureDeclaration)) take(`new ${own}`, each);
  }
}

let renamed = text;
for (const { start, end, name } of called.sort((a, b) => b.start - a.start)) renamed = renamed.slice(0, start) + name + renamed.slice(end);
const declared = NAMED.map(([name, about, key, part]) => {
  const type = written.get(key)?.[part].replace(/ \| null$/, '');
  if (!type) throw new Error(`${from} has no ${key}`);
  renamed = renamed.replaceAll(type, name);
  return `/** ${about} */\nexport type ${name} = ${type};\n`;
});
writeFileSync(to, `// Types of queens.js.\n${declared.join('')}${renamed.replace(/^\/\/.*\n/, '')}`);
