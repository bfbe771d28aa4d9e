// Fetches the program and its fonts, and says how far it has got.

/** What a page must be able to do, checked before anything is fetched. */
export class Missing extends Error {}

function checkAbilities() {
  if (typeof WebAssembly !== 'object') throw new Missing('WebAssembly');
  // On a canvas of its own, because asking fixes the attributes of the context.
  const probe = document.createElement('canvas').getContext('webgl2');
  if (!probe) throw new Missing('WebGL 2');
  probe.getExtension('WEBGL_lose_context')?.loseContext();
}

/**
 * Fetches a file and counts its bytes as they come.
 * @param {string} name
 * @param {(share: number) => void} onShare
 * @returns {Promise<Response>} a response with the same body
 */
async function fetchCounted(name, onShare) {
  const response = await fetch(name).catch((error) => {
    throw new Error(`${name} could not be loaded: ${error.message}`);
  });
  if (!response.ok || !response.body) throw new Error(`${name} could not be loaded: ${response.status} ${response.statusText}`);
  // The length of a compressed body is not that of its bytes; then the file counts when it is whole.
  const length = response.headers.has('content-encoding') ? 0 : Number(response.headers.get('content-length'));
  let received = 0;
  const counter = new TransformStream({
    transform(chunk, controller) {
      received += chunk.length;
      if (length > 0) onShare(Math.min(1, received / length));
      controller.enqueue(chunk);
    },
    flush: () => onShare(1),
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers });
}

/** @param {string} name @param {(share: number) => void} onShare */
async function fetchBytes(name, onShare) {
  return new Uint8Array(await (await fetchCounted(name, onShare)).arrayBuffer());
}

/**
 * @param {HTMLCanvasElement} canvas
 */
export async function load(canvas) {
  checkAbilities();
  const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById('progress'));
  const shares = [0, 0, 0, 0];
  const weights = [0.85, 0.05, 0.05, 0.05];
  /** @param {number} which */
  const part = (which) => (/** @type {number} */ share) => {
    shares[which] = share;
    if (bar) bar.value = shares.reduce((sum, each, i) => sum + each * weights[i], 0);
  };
  const wasm = fetchCounted('app.wasm', part(0));
  const fonts = ['text', 'strong', 'mono'].map((name, i) => fetchBytes(`fonts/${name}.ttf`, part(i + 1)));
  // Each is awaited below; until then a failure is not to be reported as unhandled.
  for (const each of [wasm, ...fonts]) each.catch(() => undefined);
  const { default: loadApp } = await import('./app.js');
  const module = await new Promise((resolve, reject) => {
    loadApp({
      canvas,
      instantiateWasm: (
        /** @type {WebAssembly.Imports} */ imports,
        /** @type {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} */ receive,
      ) => {
        instantiate(wasm, imports).then(({ instance, module: compiled }) => receive(instance, compiled), reject);
        return {};
      },
    }).then(resolve, reject);
  });
  const [text, strong, mono] = await Promise.all(fonts);
  return { module: /** @type {import('./app.js').MainModule} */ (module), fonts: { text, strong, mono } };
}

/**
 * Compiles while the bytes come in, where the server says that they are WebAssembly.
 * @param {Promise<Response>} response
 * @param {WebAssembly.Imports} imports
 */
async function instantiate(response, imports) {
  const body = await response;
  if (body.headers.get('content-type') === 'application/wasm') return WebAssembly.instantiateStreaming(body, imports);
  return WebAssembly.instantiate(await body.arrayBuffer(), imports);
}
