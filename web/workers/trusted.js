// Starts workers where a page takes the addresses of scripts from a Trusted Types policy alone: ours, `queenscope`, lets
// through the module's own workers, the bridges to them and the page's service worker, and nothing else.

const POLICY = 'queenscope';
const WORKERS = ['../count/count-worker.js', '../figures/worker.js', '../share/gif-worker.js', '../scout/worker.js'];

/** Where this lies. Bundlers look for calls with `import.meta.url` in them, and would take in what a bundle does not need. */
const HERE = import.meta.url;

/** @type {Set<string>} */
const own = new Set(WORKERS.map((name) => new URL(name, HERE).href));

/**
 * A bundler puts scripts elsewhere, under names of its own; some tell them that they lie where they were found, which is
 * no place that a page could have them from.
 */
export const isBundled = HERE.startsWith('file:') || !new URL(HERE).pathname.endsWith('/trusted.js');

/**
 * What makes trusted addresses, and why there is none; neither where the browser knows nothing of it.
 * @type {{ policy?: { createScriptURL(address: string): any }, refusal?: unknown } | undefined}
 */
let made;

function makePolicy() {
  // Its types are not among those of the language's tools.
  const factory = /** @type {any} */ (globalThis).trustedTypes;
  if (!factory) return {};
  try {
    const createScriptURL = (/** @type {string} */ address) => {
      if (own.has(address)) return address;
      throw new TypeError(`${address} is no worker of this module`);
    };
    return { policy: factory.createPolicy(POLICY, { createScriptURL }) };
  } catch (refusal) {
    return { refusal };
  }
}

/**
 * An address as the page takes it, if it takes any of ours.
 * @param {string} script one of ours
 */
function trust(script) {
  made ??= makePolicy();
  // Without a policy of ours it may do all the same: not every page that names policies asks for them here.
  return made.policy ? made.policy.createScriptURL(script) : script;
}

/**
 * @param {string} script one of the module's workers, or a bridge to one
 * @param {WorkerOptions} [options]
 * @throws {Error} if the page trusts no addresses of ours
 */
function start(script, options) {
  try {
    return new Worker(trust(script), options);
  } catch (error) {
    const refusal = made?.refusal;
    if (!refusal) throw error;
    throw new Error(`this page allows no Trusted Types policy named '${POLICY}', which its header has to name: trusted-types ${POLICY}`, { cause: refusal });
  }
}

/** @param {URL} script one of the module's workers, a module */
export const startWorker = (script) => start(script.href, { type: 'module' });

/**
 * The page's own service worker, which is looked at anew with each visit, whatever the browser has kept.
 * @param {URL} script
 */
export async function registerServiceWorker(script) {
  own.add(script.href);
  await navigator.serviceWorker.register(trust(script.href), { updateViaCache: 'none' });
}

/**
 * A worker that is a classic script of the page's own making.
 * @param {string} source
 * @returns {{ start: () => Worker }} for as many as are wanted
 */
export function makeScript(source) {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  own.add(address);
  return { start: () => start(address) };
}
