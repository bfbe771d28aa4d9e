// The built site on a port of its own, whole or with something wrong in it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { link, mkdir, mkdtemp, readdir } from 'node:fs/promises';
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
 * Serves the site as if it had other files in it. What is wrong with it can be put right while it is served.
 * @param {Record<string, ((bytes: Buffer) => Buffer | string) | null | 'never'>} changes by the path of the file, in the
 *   folder of the page's files or else in the site: what becomes of its bytes, null if it is missing, `never` if it
 *   is asked for and not answered until all is put right
 * @param {Record<string, string | undefined>} [headers] that the host sends with everything, in place of its usual ones;
 *   undefined: not at all
 * @param {(file: string) => string | undefined} [typeOf] says what a file is served as, if not as usual
 */
export async function serveSiteWith(changes, headers = {}, typeOf = () => undefined) {
  const files = readdirSync(path.join(DIST, APP), { recursive: true });
  /** What is done to a file, by its address. @type {Map<string, typeof changes[string]>} */
  const faults = new Map(Object.entries(changes).map(([file, change]) => {
    const name = files.includes(file) ? `${APP}/${file}` : file;
    if (!existsSync(path.join(DIST, name))) throw new Error(`the site has no ${file}`);
    return [`/${name}`, change];
  }));
  /** @type {(() => void)[]} */
  const held = [];
  let damaged = true;
  let cut = false;
  const instead = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const { address: behind, close } = await serve(DIST);
  const front = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', behind);
    if (damaged && faults.get(pathname) === 'never') held.push(() => answer(request, response));
    else answer(request, response);
  });
  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  function answer(request, response) {
    if (cut) {
      request.socket.destroy();
      return;
    }
    const wanted = new URL(request.url ?? '', behind);
    const change = damaged ? faults.get(wanted.pathname) : undefined;
    const asking = { ...request.headers };
    if (faults.has(wanted.pathname)) {
      // Who has it from before it was changed, or put right, is not told that it is still the same.
      for (const name of ['if-modified-since', 'if-none-match', 'range']) delete asking[name];
      if (change) delete asking['accept-encoding'];
      if (change === null) wanted.pathname += '.missing';
    }
    const asked = http.request(wanted, { headers: asking, method: request.method }, (answered) => {
      const given = { ...answered.headers };
      if (faults.has(wanted.pathname)) for (const name of ['last-modified', 'etag']) delete given[name];
      const bytes = typeof change === 'function' ? Buffer.from(change(readFileSync(path.join(DIST, decodeURIComponent(wanted.pathname))))) : undefined;
      if (bytes) given['content-length'] = String(bytes.length);
      const usual = Object.entries(given).filter(([name]) => !instead.has(name));
      const type = typeOf(wanted.pathname);
      const own = [...instead, ...(type ? [['content-type', type]] : [])].filter(([, value]) => value !== undefined);
      response.writeHead(answered.statusCode ?? 500, Object.fromEntries([...usual, ...own]));
      if (!bytes) {
        answered.pipe(response);
        return;
      }
      answered.resume();
      response.end(bytes);
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
    damage: () => void (damaged = true),
    /** All files are there again, as they were built. */
    repair: () => {
      damaged = false;
      for (const go of held.splice(0)) go();
    },
    close: async () => {
      front.closeAllConnections();
      front.close();
      await close();
    },
  };
}
