// Serves a folder on this machine until it is stopped: serve.mjs <folder> [port, 0 = any free one]
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';

/** @param {string} file */
const modified = (file) => statSync(file, { throwIfNoEntry: false })?.mtime.getTime();

/**
 * Whether the compressed files beside a file are made from it as it is now (see compress.mjs).
 * @param {string} file
 */
const isCompressed = (file) => ['.br', '.gz'].every((suffix) => modified(file + suffix) === modified(file));

/**
 * @param {string} folder
 * @param {number} [port] 0: any free one
 * @returns {Promise<{ address: string, close: () => Promise<void> }>} where it is, with a slash at the end
 */
export async function serve(folder, port = 0) {
  const files = sirv(folder, { dev: true, dotfiles: false, brotli: true, gzip: true });
  const server = createServer((request, response) => {
    // The same rules that a strict host would set; the page must live with them.
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // A frame sandboxed with allow-scripts alone has no origin; its own modules are foreign to it.
    response.setHeader('Access-Control-Allow-Origin', '*');
    const [pathname] = (request.url ?? '/').split('?');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    if (!isCompressed(path.join(folder, name))) delete request.headers['accept-encoding'];
    files(request, response, () => {
      response.statusCode = 404;
      response.end('Not found');
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
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
  const { address, close } = await serve(process.argv[2], Number(process.argv[3] ?? 0)).catch((error) => {
    console.error(`queenscope: the port ${process.argv[3]} cannot be used: ${error.message}`);
    process.exit(1);
  });
  console.log(`Queenscope is at ${address}  (Ctrl-C stops it)`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => close().then(() => process.exit(0)));
  }
}
