// Joins the modules that the page always fetches together, as each request is work of its own for browser and server:
// join.mjs <folder of the modules> <folder to write to> [--minify]
// Prints the modules that nobody asks for any more, as patterns of rsync. One that others import as well stays where it is,
// and passes on what it has become a part of. (esbuild's own splitting makes a file of whatever the same others share, and of
// each module that is asked for later: as many requests as before.)
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { build } from 'esbuild';
import { importsOf } from './files.mjs';

const [modules, folder, minify] = process.argv.slice(2);

/**
 * What becomes one file, by its name: the module itself, what it imports, and what else it cannot do without. What is
 * fetched later may use what came before.
 */
const JOINED = {
  'start/main.js': ['start/load.js', 'start/program.js', 'app.js', 'start/words.js', 'screen/device.js', 'screen/screen.js', 'screen/input.js'],
  'start/afterwards.js': [],
  'element/messages.js': [],
  // What lessons and dialogs share.
  'dialog/opener.js': ['dialog/parts.js', 'lesson/facts.js', 'page/rewrite-address.js', 'share/search.js', 'trace/shown.js'],
  'lesson/teach.js': [],
  'share/dialog.js': [],
  'figures/dialog.js': [],
  // What a program printed is watched without the dialog too.
  'trace/watch.js': ['trace/findings.js', 'trace/packed.js', 'trace/recorded.js', 'trace/shown-value.js', 'trace/verdict.js'],
  'program/dialog.js': [],
};
/** Read by themselves as well: by workers, and with the first a start that failed is looked into. */
const APART = ['start/load.js', 'scout/worker.js', 'count/count-worker.js', 'figures/worker.js', 'share/gif-worker.js'];

/** @typedef {{ file: string, members: Set<string> }} Part */

/** @param {string} name in the folder of the modules */
const read = (name) => readFileSync(path.join(modules, name), 'utf8');
/** @param {string} from a module @param {string} named what it imports */
const nameFrom = (from, named) => path.posix.join(path.posix.dirname(from), named);
/** @param {string} from a module @param {string} to another */
function pathTo(from, to) {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** What a module names, at its start or when it wants it. @param {string} name */
const namedIn = (name) => [...read(name).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g)].map(([, named]) => nameFrom(name, named));

/** @param {string} name of a module @returns {string[]} what its exports are called */
function exportsOf(name) {
  const { body } = parse(read(name), { ecmaVersion: 'latest', sourceType: 'module' });
  return body.flatMap((/** @type {any} */ { type, declaration, specifiers }) => {
    if (type === 'ExportAllDeclaration' || type === 'ExportDefaultDeclaration') throw new Error(`${name} exports what has no name`);
    if (type !== 'ExportNamedDeclaration') return [];
    const declared = declaration?.declarations ?? (declaration ? [declaration] : []);
    return [...declared.map((/** @type {any} */ { id }) => id.name), ...specifiers.map((/** @type {any} */ { exported }) => exported.name)];
  });
}

/** @param {string} member what it is called where all have names of their own */
const variableFor = (member) => member.replaceAll(/\W/g, '_');

/**
 * Passes on what a member exports: out of a part under names that no other member has, or out of that to those who know the
 * member by its own name.
 * @param {string} member
 * @param {string} from which file
 * @param {'out of a part' | 'as its own'} how
 */
function passOn(member, from, how) {
  const names = exportsOf(member).map((name) => [name, `${variableFor(member)}_${name}`]);
  const list = names.map(([own, inPart]) => (how === 'as its own' ? `${inPart} as ${own}` : `${own} as ${inPart}`));
  return `export { ${list.join(', ')} } from '${from}';\n`;
}

/**
 * @param {Part} part
 * @param {string[]} asked the members that others ask for
 * @param {Part[]} before
 */
async function join({ file, members }, asked, before) {
  /** @type {import('esbuild').Plugin} */
  const membership = {
    name: 'membership',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /./ }, ({ path: named, importer, namespace }) => {
        if (!named.startsWith('.') || namespace === 'before') return { path: named, external: true };
        const name = nameFrom(namespace === 'member' ? importer : file, named);
        if (members.has(name)) return { path: name, namespace: 'member' };
        if (before.some((part) => part.file !== name && part.members.has(name))) return { path: name, namespace: 'before' };
        return { path: pathTo(file, name), external: true };
      });
      onLoad({ filter: /./, namespace: 'member' }, ({ path: name }) => {
        const begun = /** @type {Set<string>} */ (new Set());
        // What it asks for is here already; within a function of its own, as it would be by default, it is read twice.
        const contents = read(name).replaceAll(/\bimport\(["']([^"']+)["']\)/g, (asking, named) => {
          const member = nameFrom(name, named);
          if (!members.has(member)) return asking;
          begun.add(named);
          return `Promise.resolve(${variableFor(member)})`;
        });
        // It finds what lies beside it from where it was.
        const placed = contents.replaceAll('import.meta.url', `new URL('${pathTo(file, name)}', import.meta.url).href`);
        return { contents: [...begun].map((named) => `import * as ${variableFor(nameFrom(name, named))} from '${named}';\n`).join('') + placed };
      });
      onLoad({ filter: /./, namespace: 'before' }, ({ path: name }) => {
        const part = /** @type {Part} */ (before.find(({ members }) => members.has(name)));
        return { contents: passOn(name, pathTo(file, part.file), 'as its own') };
      });
    },
  };
  const contents = `export * from '${pathTo(file, file)}';\n${asked.map((name) => passOn(name, pathTo(file, name), 'out of a part')).join('')}`;
  await build({
    stdin: { contents, sourcefile: `all-of/${file}` },
    bundle: true, format: 'esm', target: 'es2022', legalComments: 'none', minifyWhitespace: minify !== undefined,
    outfile: path.join(folder, file), plugins: [membership], logLevel: 'warning',
  });
}

const all = /** @type {string[]} */ (readdirSync(modules, { recursive: true })).filter((name) => name.endsWith('.js'));
/** @type {Part[]} */
const parts = [];
for (const [file, besides] of Object.entries(JOINED)) {
  const reached = [file, ...besides].flatMap((name) => [name, ...importsOf(modules, name)]);
  parts.push({ file, members: new Set(reached.filter((name) => !parts.some(({ members }) => members.has(name)))) });
}
const joined = new Set(parts.flatMap(({ members }) => [...members]));
const apart = new Set(APART.flatMap((name) => [name, ...importsOf(modules, name)]));
const others = all.filter((name) => !joined.has(name) && !apart.has(name));
/** Those that are asked for by their own names: by modules of no part, and by those of a part before. */
const askedByName = new Set(others.flatMap(namedIn));
for (const [i, { members }] of parts.entries()) {
  const askedBefore = parts.slice(0, i).flatMap((part) => [...part.members].flatMap(namedIn));
  for (const name of askedBefore) if (members.has(name)) askedByName.add(name);
}
for (const [i, part] of parts.entries()) {
  const askedLater = new Set(parts.slice(i + 1).flatMap(({ members }) => [...members].flatMap(namedIn)));
  const asked = [...part.members].filter((name) => name !== part.file && (askedByName.has(name) || askedLater.has(name)));
  await join(part, asked, parts.slice(0, i));
  for (const name of asked.filter((each) => askedByName.has(each))) {
    if (apart.has(name)) throw new Error(`${name} would be there twice`);
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), passOn(name, pathTo(name, part.file), 'as its own'));
  }
}
const stays = (/** @type {string} */ name) => name in JOINED || askedByName.has(name) || apart.has(name);
for (const name of joined) if (!stays(name)) console.log(`/${name}`);
