// Stands around programs in Python in their worker, which has Python's engine.

/**
 * Loads Python, and then runs one program after the other: each message is the options of `program.py`. Posts `ready` before
 * a run, its records, and `dead` if the program ended Python itself. One function that needs nothing around it but
 * `self.__loadPython`, because its text is sent.
 * @param {Record<string, string>} recognizer the text of each file of this folder
 */
export function pythonHost(recognizer) {
  /** Limit of memory in bytes, with the part that Python itself takes. */
  const MOST = 384 * 1024 * 1024;
  const PAGE = 64 * 1024;
  const worker = /** @type {any} */ (self);
  for (let own = worker; own; own = Object.getPrototypeOf(own)) for (const name of ['postMessage', 'Worker', 'importScripts']) Reflect.deleteProperty(own, name);
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function growInBounds(/** @type {number} */ pages) {
    if (this.buffer.byteLength + pages * PAGE > MOST) throw new RangeError('there is no more memory for a program here');
    return grow.call(this, pages);
  };
  // If a program ends Python itself, Python complains there.
  worker.console = { log() {}, info() {}, debug() {}, warn() {}, error() {} };

  /** @param {Record<string, ArrayBuffer>} files */
  const load = async (files) => {
    // Python asks for its files as in a page.
    worker.fetch = async (/** @type {string | URL} */ address) => {
      const name = String(address).split('/').pop() ?? '';
      return new Response(files[name], { headers: { 'Content-Type': name.endsWith('.wasm') ? 'application/wasm' : 'application/zip' } });
    };
    const python = await worker.__loadPython();
    python.FS.mkdirTree('/recognizer/python');
    for (const [name, text] of Object.entries(recognizer)) python.FS.writeFile(`/recognizer/python/${name}`, text);
    return python.runPython("import sys; sys.path.append('/recognizer'); from python.program import run_here; run_here");
  };
  worker.onmessage = (/** @type {MessageEvent} */ { data: files, ports: [port] }) => {
    worker.onmessage = null;
    const post = port.postMessage.bind(port);
    const loaded = load(files);
    port.onmessage = async ({ data: options }) => {
      let run;
      try {
        run = await loaded;
      } catch (error) {
        post(`E${error}`);
        return;
      }
      post('ready');
      try {
        run(options, post);
      } catch (error) {
        // Python itself has ended: by `os._exit`, or because calls went deeper than the browser allows.
        post('dead');
        const hasExited = /** @type {any} */ (error).status !== undefined;
        const message = 'maximum recursion depth exceeded';
        post(hasExited ? '\nD\n' : `\nX${JSON.stringify({ line: null, type: 'RecursionError', message, missing: null })}\n`);
      }
    };
  };
}
