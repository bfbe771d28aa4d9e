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

/** @typedef {ReturnType<typeof makeProgram>} Program */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {(options: object) => Promise<any>} loadApp of app.js
 * @param {WebAssembly.Module} first
 * @param {import('./load.js').Messages} messages of the first picture, in the loaded languages
 * @param {Rest | undefined} rest if it is loaded already
 * @param {() => Promise<Rest>} fetchRest
 */
export function makeProgram(canvas, loadApp, first, messages, rest, fetchRest) {
  /** The last run started. @type {Run | undefined} */
  let last;
  /** Its exports for scripts. @type {MainModule | undefined} */
  let module;

  /** Passes the data of the rest to the last run, if both are loaded. */
  function teachRest() {
    if (!module || !rest) return;
    for (const [language, texts] of rest.messages) module.learn(language, texts);
    module.learnListings(rest.listings);
  }

  /** @param {WebAssembly.Imports} imports */
  async function instantiate(imports) {
    /** Calls of the rest; scripts that have asked for one of these functions go on calling this one. */
    const placeholder = new Proxy({}, {
      get: (_, place) => (/** @type {unknown[]} */ ...given) => {
        if (run.whole) return run.table.get(Number(place))(...given);
        run.lacked = true;
        throw new Error('the rest of the program is not here yet');
      },
    });
    const instance = await WebAssembly.instantiate(first, { ...imports, placeholder });
    const { exports } = instance;
    const table = Object.values(exports).find((each) => each instanceof WebAssembly.Table);
    /** @type {Run} */
    const run = { exports, table: /** @type {WebAssembly.Table} */ (table), whole: false, lacked: false };
    last = run;
    if (rest) await join(run, rest);
    return instance;
  }

  /** @param {Run} run @param {Rest} its */
  async function join(run, its) {
    if (run.whole) return;
    await WebAssembly.instantiate(its.code, { primary: run.exports });
    run.whole = true;
  }

  return {
    /** Whether a run started now has both parts. */
    get whole() {
      return rest !== undefined;
    },

    /** Whether the last run needed a missing function and must be given up. */
    get lacked() {
      return last?.lacked ?? false;
    },

    /** @returns {Promise<MainModule>} started with the loaded parts, in its own memory */
    start: () => new Promise((resolve, reject) => {
      loadApp({
        canvas,
        instantiateWasm: (
          /** @type {WebAssembly.Imports} */ imports,
          /** @type {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} */ receive,
        ) => {
          instantiate(imports).then((instance) => receive(instance, first)).catch(reject);
          return {};
        },
      }).then((/** @type {MainModule} */ started) => {
        module = started;
        for (const [language, its] of messages) started.learn(language, its);
        teachRest();
        resolve(started);
      }).catch(reject);
    }),

    /**
     * Fetches the rest and adds it to the last run.
     * @returns {Promise<boolean>} false if that run needed it earlier and must start again
     * @throws the error of fetching it
     */
    async complete() {
      rest ??= await fetchRest();
      if (last && !last.lacked) {
        await join(last, rest);
        teachRest();
      }
      // Something may have happened to the page meanwhile.
      return !last?.lacked;
    },
  };
}
