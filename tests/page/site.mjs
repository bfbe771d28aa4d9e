// The built site on a port of its own, whole or with something wrong in it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../script/tools/serve.mjs';

/** The built site. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** On the same device as that. */
const BUILD = fileURLToPath(new URL('../../build', import.meta.url));

/** The folder of the site that holds what the page itself is made of. */
export const APP = readdirSync(DIST).find((name) => /^app-\w+$/.test(name)) ?? '';

/** The values of the headers that the guide tells hosts to send. @type {Record<'least' | 'trusted' | 'embedder' | 'resource', string>} */
export const HEADERS = JSON.parse(readFileSync(new URL('../../web/guide/headers.json', import.meta.url), 'utf8'));
/** The headers of a host with the least policy that the guide gives to hosts, and no more trust in addresses than it says. */
export const STRICT = { 'Content-Security-Policy': `default-src 'none'; ${HEADERS.least}; frame-src 'self'; ${HEADERS.trusted}` };

export const serveSite = () => serve(DIST);

/**
 * The built site in a new folder: its files themselves, which stay as they are, as copying them all takes longer than most
 * tests. Who changes one takes it away first.
 */
export async function linkSite() {
  const folder = await mkdtemp(path.join(BUILD, 'site-'));
  for (const entry of await readdir(DIST, { recursive: true, withFileTypes: true })) {
    const from = path.join(entry.parentPath ?? entry.path, entry.name);
    const to = path.join(folder, path.relative(DIST, from));
    if (entry.isDirectory()) await mkdir(to, { recursive: true });
    else await link(from, to);
  }
  return folder;
}

/**
 * Serves a copy of the site with other files in it. What is wrong with it can be put right while it is served.
 * @param {Record<string, ((bytes: Buffer) => Buffer | string) | null | 'never'>} changes by the path of the file, in the
 *   folder of the page's files or else in the site: what becomes of its bytes, null if it is missing, `never` if it
 *   is asked for and not answered until all is put right
 * @param {Record<string, string | undefined>} [headers] that the host sends with everything, in place of its usual ones;
 *   undefined: not at all
 * @param {(file: string) => string | undefined} [typeOf] says what a file is served as, if not as usual
 */
export async function serveSiteWith(changes, headers = {}, typeOf = () => undefined) {
  const folder = await linkSite();
  const inside = readdirSync(path.join(folder, APP), { recursive: true });
  const pathOf = (/** @type {string} */ file) => {
    const name = inside.includes(file) ? `${APP}/${file}` : file;
    if (!existsSync(path.join(DIST, name))) throw new Error(`the site has no ${file}`);
    return name;
  };
  const silent = new Set();
  /** @type {(() => void)[]} */
  const held = [];
  let cut = false;
  const instead = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  // Who has a file asks whether it is newer, in whole seconds.
  let changed = 0;
  const noteChange = async (/** @type {string} */ name) => {
    changed = Math.max(Date.now(), changed + 2000);
    await utimes(name, new Date(changed), new Date(changed));
  };
  const damage = async () => {
    for (const [file, change] of Object.entries(changes)) {
      const name = path.join(folder, pathOf(file));
      if (change === 'never') silent.add(`/${pathOf(file)}`);
      else {
        // It is the built site's own file, which stays as it is.
        const bytes = await readFile(name);
        await rm(name);
        if (change === null) continue;
        await writeFile(name, change(bytes));
        await noteChange(name);
      }
    }
  };
  await damage();
  const { address: behind, close } = await serve(folder);
  const front = http.createServer((request, response) => {
    if (silent.has(request.url?.split('?')[0])) held.push(() => answer(request, response));
    else answer(request, response);
  });
  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  function answer(request, response) {
    if (cut) {
      request.socket.destroy();
      return;
    }
    const asked = http.request(new URL(request.url ?? '', behind), { headers: request.headers, method: request.method }, (answered) => {
      const usual = Object.entries(answered.headers).filter(([name]) => !instead.has(name));
      const type = typeOf(new URL(asked.path, behind).pathname);
      const own = [...instead, ...(type ? [['content-type', type]] : [])].filter(([, value]) => value !== undefined);
      response.writeHead(answered.statusCode ?? 500, Object.fromEntries([...usual, ...own]));
      answered.pipe(response);
    });
    request.pipe(asked);
    asked.on('error', () => response.destroy());
  }
  await new Promise((resolve) => front.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (front.address());
  return {
    address: `http://127.0.0.1:${port}/`,
    /** As without a network: whatever is asked for fails, until it is back. */
    cut: (/** @type {boolean} */ off) => void (cut = off),
    /** What is wrong with it is wrong again, once it has been put right. */
    damage,
    /** All files are there again, as they were built. */
    repair: async () => {
      silent.clear();
      for (const [file, change] of Object.entries(changes)) {
        if (change === 'never') continue;
        const name = path.join(folder, pathOf(file));
        await rm(name, { force: true });
        await copyFile(path.join(DIST, pathOf(file)), name);
        await noteChange(name);
      }
      for (const go of held.splice(0)) go();
    },
    close: async () => {
      front.closeAllConnections();
      front.close();
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
