// Resources held by a page: listeners, timers, workers.

/** Runs before the page's scripts: `window.held` lists their resources. */
export function noteHeld() {
  const held = {
    frames: 0,
    workers: 0,
    /** Pending timers with their callbacks. @type {Map<number, string>} */
    timers: new Map(),
    /** @type {Set<{ target: EventTarget, type: string, listener: unknown, capture: boolean }>} */
    listeners: new Set(),
  };
  Object.assign(window, { held });
  const { requestAnimationFrame: frame, setTimeout: later, clearTimeout: drop, setInterval: often } = window;
  window.requestAnimationFrame = (act) => (held.frames++, frame.call(window, act));
  window.setTimeout = /** @type {any} */ ((/** @type {() => void} */ act, /** @type {number} */ wait) => {
    const timer = later.call(window, () => (held.timers.delete(timer), act()), wait);
    held.timers.set(timer, String(act));
    return timer;
  });
  window.setInterval = /** @type {any} */ ((/** @type {() => void} */ act, /** @type {number} */ wait) => {
    const timer = often.call(window, act, wait);
    held.timers.set(timer, String(act));
    return timer;
  });
  window.clearTimeout = window.clearInterval = (timer) => {
    held.timers.delete(Number(timer));
    drop.call(window, timer);
  };
  window.Worker = class extends Worker {
    /** @param {string | URL} script @param {WorkerOptions} [options] */
    constructor(script, options) {
      super(script, options);
      held.workers++;
    }
    terminate() {
      super.terminate();
      held.workers--;
    }
  };
  // An element's listeners end with it; those of the window, the document and media queries remain.
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const captures = (/** @type {any} */ options) => (typeof options === 'object' ? Boolean(options?.capture) : Boolean(options));
  const same = (/** @type {any} */ each, /** @type {any[]} */ [target, type, listener, options]) =>
    each.target === target && each.type === type && each.listener === listener && each.capture === captures(options);
  const forget = (/** @type {any[]} */ ...given) => {
    for (const each of held.listeners) if (same(each, given)) held.listeners.delete(each);
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const stays = this === undefined || this === window || this === document || this instanceof MediaQueryList;
    if (stays && !(typeof options === 'object' && options?.signal?.aborted)) {
      const target = this ?? window;
      forget(target, type, listener, options);
      held.listeners.add({ target, type, listener, capture: captures(options) });
      if (typeof options === 'object') {
        options?.signal?.addEventListener('abort', () => forget(target, type, listener, options));
        if (options?.once) add.call(target, type, () => forget(target, type, listener, options), options);
      }
    }
    add.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    forget(this ?? window, type, listener, options);
    remove.call(this, type, listener, options);
  };
}
