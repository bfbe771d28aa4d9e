// Writes queens.html, the whole page as a single file that loads no other. Its modules become one script. Modules in
// web/offline replace modules of the same name in web.
// offline.mjs <folder of the pages, also the output folder> <folder of the program's files> <folder of the compiler's
// output>
//    <folder of licences> <hash of the sandbox's script>
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { parse } from 'node-html-parser';
import { data } from './data.mjs';
import { readLanguages } from '../texts/languages.mjs';

const [pages, program, made, licences, sandbox] = process.argv.slice(2);
const web = fileURLToPath(new URL('../../web', import.meta.url));
const offline = path.join(web, 'offline');
const WORKERS = ['count/count-worker.js', 'figures/worker.js', 'program/judging-worker.js', 'share/gif-worker.js', 'scout/worker.js'];
// The address that the modules believe their files have. Nothing is ever fetched from it. The modules recognize it as
// no web address, and every browser can resolve relative addresses of this scheme.
const PLACE = 'ftp://embedded/';

/** Modules written by the build, by their names in web/. @type {Record<string, string>} */
const COMPILED = { 'app.js': path.resolve(made, 'platform/app.js'), 'queens.js': path.resolve(made, 'bindings/queens.js'), 'lesson/validate.js': path.resolve(made, '../lesson/validate.js') };

/** Resolves the modules, and sets the address of each. @type {import('esbuild').Plugin} */
const standIns = {
  name: 'stand-ins',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ path: imported, importer }) => {
      if (!importer.startsWith(web)) return undefined;
      const file = path.resolve(path.dirname(importer), imported);
      const standIn = path.join(offline, path.basename(file));
      return { path: COMPILED[path.relative(web, file)] ?? (existsSync(standIn) ? standIn : file) };
    });
    onLoad({ filter: /\.js$/ }, ({ path: file }) => {
      const name = Object.keys(COMPILED).find((each) => COMPILED[each] === file) ?? path.relative(web, file);
      if (name.startsWith('..')) return undefined;
      return { contents: readFileSync(file, 'utf8').replaceAll('import.meta.url', JSON.stringify(PLACE + name)) };
    });
  },
};

/**
 * A script and everything it imports, as one classic script.
 * @param {string} name
 */
async function bundle(name) {
  const { outputFiles } = await build({
    entryPoints: [path.join(web, name)],
    bundle: true,
    write: false,
    minify: true,
    // The worker's module uses top-level await. A classic script needs the function around it for that.
    format: 'esm',
    banner: { js: '(async()=>{' },
    footer: { js: '})();' },
    target: 'es2022',
    legalComments: 'none',
    // Modules used only in Node.
    external: ['node:*', 'module', 'fs', 'os', 'path', 'url', 'worker_threads'],
    inject: [path.join(offline, 'embedded.js')],
    define: { 'document.currentScript': JSON.stringify({ src: PLACE + name }) },
    plugins: [standIns],
    logLevel: 'warning',
  });
  return outputFiles[0].text.trim();
}

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** An element whose contents are raw text. @param {string} tag @param {string} text */
function raw(tag, text) {
  const [name] = tag.split(' ');
  if (text.includes(`</${name}`) || text.includes('<!--')) throw new Error(`the text of <${tag}> would end it`);
  return `<${tag}>${text}</${name}>\n`;
}

const names = /** @type {string[]} */ (readdirSync(program, { recursive: true }));
const embedded = names.filter((name) => /\.(wasm|ttf|json|css|txt)$/.test(name) && !['start/style.css', 'stamps.json', 'program/recognizer.json'].includes(name)).sort();
const files = Object.fromEntries(embedded.map((name) => [name, gzipSync(readFileSync(path.join(program, name)), { level: 9 }).toString('base64')]));
const workers = Object.fromEntries(await Promise.all(WORKERS.map(async (name) => [name, await bundle(name)])));
const style = [path.join(program, 'start/style.css'), path.join(offline, 'explanation.css')].map((file) => readFileSync(file, 'utf8')).join('\n');
// The guard comes last, because it checks what main.js has started.
const scripts = [await bundle('start/main.js'), await bundle('start/guard.js')];

const page = parse(readFileSync(path.join(pages, 'index.html'), 'utf8'), { comment: true });
/** @param {string} selector */
const find = (selector) => {
  const found = page.querySelector(selector);
  if (!found) throw new Error(`index.html has no ${selector}`);
  return found;
};
// A local file has no link that a site could show as a card.
for (const each of page.querySelectorAll('link, script[src], meta[property], meta[name^="twitter:"]')) each.remove();
find('meta[http-equiv]').setAttribute('content', [
  "default-src 'none'",
  `script-src ${[...scripts.map(hashOf), sandbox].join(' ')} 'wasm-unsafe-eval'`,
  `style-src ${hashOf(style)}`,
  'img-src data:',
  'worker-src blob:',
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types queenscope',
].join('; '));
// A local file needs other advice than a site if something fails.
const words = JSON.parse(find('#words').innerHTML);
for (const { tag, locale, page: { advice, adviceForFile } } of readLanguages()) {
  words[tag].advice = adviceForFile;
  const late = find(`#late p[lang="${locale}"]`);
  late.set_content(late.innerHTML.replace(advice, adviceForFile));
}
find('#words').set_content(data(words));
const icon = readFileSync(new URL('../../web/site/icon.svg', import.meta.url)).toString('base64');
find('head').insertAdjacentHTML('beforeend', `<link rel="icon" href="data:image/svg+xml;base64,${icon}">\n${raw('style', style)}`);
const explanations = readdirSync(pages).filter((name) => /^counting\..*\.html$/.test(name)).map((name) => {
  const { innerHTML } = /** @type {import('node-html-parser').HTMLElement} */ (parse(readFileSync(path.join(pages, name), 'utf8')).querySelector('main'));
  return `<template id="${path.basename(name, '.html')}">${innerHTML}</template>\n`;
});
const licence = readdirSync(licences).sort().map((name) => readFileSync(path.join(licences, name), 'utf8')).join('\n\n');
find('body').insertAdjacentHTML('beforeend', [
  ...explanations,
  raw('script type="application/json" id="packed-files"', data(files)),
  raw('script type="application/json" id="worker-scripts"', data(workers)),
  ...scripts.map((text) => raw('script', text)),
  raw('script type="text/plain" id="licences"', licence),
].join(''));
writeFileSync(path.join(pages, 'queens.html'), page.toString());
