// Fetches the program, and says how far it has got.
import { openContext, sizeCanvas } from './context.js';
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

/** Checked before anything is read. */
function checkAbilities() {
  if (typeof WebAssembly !== 'object') throw new Missing('WebAssembly', 'wasm');
  if (typeof WebGL2RenderingContext !== 'function') throw new Missing('WebGL 2', 'webgl');
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
 * @returns what starts the program, each time in memory of its own, and the fonts that have arrived
 * @throws {Missing | Broken}
 */
export async function load(canvas) {
  checkAbilities();
  // Without this a context that is taken would never be given back.
  canvas.addEventListener('webglcontextlost', (event) => event.preventDefault());
  const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById('progress'));
  const shares = [0, 0, 0, 0];
  const weights = [0.85, 0.05, 0.05, 0.05];
  /** @param {number} which */
  const part = (which) => (/** @type {number} */ share) => {
    shares[which] = share;
    if (bar) bar.value = shares.reduce((sum, each, i) => sum + each * weights[i], 0);
  };
  // Of many frames in a page only those that are seen may hold a context for so long.
  const program = compile(part(0), () => {
    sizeCanvas(canvas, canvas.clientWidth, canvas.clientHeight, devicePixelRatio);
    if (window.parent === window && !openContext(canvas)) throw new Missing('WebGL 2', 'webgl');
  });
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
 * @param {() => void} meanwhile what is done while it is compiled
 */
async function compile(onShare, meanwhile) {
  const file = 'app.wasm';
  const { response, check } = await openFile(file, { onShare });
  const streams = response.headers.get('content-type') === 'application/wasm';
  const compiling = streams ? WebAssembly.compileStreaming(response) : response.arrayBuffer().then(WebAssembly.compile);
  // It is awaited below; an error before that is not to be reported as unhandled.
  compiling.catch(() => undefined);
  meanwhile();
  const compiled = await compiling.catch((error) => {
    if (isForbidden()) throw new Missing('WebAssembly', 'policy');
    throw new Broken(file, 'damaged', error.message);
  });
  check();
  return compiled;
}
