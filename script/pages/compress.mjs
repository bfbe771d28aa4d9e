// Writes .br and .gz files beside all files that they make smaller, for servers that send them: compress.mjs <folder>
// They get the modification time of their original, so a later run recognizes changed files.
import { readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const SHRINKS = new Set(['.html', '.js', '.mjs', '.css', '.svg', '.wasm', '.ttf', '.json', '.ts', '.txt']);
const PACKERS = {
  '.br': (/** @type {Buffer} */ bytes) => brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  }),
  '.gz': (/** @type {Buffer} */ bytes) => gzipSync(bytes, { level: 9 }),
};

/** @param {string} file */
const modified = (file) => statSync(file, { throwIfNoEntry: false })?.mtime.getTime();

const folder = process.argv[2];
for (const name of /** @type {string[]} */ (readdirSync(folder, { recursive: true }))) {
  const file = path.join(folder, name);
  const packed = Object.keys(PACKERS).find((suffix) => name.endsWith(suffix));
  if (packed) {
    // If the original was deleted, its compressed files are deleted too.
    if (modified(file.slice(0, -packed.length)) === undefined) rmSync(file);
    continue;
  }
  if (!SHRINKS.has(path.extname(name))) continue;
  for (const [suffix, pack] of Object.entries(PACKERS)) {
    const { atime, mtime } = statSync(file);
    if (modified(file + suffix) === mtime.getTime()) continue;
    writeFileSync(file + suffix, pack(readFileSync(file)));
    utimesSync(file + suffix, atime, mtime);
  }
}
