// Download sizes of the parts of the site.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';

/** @param {number} bytes */
const inWords = (bytes) => (bytes < 1e6 ? `${(bytes / 1e3).toPrecision(bytes < 1e4 ? 2 : 3)} kB` : `${(bytes / 1e6).toFixed(2)} MB`);

/** Compressed with gzip, which is the most that a server needs to send. @param {(string | Buffer)[]} contents */
const weigh = (contents) => inWords(contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0));
const read = (/** @type {string} */ file) => readFileSync(file);

/**
 * @param {string} pages folder of index.html and queens.html
 * @param {string} program folder of the files that index.html loads
 * @param {string} bindings folder of the module
 * @param {string} beside folder of the scripts beside the pages
 */
export function sizesOf(pages, program, bindings, beside) {
  const index = parse(readFileSync(path.join(pages, 'index.html'), 'utf8'));
  const linked = index.querySelectorAll('link[href], script[src]').map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? '');
  const inProgram = (/** @type {string[]} */ names) => names.map((name) => path.join(program, name));
  const first = [path.join(pages, 'index.html'), ...inProgram([...linked.filter((name) => name.startsWith('app-')).map((name) => name.slice(name.indexOf('/') + 1)), 'texts/en.txt'])];
  return {
    element: weigh([read(path.join(beside, 'embed.js'))]),
    page: weigh(first.map(read)),
    // A board in a frame, or at a position, fetches the complete program before its first picture; see load.js.
    board: weigh([...first, ...inProgram(['app-rest.wasm', 'listings.txt'])].map(read)),
    module: weigh(['queens.js', 'queens.wasm'].map((name) => read(path.join(bindings, name)))),
    fileSent: weigh([read(path.join(pages, 'queens.html'))]),
    file: inWords(readFileSync(path.join(pages, 'queens.html')).length),
  };
}
