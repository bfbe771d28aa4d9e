// Writes service-worker.js, which makes the site available offline.
// kept.mjs <folder of the pages, also the output folder> <folder of the program's files> <its name in the site>
//    <folder of the files beside the pages>
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { Checksum } from '../../web/files/checksum.js';

const [folder, program, app, beside] = process.argv.slice(2);

// The cached files, with lengths and checksums of all but pages, go before the worker's code.
const pages = /** @type {string[]} */ (readdirSync(folder, { recursive: true }))
  .filter((name) => (name.endsWith('.html') && name !== 'queens.html') || name.endsWith('search.json')).sort();
// The guide contains boards.
const guide = ['docs/guide.css', 'docs/guide.js', 'docs/search.js', 'embed.js'];
// Lessons about the articles belong to the guide, along with the questions they ask.
const lessons = readdirSync(path.join(beside, 'examples')).filter((name) => name.startsWith('article')).map((name) => `examples/${name}`);
const isPage = (/** @type {string} */ name) => name.endsWith('.html');
const stampOf = (/** @type {string} */ file) => new Checksum().add(readFileSync(file)).stamp();
const others = ['icon.svg', 'manifest.webmanifest', 'examples/course.css', ...guide, 'slips.json', ...lessons];
/** @type {import('./files.mjs').Stamps} */
const stamps = JSON.parse(readFileSync(path.join(program, 'stamps.json'), 'utf8'));
// Shares its file check with the start; nothing else may be bundled. Not every browser supports modules in service
// workers.
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
    // Hosts may insert code into pages.
    ...others.map((name) => [name, isPage(name) ? null : stampOf(path.join(beside, name))]),
    [`${app}/stamps.json`, stampOf(path.join(program, 'stamps.json'))],
    ...Object.entries(stamps).map(([name, stamp]) => [`${app}/${name}`, stamp]),
  ]),
};
writeFileSync(path.join(folder, 'service-worker.js'), `self.kept = ${JSON.stringify(kept)};\n${worker}`);
