// The site includes the licences of its parts, as they require.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';

const folder = new URL('../../dist/licences/', import.meta.url);

/** A text that occurs in this licence only. @type {Record<string, RegExp[]>} */
const said = {
  'queenscope.txt': [/MIT License/, /Queenscope/],
  'dear-imgui.txt': [/The MIT License/, /Omar Cornut/],
  'sdl2.txt': [/Sam Lantinga/, /This software is provided 'as-is'/],
  'emscripten.txt': [/Emscripten [Aa]uthors/, /NCSA/i, /libc\+\+|LLVM/],
  'musl.txt': [/musl as a whole is licensed under/],
  'acorn.txt': [/various contributors/, /MIT License/],
  'sucrase.txt': [/MIT License/, /various contributors/],
  'lines-and-columns.txt': [/Brian Donovan/],
  'ts-interface-checker.txt': [/Apache License/],
  'gen-mapping.txt': [/Justin Ridgewell/],
  'sourcemap-codec.txt': [/Justin Ridgewell|Rich Harris/],
  'node-inspect-extracted.txt': [/Node\.js contributors/],
  'codemirror.txt': [/Marijn Haverbeke/, /MIT License/],
  'lezer.txt': [/Marijn Haverbeke/, /MIT License/],
  'style-mod.txt': [/Marijn Haverbeke/],
  'crelt.txt': [/Marijn Haverbeke/],
  'w3c-keyname.txt': [/Marijn Haverbeke/],
  'find-cluster-break.txt': [/Marijn Haverbeke/],
  'pyodide.txt': [/Mozilla Public License Version 2\.0/, /Exhibit A/, /github\.com\/pyodide\/pyodide/],
  'python.txt': [/Python Software Foundation/, /PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2/],
  'minisearch.txt': [/Luca Ongaro/, /Permission is hereby granted/],
  'omggif.txt': [/Dean McNamee/, /The above copyright notice and this permission notice shall be included/],
  'inter.txt': [/The Inter Project Authors/, /SIL OPEN FONT LICENSE Version 1\.1/],
  'jetbrains-mono.txt': [/The JetBrains Mono Project Authors/, /SIL OPEN FONT LICENSE Version 1\.1/],
  'noto-sans-sc.txt': [/Adobe/, /SIL OPEN FONT LICENSE Version 1\.1/],
};

for (const [file, parts] of Object.entries(said)) {
  test(file, async () => {
    const text = await readFile(new URL(file, folder), 'utf8');
    for (const part of parts) assert.match(text, part);
  });
}

test('there is one licence for each font and each library, and nothing else', async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt'));
  assert.deepEqual(names.sort(), Object.keys(said).sort());
});
