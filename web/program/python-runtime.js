// Starts a student's program in Python in its worker. The worker has Python's engine before it, and is given its files.

/**
 * One function that needs nothing around it but `self.__loadPython`, because its text is sent.
 * @param {{ n: number, board: string, solutions: string, milliseconds: number, letters: number, boards: string, counts: string, entries: string, tracer: string, program: string }} asked
 */
export function pythonRuntime({ n, board, solutions, milliseconds, letters, boards, counts, entries, tracer, program }) {
  // Of memory a program has so much, in bytes, with what Python itself takes.
  const MOST = 384 * 1024 * 1024;
  const PAGE = 64 * 1024;
  const worker = /** @type {any} */ (self);
  /** @type {(message: string) => void} */
  let post = () => undefined;
  let told = 0;
  const tell = (/** @type {string} */ text) => {
    told += text.length;
    post(told > letters ? 'O\n' : text);
  };
  for (let own = self; own; own = Object.getPrototypeOf(own)) for (const name of ['postMessage', 'Worker', 'importScripts']) Reflect.deleteProperty(own, name);
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function growInBounds(/** @type {number} */ pages) {
    if (this.buffer.byteLength + pages * PAGE > MOST) throw new RangeError('there is no more memory for a program here');
    return grow.call(this, pages);
  };
  /** @param {Record<string, ArrayBuffer>} files */
  const load = (files) => {
    // It asks for its files as a page would.
    worker.fetch = async (/** @type {string | URL} */ address) => {
      const name = String(address).split('/').pop() ?? '';
      return new Response(files[name], { headers: { 'Content-Type': name.endsWith('.wasm') ? 'application/wasm' : 'application/zip' } });
    };
    return worker.__loadPython();
  };
  // A program that goes too deep for the browser ends Python itself, which then complains there.
  worker.console = { log() {}, info() {}, debug() {}, warn() {}, error() {} };
  /** @param {Record<string, ArrayBuffer>} files */
  const start = async (files) => {
    let python;
    try {
      python = await load(files);
    } catch (error) {
      post(`UPython: ${error}\n`);
      return;
    }
    try {
      const own = python.runPython("import builtins; {'__builtins__': vars(builtins).copy(), '__name__': 'tracer'}");
      python.runPython(tracer, { globals: own });
      own.get('run')(program, n, board, solutions, milliseconds, boards, counts, entries, tell);
    } catch (error) {
      // Python itself was ended by the program.
      if (/** @type {any} */ (error).status !== undefined) return post('D\n');
      const isDeep = /call stack|too much recursion/.test(String(error));
      const said = isDeep ? 'RecursionError: maximum recursion depth exceeded' : String(error).replaceAll(/\s+/g, ' ').slice(0, 1000);
      post(`X0 ${said}\n`);
    }
  };
  self.onmessage = ({ data, ports: [port] }) => {
    self.onmessage = null;
    port.onmessage = () => {
      port.onmessage = null;
      post = port.postMessage.bind(port);
      void start(data);
    };
  };
}
