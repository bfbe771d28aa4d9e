// Bundles the page's modules into the few files that a browser fetches:
// bundle.mjs <folder of what the compiler made> <folder to write to> [--minify]
// Each request costs browser and server work of its own, so modules that are fetched together are one file.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import commonJs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { transform } from 'esbuild';
import { rollup } from 'rollup';

// Its types are those of a CommonJS module, but Node imports an ES module.
const commonjs = /** @type {typeof commonJs.default} */ (/** @type {unknown} */ (commonJs));
const [made, folder, minify] = process.argv.slice(2);
const web = fileURLToPath(new URL('../../web', import.meta.url));
const nameOf = (/** @type {string} */ file) => path.relative(web, file);

/**
 * Modules that are always fetched together, by the file that they become. With each come the modules that it imports, unless
 * an earlier file has them. Every other module that is imported later becomes a file of its own.
 * @type {Record<string, string[]>}
 */
const FILES = {
  'start/main': ['start/main.js'],
  'start/afterwards': ['start/afterwards.js'],
  'element/messages': ['element/messages.js'],
  // Shared by the lesson and the dialogs.
  'dialog/opener': ['dialog/opener.js', 'lesson/facts.js', 'page/rewrite-address.js', 'search/slices.js', 'share/search.js'],
  'trace/watch': ['trace/watch.js'],
  'program/dialog': ['program/dialog.js', 'program/insertions.js'],
};
/** Scripts that start on their own, such as workers: each has everything it needs in its file. */
const ALONE = ['count/count-worker.js', 'figures/worker.js', 'program/reader.js', 'program/sandbox.js', 'scout/worker.js', 'share/gif-worker.js', 'start/checksum.js', 'start/guard.js'];

/** Modules that the compiler made, by their names in web/. @type {Record<string, string>} */
const COMPILED = { 'app.js': path.resolve(made, 'platform/app.js') };
/** A module that stays a file of its own, in the root of the folder, because it fetches its program from there. */
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
  // A module finds the files beside it from where its source lies, whatever file it has become a part of.
  resolveImportMeta(property, { chunkId, moduleId }) {
    if (property !== 'url') return null;
    const compiled = Object.keys(COMPILED).find((name) => COMPILED[name] === moduleId);
    const relative = path.posix.relative(path.posix.dirname(chunkId), compiled ?? nameOf(moduleId));
    return relative === path.posix.basename(chunkId) ? null : `new URL(${JSON.stringify(relative)}, import.meta.url).href`;
  },
  // Names stay in our own code, which is small and is read by people; libraries are large and are not.
  async renderChunk(code, chunk) {
    const isLibrary = chunk.moduleIds.some((id) => id.includes('node_modules'));
    if (!minify && !isLibrary) return null;
    const options = isLibrary ? { minify: true } : { minifyWhitespace: true };
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

/** @param {string} name of the module that it begins with @param {import('rollup').OutputOptions} division into files */
async function bundle(name, division) {
  const result = await rollup({
    input: { [name.replace(/\.js$/, '')]: path.join(web, name) },
    plugins: [places, nodeResolve({ browser: true }), commonjs({ include: /node_modules/ })],
    external: [/^node:/, 'worker_threads', 'os'],
    preserveEntrySignatures: 'allow-extension',
    onwarn(warning) {
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
