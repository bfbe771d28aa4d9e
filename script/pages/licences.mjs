// Writes the licences of all parts of the site: licences.mjs <build folder> <folder to write to>
// OFL, zlib and MIT require them wherever the work is distributed.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLanguages } from '../texts/languages.mjs';

const [build, folder] = process.argv.slice(2);
const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

/** The source folder of a library: set by script/bootstrap, or fetched by CMake. @param {string} name */
const sources = (name) => process.env[`FETCHCONTENT_SOURCE_DIR_${name.toUpperCase()}`] || path.join(build, '_deps', `${name}-src`);

/**
 * Emscripten's licence, because its script starts the program and its libraries are linked: from its own distribution,
 * or from Debian's package.
 */
const emscripten = process.env.EMSCRIPTEN_ROOT ?? '';
const terms = [path.join(emscripten, 'LICENSE'), path.join(emscripten, '../doc/emscripten/copyright')];

/** The npm packages of the fonts, named as in characters.mjs. */
const fonts = new Set(['@expo-google-fonts/inter', '@expo-google-fonts/jetbrains-mono']);
for (const { font } of readLanguages()) if (font) fonts.add(font.split('/').slice(0, 2).join('/'));

/** @type {[string, string][]} name and file */
const licences = [
  ['queenscope', path.join(root, 'LICENSE')],
  ['dear-imgui', path.join(sources('imgui'), 'LICENSE.txt')],
  ['sdl2', path.join(sources('sdl2'), 'LICENSE.txt')],
  ['emscripten', terms.find(existsSync) ?? terms[0]],
  ['minisearch', path.join(root, 'node_modules/minisearch/LICENSE.txt')],
  ['musl', path.join(emscripten, 'system/lib/libc/musl/COPYRIGHT')],
  ...[...fonts].map((name) => /** @type {[string, string]} */ ([
    path.basename(name),
    path.join(path.dirname(require.resolve(`${name}/package.json`)), 'LICENSE_FONT'),
  ])),
];

/** The editor, the parsers and their dependencies. */
const EDITING = ['acorn', 'sucrase', 'lines-and-columns', 'ts-interface-checker', '@jridgewell/gen-mapping', '@jridgewell/sourcemap-codec', 'node-inspect-extracted', '@codemirror/view', '@lezer/common', 'style-mod', 'crelt', 'w3c-keyname', '@marijn/find-cluster-break'];
for (const name of EDITING) {
  // Some packages do not export their licence file, so require.resolve cannot find it.
  licences.push([name === '@codemirror/view' ? 'codemirror' : name === '@lezer/common' ? 'lezer' : path.basename(name), path.join(root, 'node_modules', name, 'LICENSE')]);
}

/** The file begins with its licence. */
const encoder = readFileSync(require.resolve('omggif'), 'utf8').split('\n\n"use strict"')[0];

mkdirSync(folder, { recursive: true });
for (const [name, text] of licences) {
  if (!existsSync(text)) throw new Error(`the licence of ${name} is not at ${text}`);
  copyFileSync(text, path.join(folder, `${name}.txt`));
}
// Pyodide's package contains no licence texts.
const { homepage, name: pyodide, version } = require('pyodide/package.json');
const licenceOf = (/** @type {string} */ id) => require(`spdx-license-list/licenses/${id}.json`).licenseText;
writeFileSync(path.join(folder, 'pyodide.txt'), `${pyodide} ${version}, whose source is at ${homepage}\n\n${licenceOf('MPL-2.0')}`);
writeFileSync(path.join(folder, 'python.txt'), licenceOf('Python-2.0.1'));
writeFileSync(path.join(folder, 'omggif.txt'), `${encoder.replaceAll(/^\/\/ ?/gm, '')}\n`);
