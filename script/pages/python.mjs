// Puts together the files of Python that the page fetches when a program in Python is first run:
// python.mjs <folder to write to>
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Checksum } from '../../web/files/checksum.js';

const [folder] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const { version } = require('pyodide/package.json');
const web = fileURLToPath(new URL('../../web', import.meta.url));
// The page finds the files by the name of their folder.
const name = `python-${version}`;
if (!readFileSync(path.join(web, 'program/python.js'), 'utf8').includes(`'${name}'`)) throw new Error(`web/program/python.js does not name ${name}`);

await build({
  entryPoints: [path.join(web, 'program/engine.js')], outfile: path.join(folder, 'engine.txt'),
  bundle: true, format: 'iife', minify: true, target: 'es2022', legalComments: 'none', logLevel: 'error',
  define: { 'import.meta.url': '"memory:/"', PYTHON: JSON.stringify(require('pyodide/pyodide-lock.json').info) }, external: ['node:*', 'ws'],
  // Pyodide asks by a request whether there is this function, which Trusted Types forbid.
  banner: { js: 'self.importScripts = () => { throw new Error("there are no other scripts"); };' },
});
// Keeps the modification times, so that these files are not compressed again.
for (const part of ['pyodide.asm.wasm', 'python_stdlib.zip']) cpSync(require.resolve(`pyodide/${part}`), path.join(folder, part), { preserveTimestamps: true });
const stamps = Object.fromEntries(readdirSync(folder).map((file) => [file, new Checksum().add(readFileSync(path.join(folder, file))).stamp()]));
writeFileSync(path.join(folder, 'files.json'), JSON.stringify(stamps));
console.log(name);
