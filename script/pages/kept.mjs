// Makes service-worker.js, which keeps the site for readers without a network:
// kept.mjs <folder of the pages, to which it is written> <folder of the program's files> <its name in the site>
//   <folder of what lies beside the pages>
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { Checksum } from '../../web/start/checksum.js';
import { stampFiles } from './files.mjs';

const [folder, program, app, beside] = process.argv.slice(2);

// What is kept, with the lengths and sums of all but pages, before the worker that keeps it.
const pages = /** @type {string[]} */ (readdirSync(folder, { recursive: true }))
  .filter((name) => (name.endsWith('.html') && name !== 'queens.html') || name.endsWith('search.json')).sort();
// The guide has boards in it.
const guide = ['docs/guide.css', 'docs/guide.js', 'docs/search.js', 'embed.js'];
// Lessons on the texts that it was made after belong to the guide, with the questions that they ask.
const lessons = readdirSync(path.join(beside, 'examples')).filter((name) => name.startsWith('article')).map((name) => `examples/${name}`);
const isPage = (/** @type {string} */ name) => name.endsWith('.html');
const others = ['icon.svg', 'manifest.webmanifest', 'examples/course.css', ...guide, 'slips.json', ...lessons];
const { stamps } = stampFiles(program);
// It shares with the start how a file is looked at; nothing else of that comes along, and browsers want no module here.
const { outputFiles: [{ text: worker }] } = buildSync({
  entryPoints: [fileURLToPath(new URL('../../web/site/service-worker.js', import.meta.url))],
  bundle: true, external: ['../app.js'], write: false, format: 'esm', logLevel: 'warning',
});
if (/\bimport\b|^export\b/m.test(worker.replaceAll(/^ *\/\/.*/gm, ''))) throw new Error('the service worker imports something');
const content = createHash('sha256').update(worker);
for (const name of pages) content.update(readFileSync(path.join(folder, name)));
for (const name of others) content.update(readFileSync(path.join(beside, name)));
const kept = {
  version: `${app} ${content.digest('hex').slice(0, 12)}`,
  app,
  files: Object.fromEntries([
    ...pages.map((name) => [name === 'index.html' ? './' : name, null]),
    // Hosts write into pages.
    ...others.map((name) => [name, isPage(name) ? null : new Checksum().add(readFileSync(path.join(beside, name))).stamp()]),
    ...Object.entries(stamps).map(([name, stamp]) => [`${app}/${name}`, stamp]),
  ]),
};
writeFileSync(path.join(folder, 'service-worker.js'), `self.kept = ${JSON.stringify(kept)};\n${worker}`);
