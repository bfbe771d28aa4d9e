// Fetches the program, and says how far it has got.
import { Broken, openFile } from './files.js';
import { awaitFonts, fetchFonts } from './fonts.js';

/** What the page cannot be without; the message names it. */
export class Missing extends Error {
  /** @param {string} ability @param {'webgl' | 'wasm' | 'policy'} lacking which advice helps */
  constructor(ability, lacking) {
    super(ability);
    this.lacking = lacking;
  }
}

/** An empty module. */
const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

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
