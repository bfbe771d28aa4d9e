// Writes the licence texts of what the site is made of: licences.mjs <build folder> <folder to write to>
// OFL, zlib and MIT ask for them wherever the thing itself is handed on.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLanguages } from '../texts/languages.mjs';

const [build, folder] = process.argv.slice(2);
const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

/** Where the sources of a library lie: named by script/bootstrap, or fetched by CMake. @param {string} name */
const sources = (name) => process.env[`FETCHCONTENT_SOURCE_DIR_${name.toUpperCase()}`] || path.join(build, '_deps', `${name}-src`);

/** Emscripten's own, whose script starts the program and whose libraries are in it: as it hands it on itself, or as Debian does. */
const emscripten = process.env.EMSCRIPTEN_ROOT ?? '';
const terms = [path.join(emscripten, 'LICENSE'), path.join(emscripten, '../doc/emscripten/copyright')];

/** The npm packages of the fonts, as characters.mjs names them. */
const fonts = new Set(['@expo-google-fonts/inter', '@expo-google-fonts/jetbrains-mono']);
for (const { font } of readLanguages()) if (font) fonts.add(font.split('/').slice(0, 2).join('/'));

/** @type {[string, string][]} Name and text. */
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

/** What readers write, read and run programs with. */
const EDITING = ['acorn', '@codemirror/view', '@lezer/common', 'style-mod', 'crelt', 'w3c-keyname', '@marijn/find-cluster-break'];
for (const name of EDITING) {
  // Some of them export nothing but themselves.
  licences.push([name === '@codemirror/view' ? 'codemirror' : name === '@lezer/common' ? 'lezer' : path.basename(name), path.join(root, 'node_modules', name, 'LICENSE')]);
}

/** What it begins with is its licence. */
const encoder = readFileSync(require.resolve('omggif'), 'utf8').split('\n\n"use strict"')[0];

mkdirSync(folder, { recursive: true });
for (const [name, text] of licences) {
  if (!existsSync(text)) throw new Error(`the licence of ${name} is not at ${text}`);
  copyFileSync(text, path.join(folder, `${name}.txt`));
}
// Its package names its licence, and does not have the text.
const mit = readFileSync(path.join(root, 'LICENSE'), 'utf8');
writeFileSync(path.join(folder, 'micropython.txt'), mit.replace(/^Copyright.*$/m, 'Copyright (c) 2013-2025 Damien P. George and the authors of MicroPython'));
writeFileSync(path.join(folder, 'omggif.txt'), `${encoder.replaceAll(/^\/\/ ?/gm, '')}\n`);
