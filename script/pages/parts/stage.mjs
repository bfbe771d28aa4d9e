// Stand-ins for a page that let the program draw its first frame in Node. They are a canvas with a WebGL context that
// draws nothing, a window and a document without events, and a reproducible clock.

/** Answers of WebGL by the number of the parameter; all others are 0. @type {Record<number, unknown>} */
const ANSWERS = {
  0x1f02: 'WebGL 2.0',
  // The maximum texture size.
  0x0d33: 4096,
  // Shaders compile, and programs link.
  0x8b81: true,
  0x8b82: true,
};

/** Milliseconds that the clock advances at each reading. */
const TICK = 0.01;

/** An object that accepts event listeners. @template {object} Properties @param {Properties} properties */
function makeTarget(properties) {
  /** @type {[type: string, listener: (event: object) => void][]} */
  const listeners = [];
  const target = {
    ...properties,
    style: {},
    addEventListener: (/** @type {string} */ type, /** @type {(event: object) => void} */ listener) => void listeners.push([type, listener]),
    removeEventListener: () => undefined,
    /** Notifies the listeners of a type. @param {string} type */
    happen: (type) => listeners.filter(([each]) => each === type).forEach(([, listener]) => listener({ type, target, preventDefault() {} })),
  };
  return target;
}

/** A context that draws nothing. It creates plain objects, which the program may extend. */
function makeContext() {
  const ask = (/** @type {unknown[]} */ ...asked) => ANSWERS[/** @type {number} */ (asked.at(-1))] ?? 0;
  const known = {
    getParameter: ask, getShaderParameter: ask, getProgramParameter: ask, getAttribLocation: () => 0,
    getSupportedExtensions: () => [], getExtension: () => null, getShaderInfoLog: () => '', getProgramInfoLog: () => '',
    isContextLost: () => false, getError: () => 0,
  };
  return new Proxy(/** @type {Record<string | symbol, unknown>} */ (known), {
    get: (all, name) => all[name] ?? (() => ({})),
  });
}

/**
 * Replaces the browser's globals by new stand-ins.
 * @param {number} width of the canvas in CSS pixels
 * @param {number} height
 * @param {number} density device pixels per CSS pixel
 */
export function setStage(width, height, density) {
  const context = makeContext();
  const box = { left: 0, top: 0, width, height };
  const canvas = makeTarget({
    id: 'canvas', getContext: () => context, getBoundingClientRect: () => box,
    clientWidth: width, clientHeight: height, width: width * density, height: height * density,
  });
  const document = makeTarget({
    hidden: false, visibilityState: 'visible', documentElement: {}, body: {}, title: '',
    querySelector: (/** @type {string} */ selector) => (selector === '#canvas' ? canvas : null),
  });
  const window = makeTarget({
    innerWidth: width, innerHeight: height, outerWidth: width, outerHeight: height, pageXOffset: 0, pageYOffset: 0,
    devicePixelRatio: density,
    document, navigator: {}, screen: {}, WebGLRenderingContext: class {},
  });
  // Node defines some of them already.
  for (const [name, value] of Object.entries({ ...window, window })) Object.defineProperty(globalThis, name, { value, configurable: true });
  let now = 0;
  performance.now = Date.now = () => (now += TICK);
  return { canvas, document, window };
}
