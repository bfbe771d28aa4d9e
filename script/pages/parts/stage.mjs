// What the program needs of a page to draw its first picture, in Node: a canvas that answers as WebGL does and shows
// nothing, a window and a document in which nothing happens, and a clock that goes alike each time.

/** What WebGL is asked for, by its number; all else is 0. @type {Record<number, unknown>} */
const ANSWERS = {
  0x1f02: 'WebGL 2.0',
  // The largest texture.
  0x0d33: 4096,
  // A shader was compiled, a program linked.
  0x8b81: true,
  0x8b82: true,
};

/** Milliseconds that each look at the clock takes. */
const TICK = 0.01;

/** What something may happen to. @template {object} Properties @param {Properties} properties */
function makeTarget(properties) {
  /** @type {[type: string, listener: (event: object) => void][]} */
  const listeners = [];
  const target = {
    ...properties,
    style: {},
    addEventListener: (/** @type {string} */ type, /** @type {(event: object) => void} */ listener) => void listeners.push([type, listener]),
    removeEventListener: () => undefined,
    /** Tells whoever listens of something. @param {string} type */
    happen: (type) => listeners.filter(([each]) => each === type).forEach(([, listener]) => listener({ type, target, preventDefault() {} })),
  };
  return target;
}

/** A context that draws nothing. What it makes is an object, to which the program may add something. */
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
 * Puts it into the place of the browser's, new each time.
 * @param {number} width of the canvas in CSS pixels
 * @param {number} height
 * @param {number} density device pixels to one
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
  // Some of them Node has too.
  for (const [name, value] of Object.entries({ ...window, window })) Object.defineProperty(globalThis, name, { value, configurable: true });
  let now = 0;
  performance.now = Date.now = () => (now += TICK);
  return { canvas, document, window };
}
