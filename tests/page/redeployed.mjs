// A site that is replaced by its next version while browsers keep parts of the old one.
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { serve } from '../../script/tools/serve.mjs';
import { APP, DIST, linkSite } from './site.mjs';

const YEAR = 'max-age=31536000';
const BEFORE = 'app-before';

/**
 * Serves the old version, which differs only in the name of its folder and the mark `data-before` on its page. `deploy`
 * replaces it with the built one and removes the old folder.
 * @param {(file: string) => boolean} keeps files that browsers may cache for a year, such as `index.html` or, in their
 * folder, `guard.js`; browsers must not store the others
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
      // A date of the old version may be later than that of the new one.
      const { 'last-modified': _, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, { ...rest, 'cache-control': keeps(file) ? YEAR : 'no-store' });
      answer.pipe(response);
    }).on('error', () => response.destroy());
  });
  await new Promise((resolve) => front.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (front.address());
  return {
    address: `http://127.0.0.1:${port}/`,
    /** The requests since the last call. */
    asked: () => asked.splice(0),
    deploy: () => void (now = versions[1]),
    /** From now on nothing is answered. */
    cut: () => void (cut = true),
    /** From now on a file is missing. */
    lose: (/** @type {string} */ file) => void lost.add(file),
    close: async () => {
      front.closeAllConnections();
      front.close();
      for (const each of versions) await each.close();
      await rm(folder, { recursive: true });
    },
  };
}
