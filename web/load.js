// Fetches what the first picture is made of, the program and its fonts, and says how far it has got; sees of each file that
// it is whole and belongs here before anything reads it.

/** @typedef {[bytes: number, sum: string]} Stamp how long a file is, and its sum */

// An empty module.
const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

const NAMES = /** @type {const} */ (['text', 'strong', 'mono']);
// So long the board waits for letters when all else is there.
const FONT_PATIENCE = 5000;

/** By the files' names; the build, which reckons them, writes them into the page. @type {Record<string, Stamp>} */
const STAMPS = JSON.parse(globalThis.document?.getElementById('files')?.textContent ?? '{}');

/** What the page cannot be without; the message names it. */
export class Missing extends Error {
  /** @param {string} ability @param {'webgl' | 'wasm' | 'policy'} lacking which advice helps */
  constructor(ability, lacking) {
    super(ability);
    this.lacking = lacking;
  }
}

/** A file of the site that did not arrive as it was sent. */
export class Broken extends Error {
  /**
   * @param {string} file
   * @param {'notLoaded' | 'damaged'} how
   * @param {string} reason in English
   */
  constructor(file, how, reason) {
    super(`${file}: ${reason}`);
    this.file = file;
    this.how = how;
  }
}

/**
 * A sum over the bytes of a file, by which one that was cut, damaged or is of another version is told from the one that
 * belongs here. FNV-1a: the browser's own hashes are not there for pages that come without TLS, and nobody is to be kept
 * from forging it.
 */
export class Checksum {
  #hash = 0x811c9dc5;
  #bytes = 0;

  /** @param {Uint8Array} bytes the next ones of the file */
  add(bytes) {
    let hash = this.#hash;
    for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193);
    this.#hash = hash;
    this.#bytes += bytes.length;
    return this;
  }

  /** @returns {Stamp} of the bytes added so far */
  stamp() {
    return [this.#bytes, (this.#hash >>> 0).toString(16).padStart(8, '0')];
  }

  /** @param {Stamp} stamp */
  is(stamp) {
    return this.stamp().join() === stamp.join();
  }
}

/**
 * Starts to fetch a file.
 * @param {string} file
 * @param {{ onShare?: (share: number) => void, signal?: AbortSignal }} [options] `onShare` hears how much of it has
 *   arrived
 * @returns {Promise<{ response: Response, check: () => void }>} a response with the same body, and what throws a
 *   `Broken` unless all of that has been read and is right
 * @throws {Broken} if there is no such file, or it cannot be reached
 */
async function openFile(file, { onShare, signal } = {}) {
  const response = await fetch(new URL(file, import.meta.url), { signal }).catch((error) => {
    throw new Broken(file, 'notLoaded', error.message);
  });
  if (!response.ok || !response.body) throw new Broken(file, 'notLoaded', `${response.status} ${response.statusText}`);
  const sum = new Checksum();
  const [length] = STAMPS[file];
  const counter = new TransformStream({
    transform(chunk, controller) {
      sum.add(chunk);
      onShare?.(Math.min(1, sum.stamp()[0] / length));
      controller.enqueue(chunk);
    },
  });
  return {
    response: new Response(response.body.pipeThrough(counter), { headers: response.headers }),
    check: () => {
      if (sum.is(STAMPS[file])) return;
      throw new Broken(file, 'damaged', `${sum.stamp().join(' bytes, sum ')} instead of ${STAMPS[file].join(' bytes, sum ')}`);
    },
  };
}

/**
 * The bytes of a file.
 * @param {string} file
 * @param {{ onShare?: (share: number) => void, signal?: AbortSignal }} [options] as of `openFile`
 * @throws {Broken}
 */
export async function fetchBytes(file, options) {
  const { response, check } = await openFile(file, options);
  const bytes = await response.arrayBuffer().catch((error) => {
    throw new Broken(file, 'notLoaded', error.message);
  });
  check();
  return new Uint8Array(bytes);
}

/**
 * @template Result
 * @param {Promise<Result>} promise
 * @param {number} patience milliseconds
 * @param {string} file what is named if it takes longer
 * @returns {Promise<Result>}
 */
