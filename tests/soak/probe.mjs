// Records events inside a page, starting before its own scripts.

/**
 * @typedef {object} Seen
 * @property {number} pictures drawn
 * @property {Frames} frames since the last report
 * @property {number} contexts requested from the graphics device, one for each canvas
 * @property {number} objects on the device that were not released
 * @property {number} workers alive
 * @property {string[]} errors uncaught, or written to the console
 * @property {string[]} problems reported by the page
 * @property {WebAssembly.Memory[]} memories of the programs
 */

/**
 * The work of scripts in animation frames.
 * @typedef {object} Frames
 * @property {number} count
 * @property {number} long number of frames above 50 ms, which are noticeable
 * @property {number} longest milliseconds
 */

/** Runs in the page. */
export function notice() {
  /** @type {Seen} */
  const seen = { pictures: 0, frames: { count: 0, long: 0, longest: 0 }, contexts: 0, objects: 0, workers: 0, errors: [], problems: [], memories: [] };
  Object.assign(window, { seen });
  addEventListener('error', ({ message }) => void seen.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => void seen.errors.push(`unhandled: ${reason?.message ?? reason}`));
  // For an object, the console gives Firefox's driver no text.
  const { error } = console;
  console.error = (...given) => {
    seen.errors.push(given.map((each) => each?.message ?? String(each)).join(' '));
    error.apply(console, given);
  };
  addEventListener('DOMContentLoaded', () => {
    window.queens?.on('problem', ({ message }) => void seen.problems.push(message));
  });
  // Another tab would replace the observed one.
  window.open = () => null;

  const { requestAnimationFrame: frame } = window;
  window.requestAnimationFrame = (act) => frame.call(window, (time) => {
    const begun = performance.now();
    act(time);
    const took = performance.now() - begun;
    seen.frames.count++;
    seen.frames.long += took > 50 ? 1 : 0;
    seen.frames.longest = Math.max(seen.frames.longest, took);
  });

  const { getContext } = HTMLCanvasElement.prototype;
  const known = new WeakSet();
  HTMLCanvasElement.prototype.getContext = /** @type {any} */ (function (/** @type {any[]} */ ...parameters) {
    const context = /** @type {any} */ (getContext).apply(this, parameters);
    if (parameters[0] === 'webgl2' && context && !known.has(context)) {
      known.add(context);
      seen.contexts++;
    }
    return context;
  });
  const device = /** @type {any} */ (WebGL2RenderingContext.prototype);
  const { clear } = device;
  device.clear = function (/** @type {number} */ mask) {
    seen.pictures++;
    clear.call(this, mask);
  };
  const objects = new Set();
  for (const kind of ['Buffer', 'Texture', 'VertexArray', 'Framebuffer', 'Program', 'Shader']) {
    const [make, give] = [device[`create${kind}`], device[`delete${kind}`]];
    device[`create${kind}`] = function (/** @type {any[]} */ ...parameters) {
      const object = make.apply(this, parameters);
      if (object) objects.add(object);
      seen.objects = objects.size;
      return object;
    };
    device[`delete${kind}`] = function (/** @type {any} */ object) {
      objects.delete(object);
      seen.objects = objects.size;
      give.call(this, object);
    };
  }

  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (/** @type {any} */ source, /** @type {any} */ imports) => {
    const instance = /** @type {any} */ (await instantiate(source, imports));
    for (const each of Object.values(instance.exports ?? {})) {
      if (each instanceof WebAssembly.Memory) seen.memories.push(each);
    }
    return instance;
  };
  window.Worker = class extends Worker {
    /** @param {string | URL} script @param {WorkerOptions} [options] */
    constructor(script, options) {
      super(script, options);
      seen.workers++;
    }
    terminate() {
      super.terminate();
      seen.workers--;
    }
  };
}

/** Runs in the page. @returns the notes as numbers and texts; frames, errors and problems only once */
export function report() {
  const seen = /** @type {Seen} */ (/** @type {any} */ (window).seen);
  const { pictures, frames, contexts, objects, workers } = seen;
  seen.frames = { count: 0, long: 0, longest: 0 };
  return {
    pictures, frames, contexts, objects, workers,
    errors: seen.errors.splice(0),
    problems: seen.problems.splice(0),
    memory: seen.memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
  };
}
