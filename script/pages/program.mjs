// Writes three text files for running students' programs:
// - the recognizer of programs in Python, with the text of each of its files;
// - `console.log` of Node for programs in JavaScript, as a worker script;
// - the document of the frame in which programs run, with its script inside, for pages that cannot load it from a server.
// Prints the hash of that script, which the policy of such a page has to allow.
// program.mjs <folder of the program's files>
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { data } from './data.mjs';

const folder = path.join(process.argv[2], 'program');
const recognize = fileURLToPath(new URL('../../web/recognize', import.meta.url));
const python = readdirSync(path.join(recognize, 'python')).filter((name) => name.endsWith('.py') && name !== '__main__.py');
writeFileSync(path.join(folder, 'recognizer.json'), data(Object.fromEntries(python.map((name) => [name, readFileSync(path.join(recognize, 'python', name), 'utf8')]))));
buildSync({ entryPoints: [path.join(recognize, 'javascript/console.js')], outfile: path.join(folder, 'console.txt'), bundle: true, format: 'iife', minify: true, target: 'es2022', logLevel: 'error' });

const script = readFileSync(path.join(folder, 'sandbox.js'), 'utf8').trim();
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const page = readFileSync(path.join(folder, 'sandbox.html'), 'utf8');
const alone = page.replace("'self'", () => hash).replace('<script src="sandbox.js"></script>', () => `<script>${script}</script>`);
if (!alone.includes(hash) || !alone.includes(script) || /<\/script|<!--/.test(script)) throw new Error('sandbox.html is not as expected');
writeFileSync(path.join(folder, 'alone.txt'), alone);
console.log(hash);
