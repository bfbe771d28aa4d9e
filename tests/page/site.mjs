// The built site on a separate port, complete or with faults.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { link, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../script/tools/serve.mjs';

/** The built site. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** On the same device as dist. */
const BUILD = fileURLToPath(new URL('../../build', import.meta.url));

/** The folder of the site with the page's own files. */
export const APP = readdirSync(DIST).find((name) => /^app-\w+$/.test(name)) ?? '';

/**
 * The headers that the guide recommends to hosts.
 * @type {Record<'least' | 'trusted' | 'embedder' | 'resource', string>}
 */
export const HEADERS = JSON.parse(readFileSync(new URL('../../web/guide/headers.json', import.meta.url), 'utf8'));
/** The headers of a host with the guide's minimum policy, and no further trust in addresses. */
export const STRICT = { 'Content-Security-Policy': `default-src 'none'; ${HEADERS.least}; frame-src 'self'; ${HEADERS.trusted}` };

export const serveSite = () => serve(DIST);

/**
 * Links the files of the built site into a new folder, because copying takes longer than most tests. Delete a file
 * before changing it.
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
 * Serves the site with some files changed. The faults can be repaired while it is served.
 * @param {Record<string, ((bytes: Buffer) => Buffer | string) | null | 'never'>} changes by the path of a file, in the
 * folder of the page's files or else in the site: a function of its bytes; null if it is missing; `never` if the
 * request is not answered before `repair`
 * @param {Record<string, string | undefined>} [headers] sent with every response, replacing the usual ones; undefined
 * removes one
 * @param {(file: string) => string | undefined} [typeOf] content type of a file; the usual one by default
 */
export async function serveSiteWith(changes, headers = {}, typeOf = () => undefined) {
  const files = readdirSync(path.join(DIST, APP), { recursive: true });
  /** The change of a file, by address. @type {Map<string, typeof changes[string]>} */
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
      // A cached version from before the change or the repair must not be confirmed as unchanged.
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
    /** Simulates a missing network: every request fails until it is back. */
    cut: (/** @type {boolean} */ off) => void (cut = off),
    /** Restores the faults after a repair. */
    damage: () => void (damaged = true),
    /** Restores all files as built. @param {string[]} [others] files of the site that stay changed */
    repair: (others = []) => {
      if (others.length === 0) damaged = false;
      else for (const file of [...faults.keys()]) if (!others.includes(file.slice(1))) faults.delete(file);
      for (const go of held.splice(0)) go();
    },
    close: async () => {
      front.closeAllConnections();
      front.close();
      await close();
    },
  };
}
