// Keeps the site for readers without a network, a version whole or not at all. The build writes before this what is kept,
// `self.kept`, so that another version is another worker: it gets all of its files first and then takes over. Who has a
// network is shown what the server has, always.

/** @typedef {ServiceWorkerGlobalScope & typeof globalThis} Scope */
const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));
const { version, app, files } = worker.kept;
const { scope } = worker.registration;
// Several sites of an origin share its caches.
const OURS = `queenscope ${scope} `;
const CACHE = OURS + version;

async function keep() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(files.map(async (name) => {
      // What is not named by its content a browser may have kept from before.
      const response = await fetch(name, { cache: name.startsWith(app) ? 'default' : 'reload' });
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      const body = await response.blob();
      // The server may have been given the next version meanwhile.
      if (name === './' && !(await body.text()).includes(app)) throw new Error(`${name} is not of ${app}`);
      // Anew, since a page may not be opened with an answer that was redirected.
      await cache.put(name, new Response(body, { headers: response.headers }));
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

/** What is named by its content is what it was. @param {Request} request */
async function keptFirst(request) {
  // Retry asks past the browser's caches, as what they have may be what is amiss.
  const again = request.cache === 'reload';
  const found = again ? undefined : await caches.match(request.url, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(request);
  if (again && response.ok) await (await caches.open(CACHE)).put(request.url, response.clone());
  return response;
}

/** @param {Request} request @param {string} name */
async function serverFirst(request, name) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(new URL(name, scope).href, { cacheName: CACHE, ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(keep().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOld()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== 'GET' || !address.startsWith(scope)) return;
  const name = address.slice(scope.length).replace(/^(index\.html)?$/, './');
  if (name.startsWith('app-')) event.respondWith(keptFirst(request));
  else if (files.includes(name)) event.respondWith(serverFirst(request, name));
});
