// Makes addresses of scripts for pages that take them only from a Trusted Types policy. Ours is called `queenscope`; it
// lets through the addresses that this site's own modules have named, and nothing else.

const POLICY = 'queenscope';

/** @type {Set<string>} */
const own = new Set();

/**
 * The Trusted Types policy, or the reason that there is none. Both are missing if the browser has no Trusted Types.
 * @type {{ policy?: { createScriptURL(address: string): any }, refusal?: unknown } | undefined}
 */
let made;

function makePolicy() {
  // TypeScript has no types for it.
  const factory = /** @type {any} */ (globalThis).trustedTypes;
  if (!factory) return {};
  try {
    const createScriptURL = (/** @type {string} */ address) => {
      if (own.has(address)) return address;
      throw new TypeError(`${address} is not a script of this site`);
    };
    return { policy: factory.createPolicy(POLICY, { createScriptURL }) };
  } catch (refusal) {
    return { refusal };
  }
}

/** @param {string} script */
function trust(script) {
  own.add(script);
  made ??= makePolicy();
  // A page that names other policies may still accept plain addresses here.
  return made.policy ? made.policy.createScriptURL(script) : script;
}

/**
 * @param {string} script
 * @param {WorkerOptions} [options]
 * @throws {Error} if the page does not allow it
 */
export function trustedWorker(script, options) {
  try {
    return new Worker(trust(script), options);
  } catch (error) {
    const refusal = made?.refusal;
    if (!refusal) throw error;
    throw new Error(`this page allows no Trusted Types policy named '${POLICY}'; its header must name it: trusted-types ${POLICY}`, { cause: refusal });
  }
}

/**
 * The page's own service worker. The browser checks it for changes at each visit, whatever it has cached.
 * @param {URL} script
 */
export async function registerServiceWorker(script) {
  await navigator.serviceWorker.register(trust(script.href), { updateViaCache: 'none' });
}
