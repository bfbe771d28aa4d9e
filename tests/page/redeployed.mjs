// A site that is replaced by its next version while browsers keep parts of the one before.
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { serve } from '../../script/tools/serve.mjs';
import { APP, DIST, linkSite } from './site.mjs';

const YEAR = 'max-age=31536000';
const BEFORE = 'app-before';

/**
 * Serves the version before, the same but for the name of its folder and the mark `data-before` on its page; `deploy`
 * puts the built one in its place, and the folder is gone.
 * @param {(file: string) => boolean} keeps which files, as `index.html` and in their folder `guard.js`, browsers may keep
 *   for a year; the others not at all
 */
export async function serveRedeployed(keeps) {
  const folder = await linkSite();
  await rename(path.join(folder, APP), path.join(folder, BEFORE));
  for (const name of ['index.html', 'service-worker.js']) {
    const file = path.join(folder, name);
    const page = await readFile(file, 'utf8');
    await rm(file);
    await writeFile(file, page.replaceAll(APP, BEFORE).replace('<html', '<html data-before'));
    for (const ending of ['.br', '.gz']) await rm(file + ending);
  }
  const versions = [await serve(folder), await serve(DIST)];
  let [now] = versions;
  /** @type {string[]} */
  const asked = [];
  /** @type {Set<string>} */
  const lost = new Set();
  let cut = false;
  const front = http.createServer((request, response) => {
    const { pathname } = new URL(`http://host${request.url}`);
    const file = pathname.endsWith('/') ? 'index.html' : path.basename(pathname);
    asked.push(file);
    if (cut) {
      request.socket.destroy();
      return;
    }
    if (lost.has(file)) {
      response.writeHead(404).end();
      return;
    }
    const headers = { ...request.headers, 'if-modified-since': '' };
    http.get(new URL(request.url ?? '', now.address), { headers }, (answer) => {
      // A date of the version before may be later than that of the next.
      const { 'last-modified': _, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, { ...rest, 'cache-control': keeps(file) ? YEAR : 'no-store' });
      answer.pipe(response);
    }).on('error', () => response.destroy());
  });
  await new Promise((resolve) => front.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (front.address());
  return {
    address: `http://127.0.0.1:${port}/`,
    /** What has been asked for since the last time. */
    asked: () => asked.splice(0),
    deploy: () => void (now = versions[1]),
    /** Nothing is answered from now on. */
    cut: () => void (cut = true),
    /** A file is not there from now on. */
    lose: (/** @type {string} */ file) => void lost.add(file),
    close: async () => {
      front.closeAllConnections();
      front.close();
      for (const each of versions) await each.close();
      await rm(folder, { recursive: true });
    },
  };
}
