// Stores the site for offline use, always a complete version. The build writes the list of files, `self.kept`, before this
// script, so each version is another worker: it fetches all files first and then takes over. Online readers always get the
// files of the server. Only files of the build are stored: the login page of a network would otherwise be stored for good.
import { Checksum } from '../files/checksum.js';

/** @typedef {ServiceWorkerGlobalScope & typeof globalThis} Scope */
const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));
const { version, app, files } = worker.kept;
const { scope } = worker.registration;
// Several sites of an origin share its caches.
const OURS = `queenscope ${scope} `;
const CACHE = OURS + version;
/** Python, which is kept once it was fetched, whatever the version of the site. */
const PYTHON = `queenscope-python ${scope}`;

/** Media types that browsers require of scripts and style sheets, by file name. */
const TYPES = [[/\.js$/, /^(text|application)\/javascript\b/i], [/\.css$/, /^text\/css\b/i]];

/**
 * @param {Cache} cache
 * @param {string} name of a file
 * @param {Response} response
 * @throws {Error} unless it is the file that the build has made
 */
async function keepFile(cache, name, response) {
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const stamp = files[name];
  // Hosts write into pages; of the one that names the others the server may have been given the next version meanwhile.
  const fits = stamp ? new Checksum().add(bytes).is(stamp) : name !== './' || new TextDecoder().decode(bytes).includes(app);
  if (!fits) throw new Error(`${name} is not of ${app}`);
  const type = response.headers.get('content-type') ?? '';
  if (TYPES.some(([ending, known]) => ending.test(name) && !known.test(type))) throw new Error(`${name} is sent as ${type}`);
  // Anew, since a page may not be opened with an answer that was redirected.
  await cache.put(name, new Response(bytes, { headers: response.headers }));
}

async function keep() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.keys(files).map(async (name) => {
      const anew = async () => keepFile(cache, name, await fetch(name, { cache: 'reload' }));
      // The browser has usually just fetched files with a hash in their name.
      if (name.startsWith(app)) await fetch(name).then((response) => keepFile(cache, name, response)).catch(anew);
      else await anew();
    }));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** A page of the version before may be open, and has not asked for all of its files yet. */
async function forgetOld() {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  // They come in the order in which they were made.
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * A file with a hash in its name never changes; it is stored again if it is missing.
 * @param {FetchEvent} event
 * @param {string} name
 */
async function keptFirst(event, name) {
  const { request } = event;
  // Retry asks past the browser's caches, as what they have may be what is amiss.
  const again = request.cache === 'reload';
  const found = again ? undefined : await caches.match(request.url, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(request);
  if (Object.hasOwn(files, name)) {
    const copy = response.clone();
    // The page sees for itself whether it is the right one.
    event.waitUntil(caches.open(CACHE).then((cache) => keepFile(cache, name, copy)).catch(() => undefined));
  }
  return response;
}

/** @param {Request} request @param {string} name */
async function serverFirst(request, name) {
  try {
    // The browser's own cache may have been told to keep a page for long, and is asked to look whether it is still the same.
    return await fetch(new Request(request, { cache: request.cache === 'reload' ? 'reload' : 'no-cache' }));
  } catch (error) {
    const found = await caches.match(new URL(name, scope).href, { cacheName: CACHE, ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

/** Kept first, unless the page asks past caches because a file does not fit. @param {FetchEvent} event */
async function python({ request }) {
  const cache = await caches.open(PYTHON);
  const found = await cache.match(request.url, { ignoreVary: true });
  if (found && request.cache === 'default') return found;
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request.url, response.clone());
    return response;
  } catch (error) {
    if (found) return found;
    throw error;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(keep().then(() => worker.skipWaiting())));
// The page that has had itself kept is one of its clients from then on, not only when it is opened again.
worker.addEventListener('activate', (event) => event.waitUntil(forgetOld().then(() => worker.clients.claim())));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== 'GET' || !address.startsWith(scope)) return;
  const name = address.slice(scope.length).replace(/^(index\.html)?$/, './').replace(/[^.]\/$/, '$&index.html');
  if (name.startsWith('python-')) event.respondWith(python(event));
  else if (name.startsWith('app-')) event.respondWith(keptFirst(event, name));
  else if (Object.hasOwn(files, name)) event.respondWith(serverFirst(request, name));
});