export function within(promise, patience, file) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Broken(file, 'notLoaded', 'it has not arrived yet')), patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @typedef {Record<typeof NAMES[number], Uint8Array>} FontBytes empty where one is missing */
/** @typedef {{ bytes: FontBytes, missing: Map<typeof NAMES[number], Promise<Uint8Array>> }} Fonts */

/** @param {string} name */
export const fileOf = (name) => `fonts/${name}.ttf`;

/** @param {(which: number, share: number) => void} [onShare] */
function fetchFonts(onShare) {
  return new Map(NAMES.map((name, i) => {
    const bytes = fetchBytes(fileOf(name), { onShare: (share) => onShare?.(i, share) });
    // Who awaits it comes later.
    bytes.catch(() => undefined);
    return [name, bytes];
  }));
}

/**
 * @param {ReturnType<typeof fetchFonts>} arriving
 * @returns {Promise<Fonts>}
 * @throws {Broken} if none arrives
 */
async function awaitFonts(arriving) {
  /** @type {Fonts} */
  const fonts = { bytes: { text: new Uint8Array(), strong: new Uint8Array(), mono: new Uint8Array() }, missing: new Map() };
  await Promise.all([...arriving].map(async ([name, bytes]) => {
    try {
      fonts.bytes[name] = await within(bytes, FONT_PATIENCE, fileOf(name));
    } catch {
      fonts.missing.set(name, bytes);
    }
  }));
  // Over a slow line all of them may be late; the first of them is enough then.
  if (fonts.missing.size === NAMES.length) {
    const [name, bytes] = await Promise.any([...arriving].map(async ([name, bytes]) => /** @type {const} */ ([name, await bytes])))
      .catch(({ errors }) => {
        throw errors[0];
      });
    fonts.bytes[name] = bytes;
    fonts.missing.delete(name);
  }
  return fonts;
}

/** Checked before anything is read. @param {boolean} drawable */
function checkAbilities(drawable) {
  if (typeof WebAssembly !== 'object') throw new Missing('WebAssembly', 'wasm');
  if (typeof WebGL2RenderingContext !== 'function' || !drawable) throw new Missing('WebGL 2', 'webgl');
}

/** Whether a Content-Security-Policy forbids all programs, so that nothing is wrong with ours. */
function isForbidden() {
  try {
    return !new WebAssembly.Module(EMPTY);
  } catch {
    return true;
  }
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {boolean} drawable whether it has a context, or will be given one
 * @returns what starts the program, each time in memory of its own, and the fonts that have arrived
 * @throws {Missing | Broken}
 */
export async function load(canvas, drawable) {
  checkAbilities(drawable);
  const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById('progress'));
  const shares = [0, 0, 0, 0];
  const weights = [0.85, 0.05, 0.05, 0.05];
  /** @param {number} which */
  const part = (which) => (/** @type {number} */ share) => {
    shares[which] = share;
    if (bar) bar.value = shares.reduce((sum, each, i) => sum + each * weights[i], 0);
  };
  const program = compile(part(0));
  const arriving = fetchFonts((which, share) => part(which + 1)(share));
  // It is awaited below; until then a failure is not to be reported as unhandled.
  program.catch(() => undefined);
  const { default: loadApp } = await import('./app.js');
  const compiled = await program;
  const start = () =>
    /** @type {Promise<import('./app.js').MainModule>} */ (
      new Promise((resolve, reject) => {
        loadApp({
          canvas,
          instantiateWasm: (
            /** @type {WebAssembly.Imports} */ imports,
            /** @type {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} */ receive,
          ) => {
            WebAssembly.instantiate(compiled, imports).then((instance) => receive(instance, compiled)).catch(reject);
            return {};
          },
        }).then(resolve, reject);
      })
    );
  return { start, fonts: await awaitFonts(arriving) };
}

/**
 * Compiles while the bytes come in, where the server says that they are WebAssembly.
 * @param {(share: number) => void} onShare
 */
async function compile(onShare) {
  const file = 'app.wasm';
  const { response, check } = await openFile(file, { onShare });
  const streams = response.headers.get('content-type') === 'application/wasm';
  const compiling = streams ? WebAssembly.compileStreaming(response) : response.arrayBuffer().then(WebAssembly.compile);
  const compiled = await compiling.catch((error) => {
    if (isForbidden()) throw new Missing('WebAssembly', 'policy');
    throw new Broken(file, 'damaged', error.message);
  });
  check();
  return compiled;
}
