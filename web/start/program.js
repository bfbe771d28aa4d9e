// The program in two parts: the functions and messages of the first picture, and the rest, which loads afterwards together
// with the listings. The build finds both (script/pages/parts). If the
// first part needs a function of the rest, the run is given up and the program starts again with both parts; until then its
// only state is the address.

/** @typedef {import('../app.js').MainModule} MainModule */

/**
 * @typedef {object} Rest
 * @property {WebAssembly.Module} code
 * @property {Uint8Array} listings for `learnListings`
 * @property {import('./load.js').Messages} messages all that the first part lacks
 */

/**
 * @typedef {object} Run the program in its own memory
 * @property {WebAssembly.Exports} exports
 * @property {WebAssembly.Table} table of its functions; the rest is added to it
 * @property {boolean} whole whether the rest is loaded
 * @property {boolean} lacked whether it needed a missing function and stopped
 */

export class Program {
  #canvas;
  #loadApp;
  #first;
  #messages;
  #rest;
  #fetchRest;
  /** The last run started. @type {Run | undefined} */
  #run;
  /** Its exports for scripts. @type {MainModule | undefined} */
  #module;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {(options: object) => Promise<any>} loadApp of app.js
   * @param {WebAssembly.Module} first
   * @param {import('./load.js').Messages} messages of the first picture, in the loaded languages
   * @param {Rest | undefined} rest if it is loaded already
   * @param {() => Promise<Rest>} fetchRest
   */
  constructor(canvas, loadApp, first, messages, rest, fetchRest) {
    this.#canvas = canvas;
    this.#loadApp = loadApp;
    this.#first = first;
    this.#messages = messages;
    this.#rest = rest;
    this.#fetchRest = fetchRest;
  }

  /** Whether a run started now has both parts. */
  get whole() {
    return this.#rest !== undefined;
  }

  /** Whether the last run needed a missing function and must be given up. */
  get lacked() {
    return this.#run?.lacked ?? false;
  }

  /** @returns {Promise<MainModule>} started with the loaded parts, in its own memory */
  start() {
    return new Promise((resolve, reject) => {
      this.#loadApp({
        canvas: this.#canvas,
        instantiateWasm: (
          /** @type {WebAssembly.Imports} */ imports,
          /** @type {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} */ receive,
        ) => {
          this.#instantiate(imports).then((instance) => receive(instance, this.#first)).catch(reject);
          return {};
        },
      }).then((module) => {
        this.#module = module;
        for (const [language, messages] of this.#messages) module.learn(language, messages);
        this.#teachRest();
        resolve(module);
      }).catch(reject);
    });
  }

  /**
   * Fetches the rest and adds it to the last run.
   * @returns {Promise<boolean>} false if that run needed it earlier and must start again
   * @throws the error of fetching it
   */
  async complete() {
    this.#rest ??= await this.#fetchRest();
    if (this.#run && !this.#run.lacked) {
      await this.#join(this.#run);
      this.#teachRest();
    }
    // Something may have happened to the page meanwhile.
    return !this.lacked;
  }

  /** Passes the data of the rest to the last run, if both are loaded. */
  #teachRest() {
    if (!this.#module || !this.#rest) return;
    for (const [language, messages] of this.#rest.messages) this.#module.learn(language, messages);
    this.#module.learnListings(this.#rest.listings);
  }

  /** @param {WebAssembly.Imports} imports */
  async #instantiate(imports) {
    /** Calls of the rest; scripts that have asked for one of these functions go on calling this one. */
    const placeholder = new Proxy({}, {
      get: (_, place) => (/** @type {unknown[]} */ ...given) => {
        if (run.whole) return run.table.get(Number(place))(...given);
        run.lacked = true;
        throw new Error('the rest of the program is not here yet');
      },
    });
    const instance = await WebAssembly.instantiate(this.#first, { ...imports, placeholder });
    const { exports } = instance;
    const table = Object.values(exports).find((each) => each instanceof WebAssembly.Table);
    /** @type {Run} */
    const run = { exports, table: /** @type {WebAssembly.Table} */ (table), whole: false, lacked: false };
    this.#run = run;
    if (this.#rest) await this.#join(run);
    return instance;
  }

  /** @param {Run} run */
  async #join(run) {
    if (run.whole) return;
    await WebAssembly.instantiate(/** @type {Rest} */ (this.#rest).code, { primary: run.exports });
    run.whole = true;
  }
}
