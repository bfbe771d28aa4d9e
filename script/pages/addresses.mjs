// What has an address of its own in the site, for those who link to it, import it or are given it to copy; all other files
// lie in the folder that is named by their content. addresses.mjs <folder to write to>
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';

const WEB = fileURLToPath(new URL('../../web', import.meta.url));

/** By the folder in web/, what lies in the site beside `index.html`. */
const BESIDE = {
  command: ['queenscope.mjs'],
  count: ['count.js', 'count.d.ts', 'count-crew.js', 'count-worker.js'],
  element: ['embed.js', 'embed.d.ts', 'react.d.ts', 'vue.d.ts', 'embed-fetch.js', 'embed-frame.js', 'embed-lesson.js', 'embed-look.js', 'embed-members.js', 'embed-poster.js', 'embed-poster-player.js', 'embed-poster-tree.js', 'embed-press.js', 'embed-size.js', 'embed-sleep.js', 'embed-table.js', 'embed-trace.js', 'embed-trouble.js'],
  search: ['explore.js', 'explore.d.ts', 'markup.js', 'queen.js', 'range.js', 'storyboard.js', 'trace.js', 'typeset.js'],
  share: ['animation.js', 'pace.js'],
  site: ['icon.svg', 'manifest.webmanifest'],
  trace: ['differs.js', 'findings.js', 'recorded.js', 'verdict.js'],
  lesson: ['lesson.d.ts', 'lesson.schema.json', 'facts.js', 'slips.json'],
  workers: ['foreign-worker.js', 'trusted.js'],
};
/** In the folder of the guide, whose pages are made. */
const GUIDE = ['guide.css', 'guide.js', 'languages.js', 'search-box.js'];
/** By the folder in the site, the one in web/ that it is a copy of. */
const FOLDERS = { command: 'command', examples: 'examples', images: 'site/images' };
/** Made by the build, and put beside them: by their names in web/, where they would lie. @type {Record<string, string>} */
const BUILT = { 'queens.js': 'queens.js', 'share/omggif.js': 'omggif.js', 'guide/search.js': 'docs/search.js' };

/** @type {Map<string, string>} by the name in web/, the address in the site */
const addresses = new Map();
for (const [address, folder] of Object.entries(FOLDERS)) {
  for (const name of /** @type {string[]} */ (readdirSync(path.join(WEB, folder), { recursive: true }))) {
    if (statSync(path.join(WEB, folder, name)).isFile()) addresses.set(`${folder}/${name}`, `${address}/${name}`);
  }
}
for (const [folder, names] of Object.entries(BESIDE)) for (const name of names) addresses.set(`${folder}/${name}`, name);
for (const name of GUIDE) addresses.set(`guide/${name}`, `docs/${name}`);
for (const [name, address] of Object.entries(BUILT)) addresses.set(name, address);

/** @param {string} address in the site @returns {string} the name in web/ of what is found there */
function nameOf(address) {
  const found = [...addresses].find(([, each]) => each === address);
  if (!found) throw new Error(`${address} is no address of the site`);
  return found[0];
}

/** @param {string} address in the site @returns {string} the file that is found there */
export const sourceOf = (address) => path.join(WEB, nameOf(address));

/** Every page with a board in it fetches these before anything is seen: without comments they weigh two thirds. */
const WEIGHED = /^element\/embed[-\w]*\.js$/;

/** @param {string} address in the site @returns {string | Buffer} what is sent from there */
export function contentAt(address) {
  const name = nameOf(address);
  if (!/\.(m?js|d\.ts)$/.test(name) || name.startsWith('examples/')) return readFileSync(path.join(WEB, name));
  const module = moved(name, address);
  return WEIGHED.test(name) ? transformSync(module, { minifyWhitespace: true, legalComments: 'none', target: 'es2022' }).code : module;
}

/**
 * A module as it reads at its address: what it names in web/ it names where that lies in the site.
 * @param {string} name in web/
 * @param {string} address
 */
function moved(name, address) {
  return readFileSync(path.join(WEB, name), 'utf8').replaceAll(/'(\.{1,2}\/[^'\s]+)'/g, (found, named) => {
    const target = addresses.get(path.posix.join(path.posix.dirname(name), named));
    if (!target) return found;
    const relative = path.posix.relative(path.posix.dirname(address), target);
    return `'${relative.startsWith('.') ? relative : `./${relative}`}'`;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder] = process.argv.slice(2);
  for (const [name, address] of addresses) {
    if (name in BUILT) continue;
    const file = path.join(folder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contentAt(address), { mode: statSync(path.join(WEB, name)).mode });
  }
}
