// Serves a folder on this machine until stopped: serve.mjs <folder> [port, 0 = any free one]
// The smaller library sirv 3.0 crashes at `Range: bytes=10-5`, and answers `bytes=-5` with the first six bytes.
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';

/** File extensions of compressed files, and their names in headers. */
const ENCODINGS = { '.br': 'br', '.gz': 'gzip' };

/** Headers that a strict host would send; the page must work with them. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // A frame sandboxed with only allow-scripts has an opaque origin, so its own modules are cross-origin.
  'Access-Control-Allow-Origin': '*',
  // Lets hosts that require this in every frame (COEP) embed the page.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
};

/** @param {string} file */
const modified = async (file) => (await stat(file).catch(() => undefined))?.mtime.getTime();

/**
 * The requested file as a path in the folder; undefined if it does not exist or is outside the folder.
 * @param {string} root the folder, with all symbolic links resolved
 * @param {string} url of the request
 */
async function fileOf(root, url) {
  try {
    // Requests to proxies contain a complete address, which servers must accept too.
    const [pathname] = url.replace(/^https?:\/\/[^/?]*/i, '').split(/[?#]/);
    const name = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!name.startsWith('/') || name.split('/').some((part) => part.startsWith('.'))) return undefined;
    const file = path.relative(root, await realpath(path.join(root, name)));
    if (file.startsWith('..') || !(await stat(path.join(root, file))).isFile()) return undefined;
    return file;
  } catch {
    // Undecodable, too long, or a file used as a folder: the address names no file.
    return undefined;
  }
}

/**
 * The extension of the compressed file for a request; '' for the file itself. Range requests always get the file
 * itself. Compressed files of another version (see compress.mjs) are ignored.
 * @param {string} file
 * @param {import('node:http').IncomingMessage} request
 */
async function endingFor(file, request) {
  if (request.headers.range) return '';
  const accepted = new Negotiator(request).encodings(Object.values(ENCODINGS));
  for (const [ending, encoding] of Object.entries(ENCODINGS)) {
    if (accepted.includes(encoding) && (await modified(file + ending)) === (await modified(file))) return ending;
  }
  return '';
}

/**
 * @param {string} root
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(root, request, response) {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  const refuse = (/** @type {number} */ status, /** @type {string} */ text) => {
    response.writeHead(status, { 'Content-Type': 'text/plain' });
    response.end(text);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    refuse(405, 'Only GET and HEAD');
    return;
  }
  const file = await fileOf(root, request.url ?? '/');
  if (file === undefined) {
    refuse(404, 'Not found');
    return;
  }
  const ending = /** @type {'' | keyof typeof ENCODINGS} */ (await endingFor(path.join(root, file), request));
  response.setHeader('Vary', 'Accept-Encoding');
  // A suffix longer than the file means the whole file, but the library would reject the range.
  const [, last] = /^bytes=-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (Number(last) > (await stat(path.join(root, file))).size) request.headers.range = 'bytes=0-';
  const coded = (file + ending).split(path.sep).map(encodeURIComponent).join('/');
  send(request, `/${coded}`, { root, cacheControl: false, etag: false, index: false })
    .on('headers', () => {
      if (ending === '') return;
      response.setHeader('Content-Encoding', ENCODINGS[ending]);
      response.setHeader('Content-Type', contentType(path.extname(file)) || 'application/octet-stream');
    })
    .pipe(response);
}

/**
 * @param {string} folder
 * @param {number} [port] 0: any free one
 * @returns {Promise<{ address: string, close: () => Promise<void> }>} its address, with a slash at the end
 */
export async function serve(folder, port = 0) {
  const root = await realpath(folder);
  const server = createServer((request, response) => {
    answer(root, request, response).catch((error) => {
      console.error(`queenscope: ${request.url}: ${error.message}`);
      response.destroy();
    });
  });
  // Later errors, such as too many connections, affect only one connection each.
  await new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const { port: chosen } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${chosen}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections?.();
        server.close(() => resolve());
      }),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder, port] = process.argv.slice(2);
  const { address, close } = await serve(folder, Number(port ?? 0)).catch((error) => {
    console.error(`queenscope: ${folder} cannot be served on port ${port ?? 0}: ${error.message}`);
    process.exit(1);
  });
  console.log(`Queenscope is at ${address}  (Ctrl-C stops it)`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => close().then(() => process.exit(0)));
  }
}
