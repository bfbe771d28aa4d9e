// Bundles the page's modules into the few files that a browser fetches, because each request has a cost. Modules that
// are needed at the same time become one file.
// bundle.mjs <folder of the compiler's output> <folder to write to> [--minify]
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import commonJs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { transform } from 'esbuild';
import { rollup } from 'rollup';

// Its types describe CommonJS, but Node imports an ES module.
const commonjs = /** @type {typeof commonJs.default} */ (/** @type {unknown} */ (commonJs));
const [made, folder, minify] = process.argv.slice(2);
const web = fileURLToPath(new URL('../../web', import.meta.url));
const nameOf = (/** @type {string} */ file) => path.relative(web, file);

/**
 * The modules that are always fetched together, by the name of their common file. Each file includes the modules that
 * they import, unless an earlier file has them. Every other module imported on demand becomes a separate file.
 * @type {Record<string, string[]>}
 */
const FILES = {
  'start/main': ['start/main.js'],
  'start/afterwards': ['start/afterwards.js'],
  'page/host': ['page/host.js'],
  // Shared by the lesson and the dialogs.
  'dialog/opener': ['dialog/opener.js', 'lesson/facts.js', 'address/rewrite.js', 'search/queen.js', 'search/slices.js', 'search/with-search.js'],
  'trace/watch': ['trace/watch.js'],
  'program/place': ['program/place.js'],
};
/** Independent scripts such as workers: each file includes everything it needs. */
const ALONE = ['count/count-worker.js', 'figures/worker.js', 'program/judging-worker.js', 'program/sandbox.js', 'scout/worker.js', 'share/gif-worker.js', 'files/checksum.js', 'start/guard.js'];

/** Modules written by the build, by their names in web/. @type {Record<string, string>} */
const COMPILED = { 'app.js': path.resolve(made, 'platform/app.js'), 'lesson/validate.js': path.resolve(made, '../lesson/validate.js') };
/** A module that stays a separate file in the root of the folder, because it fetches its WebAssembly from there. */
const MODULE = path.join(web, 'queens.js');

/** @type {import('rollup').Plugin} */
const places = {
  name: 'places',
  resolveId(named, importer) {
    if (!importer || !named.startsWith('.')) return null;
    const file = path.resolve(path.dirname(importer), named);
    if (file === MODULE) return { id: MODULE, external: 'absolute' };
    return COMPILED[nameOf(file)] ?? null;
  },
  // Resolves files relative to the module's source, whichever file the module has become part of.
  resolveImportMeta(property, { chunkId, moduleId }) {
    if (property !== 'url') return null;
    const compiled = Object.keys(COMPILED).find((name) => COMPILED[name] === moduleId);
    const relative = path.posix.relative(path.posix.dirname(chunkId), compiled ?? nameOf(moduleId));
    return relative === path.posix.basename(chunkId) ? null : `new URL(${JSON.stringify(relative)}, import.meta.url).href`;
  },
  // Keeps names in the project's code, which is small and read by people. Libraries are large, and are minified.
  async renderChunk(code, chunk) {
    const isLibrary = chunk.moduleIds.some((id) => id.includes('node_modules'));
    if (!minify && !isLibrary) return null;
    const options = isLibrary ? { minify: true } : { minifyWhitespace: true, minifySyntax: true };
    return (await transform(code, { ...options, format: 'esm', target: 'es2022', legalComments: 'none' })).code;
  },
};

/** @type {import('rollup').GetManualChunk} */
function fileFor(id, { getModuleInfo }) {
  const reach = (/** @type {string} */ from, found = new Set([from])) => {
    for (const next of getModuleInfo(from)?.importedIds ?? []) if (!found.has(next)) reach(next, found.add(next));
    return found;
  };
  const file = Object.keys(FILES).find((each) => FILES[each].some((name) => reach(path.join(web, name)).has(id)));
  return id.includes('node_modules') ? undefined : file;
}

/** @param {string} name the entry module @param {import('rollup').OutputOptions} division into files */
async function bundle(name, division) {
  const result = await rollup({
    input: { [name.replace(/\.js$/, '')]: path.join(web, name) },
    plugins: [places, nodeResolve({ browser: true }), commonjs({ include: /node_modules/ })],
    external: [/^node:/, 'worker_threads', 'os'],
    preserveEntrySignatures: 'allow-extension',
    onwarn(warning) {
      // Libraries may; ours must not.
      if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids?.every((id) => id.includes('node_modules'))) return;
      throw new Error(warning.message);
    },
  });
  await result.write({ dir: folder, format: 'es', entryFileNames: '[name].js', minifyInternalExports: false, paths: { [MODULE]: '../queens.js' }, ...division });
}

await bundle('start/main.js', {
  manualChunks: fileFor,
  chunkFileNames({ facadeModuleId, moduleIds, name }) {
    if (name in FILES) return `${name}.js`;
    const own = facadeModuleId ?? moduleIds.filter((id) => !id.includes('node_modules')).pop();
    return own ? nameOf(own) : `library/${name}.js`;
  },
});
for (const name of ALONE) await bundle(name, { inlineDynamicImports: true });
