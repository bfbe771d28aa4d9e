// Writes everything that has a fixed address in the site, because people link to it, import it or copy it. All other
// files are in the folder named after its contents.
// addresses.mjs <folder to write to>
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const [folder] = process.argv.slice(2);
const web = fileURLToPath(new URL('../../web', import.meta.url));

/** Scripts: addresses in the site, and their entry modules in web/. Each script includes everything it imports. */
const SCRIPTS = {
  'embed.js': 'element/embed.js',
  'count.js': 'count/count.js',
  'count-worker.js': 'count/count-worker.js',
  'explore.js': 'search/explore.js',
  'queenscope.mjs': 'command/queenscope.mjs',
  'recognize/node/run.js': 'recognize/node/run.js',
  'docs/guide.js': 'guide/guide.js',
  'docs/languages.js': 'guide/languages.js',
  'docs/search.js': 'guide/search.js',
};
/**
 * Modules that stay separate files, because several scripts import them or one imports them later: names in web/, and
 * addresses in the site.
 */
const APART = { 'queens.js': 'queens.js', 'element/embed.js': 'embed.js', 'guide/search.js': 'docs/search.js', 'recognize/node/run.js': 'recognize/node/run.js' };
/** Type declarations, all copied to the root of the site. */
const TYPES = ['count/count.d.ts', 'element/embed.d.ts', 'element/react.d.ts', 'element/vue.d.ts', 'search/explore.d.ts'];
/** Copied files and folders: names in web/, and addresses in the site. */
const COPIES = {
  'command/start-node.cjs': 'start-node.cjs',
  'command/start-python.py': 'start-python.py',
  'examples': 'examples',
  'guide/guide.css': 'docs/guide.css',
  'lesson/lesson.schema.json': 'lesson.schema.json',
  'recognize/node/child.mjs': 'recognize/node/child.mjs',
  'recognize/python': 'recognize/python',
  'lesson/slips.json': 'slips.json',
  'site/icon.svg': 'icon.svg',
  'site/images': 'images',
  'site/manifest.webmanifest': 'manifest.webmanifest',
};

mkdirSync(folder, { recursive: true });
for (const [name, place] of Object.entries(COPIES)) cpSync(path.join(web, name), path.join(folder, place), { recursive: true, filter: (each) => !each.endsWith('__pycache__') });
for (const name of TYPES) {
  const types = readFileSync(path.join(web, name), 'utf8');
  writeFileSync(path.join(folder, path.basename(name)), types.replaceAll(/'\.{1,2}\/(?:[\w-]+\/)*([\w-]+\.js)'/g, "'./$1'"));
}
for (const [place, name] of Object.entries(SCRIPTS)) {
  mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
  /** @type {import('esbuild').Plugin} */
  const apart = {
    name: 'apart',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path: named, resolveDir }) => {
        const file = path.relative(web, path.resolve(resolveDir, named));
        const [, target] = Object.entries(APART).find(([each]) => each === file) ?? [];
        if (!target) return undefined;
        const relative = path.posix.relative(path.posix.dirname(place), target);
        return { path: relative.startsWith('.') ? relative : `./${relative}`, external: true };
      });
    },
  };
  await build({
    entryPoints: [path.join(web, name)], outfile: path.join(folder, place), plugins: [apart],
    bundle: true, format: 'esm', target: 'es2022', minifyWhitespace: place === 'embed.js', minifySyntax: place === 'embed.js', legalComments: 'none', logLevel: 'warning',
    // Node's modules, which pages never import.
    external: ['node:*', 'os', 'worker_threads', '@resvg/resvg-js'],
  });
}
chmodSync(path.join(folder, 'queenscope.mjs'), 0o755);
