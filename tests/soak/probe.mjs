// What is noted inside of a page, from before its own scripts run.

/**
 * @typedef {object} Seen
 * @property {number} pictures drawn
 * @property {Frames} frames since they were told last
 * @property {number} contexts of the graphics device that were asked for, one for each canvas
 * @property {number} objects on the device that are not given back
 * @property {number} workers that live
 * @property {string[]} errors that nobody caught, or that were written on the console
 * @property {string[]} problems that the page told of
 * @property {WebAssembly.Memory[]} memories of the programs
 */

/**
 * What scripts did in the frames that they asked for.
 * @typedef {object} Frames
 * @property {number} count
 * @property {number} long how many took longer than 50 ms, after which a reader notices it
 * @property {number} longest milliseconds
 */

/** Runs in the page. */
export function notice() {
  /** @type {Seen} */
  const seen = { pictures: 0, frames: { count: 0, long: 0, longest: 0 }, contexts: 0, objects: 0, workers: 0, errors: [], problems: [], memories: [] };
  Object.assign(window, { seen });
  addEventListener('error', ({ message }) => void seen.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => void seen.errors.push(`unhandled: ${reason?.message ?? reason}`));
  // Of an object the console tells Firefox's driver nothing.
  const { error } = console;
  console.error = (...given) => {
    seen.errors.push(given.map((each) => each?.message ?? String(each)).join(' '));
    error.apply(console, given);
  };
  addEventListener('DOMContentLoaded', () => {
    window.queens?.on('problem', ({ message }) => void seen.problems.push(message));
  });
  // Another tab would take the place of the one that is watched.
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

/** Runs in the page. @returns what was noted, in numbers and texts; frames, errors and problems only once */
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
