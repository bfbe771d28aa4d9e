// The parts of Node and of a page that students' programs in JavaScript use. It is one function that needs nothing around it,
// because its text is sent.

/**
 * @typedef {object} Host
 * @property {(records: string) => void} write
 * @property {(values: unknown[]) => string} format as `console.log` of Node writes values
 * @property {() => Promise<void>} turn resolves when every promise that can be settled has been
 * @property {(error: unknown) => void} [fail] is set by the program's environment: takes an error that nothing caught
 */

/**
 * @param {ReturnType<typeof import('./runtime.js').runtime>} trace
 * @param {{ n: number, input: string[], arguments: string[] }} given
 * @param {Host} host
 */
export function environment(trace, given, host) {
  const n = String(given.n);
  const answers = [...given.input];
  const wholeInput = `${(given.input.length > 0 ? given.input : [n]).join('\n')}\n`;

  // Printing

  const readable = (/** @type {unknown} */ value) => {
    if (typeof value === 'string') return value;
    try {
      // A map that is printed alone may be a table of counts, which is not read.
      return JSON.stringify(value, (key, each) => (typeof each === 'bigint' ? Number(each) : each instanceof Set || (each instanceof Map && key !== '') || (ArrayBuffer.isView(each) && !(each instanceof DataView)) ? [.../** @type {Iterable<unknown>} */ (each)] : each)) ?? String(value);
    } catch {
      return String(value);
    }
  };
  const print = (/** @type {unknown[]} */ ...values) => {
    const out = host.format(values);
    const deep = values.some((value) => typeof value === 'object' && value !== null);
    trace.print(`${out}\n`, deep && !/%[a-zA-Z]/.test(String(values[0])) ? `${values.map(readable).join(' ')}\n` : `${out}\n`);
  };
  const say = (/** @type {unknown} */ text) => trace.print(String(text), String(text));
  /** As Node draws it. @param {unknown} data */
  const table = (data) => {
    const isList = (/** @type {any} */ value) => typeof value === 'object' && value !== null;
    if (!isList(data)) return print(data);
    const rows = Object.entries(/** @type {object} */ (data));
    const names = [...new Set(rows.flatMap(([, row]) => (isList(row) ? Object.keys(row) : [])))];
    const cell = (/** @type {unknown} */ row, /** @type {string} */ name) => (isList(row) && name in /** @type {object} */ (row) ? host.format(['%O', /** @type {any} */ (row)[name]]) : '');
    const values = rows.some(([, row]) => !isList(row)) ? ['Values'] : [];
    const lines = [['(index)', ...names, ...values], ...rows.map(([index, row]) => [index, ...names.map((name) => cell(row, name)), ...values.map(() => (isList(row) ? '' : host.format(['%O', row])))])];
    const widths = lines[0].map((_, i) => Math.max(...lines.map((line) => line[i].length)));
    const rule = (/** @type {string} */ signs) => `${signs[0]}${widths.map((width) => '─'.repeat(width + 2)).join(signs[1])}${signs[2]}`;
    const [head, ...others] = lines.map((line) => `│${line.map((each, i) => ` ${each.padEnd(widths[i])} `).join('│')}│`);
    print([rule('┌┬┐'), head, rule('├┼┤'), ...others, rule('└┴┘')].join('\n'));
  };
  const nothing = () => {};
  const log = { log: print, info: print, debug: print, warn: print, error: print, trace: print, dir: (/** @type {unknown} */ value) => print(value), table,
    group: (/** @type {unknown[]} */ ...values) => values.length > 0 && print(...values), groupEnd: nothing, time: nothing, timeEnd: nothing, timeLog: nothing, clear: nothing, assert: nothing, count: nothing };

  // Answers to the program's questions. If a question gives a square as an example, the square is a better answer than n.

  const answer = (/** @type {unknown} */ question) => {
    trace.tell(`I${JSON.stringify(String(question ?? ''))}`);
    return answers.shift() ?? /\b[A-Ha-h][1-9]\b/.exec(String(question))?.[0] ?? n;
  };

  // Time: what waits for a while is done at once, in order.

  /** @type {{ at: number, order: number, run: () => void, again?: number }[]} */
  const waiting = [];
  let clock = 0;
  let order = 0;
  const later = (/** @type {() => void} */ run, /** @type {number} */ delay, /** @type {number} */ again = 0) => {
    waiting.push({ at: clock + Math.max(0, Number(delay) || 0), order: ++order, run, ...(again && { again }) });
    return order;
  };
  const cancel = (/** @type {number} */ number) => {
    const at = waiting.findIndex((each) => each.order === number);
    if (at >= 0) waiting.splice(at, 1);
  };
  const setTimeout = (/** @type {Function} */ run, /** @type {number} */ delay = 0, /** @type {unknown[]} */ ...values) => later(() => run(...values), delay);
  const setInterval = (/** @type {Function} */ run, /** @type {number} */ delay = 0, /** @type {unknown[]} */ ...values) => later(() => run(...values), delay, Math.max(1, delay));
  const settle = async () => {
    for (await host.turn(); waiting.length > 0; await host.turn()) {
      waiting.sort((one, other) => one.at - other.at || one.order - other.order);
      const [next] = waiting.splice(0, 1);
      clock = next.at;
      if (next.again) waiting.push({ ...next, at: clock + next.again });
      next.run();
    }
  };

  // Modules and objects of Node

  const missing = (/** @type {string} */ what, /** @type {string} */ message) => Object.assign(new Error(message), { missing: what });
  // A member that Node has and that is not here is no fault of the program.
  const optional = new Set(['default', '__esModule', 'then', 'browser']);
  const onlyWith = (/** @type {string} */ name, /** @type {any} */ members) => new Proxy(members, {
    get(its, member) {
      if (typeof member === 'symbol' || member in its || optional.has(member)) return its[member];
      throw missing(`${name}.${member}`, `${name}.${member} is not available here`);
    },
  });
  const lines = () => wholeInput.trimEnd().split('\n');
  /** @type {Record<string, Function[]>} */
  const listeners = {};
  const emitter = () => {
    const made = {
      on(/** @type {string} */ event, /** @type {Function} */ listener) {
        (listeners[event] ??= []).push(listener);
        if (event === 'line') later(() => lines().forEach((each) => listener(each)), 0);
        if (event === 'data') later(() => listener(wholeInput), 0);
        if (event === 'end' || event === 'close') later(() => listener(), 1);
        return made;
      },
      addListener: (/** @type {string} */ event, /** @type {Function} */ listener) => made.on(event, listener),
      once: (/** @type {string} */ event, /** @type {Function} */ listener) => made.on(event, listener),
      removeListener: nothing, setEncoding: nothing, resume: nothing, pause: nothing, close: nothing, setPrompt: nothing, prompt: nothing, write: say,
      async* [Symbol.asyncIterator]() {
        yield* lines();
      },
    };
    return made;
  };
  const reader = (/** @type {boolean} */ promises) => () => ({
    ...emitter(),
    question: (/** @type {string} */ text, /** @type {any} */ options, /** @type {any} */ listener = options) => (promises ? Promise.resolve(answer(text)) : later(() => listener(answer(text)), 0)),
  });
  const stdin = { ...emitter(), fd: 0, isTTY: false };
  const argv = ['node', 'program.js', ...given.arguments];
  let isAsked = false;
  const process = onlyWith('process', {
    get argv() {
      if (!isAsked) trace.tell('I"process.argv"');
      isAsked = true;
      return argv;
    },
    env: {}, platform: 'linux', version: 'v20.0.0', versions: { node: '20.0.0' }, exitCode: 0, pid: 1,
    stdout: { write: say, columns: 80, isTTY: false }, stderr: { write: say }, stdin, on: nothing, once: nothing, cwd: () => '/', uptime: () => 0, memoryUsage: () => ({ heapUsed: 0, heapTotal: 0, rss: 0 }),
    nextTick: (/** @type {Function} */ run, /** @type {unknown[]} */ ...values) => queueMicrotask(() => run(...values)),
    hrtime: Object.assign(() => [0, performance.now() * 1e6], { bigint: () => BigInt(Math.round(performance.now() * 1e6)) }),
    exit: () => {
      throw Object.assign(new Error('exit'), { exits: true });
    },
  });
  const reads = () => wholeInput;
  const check = Object.assign((/** @type {unknown} */ value, /** @type {string} */ message = 'assertion failed') => {
    if (!value) throw new Error(message);
  }, { ok: nothing, equal: nothing, strictEqual: nothing, deepEqual: nothing, deepStrictEqual: nothing });
  /** @type {Record<string, any>} */
  const modules = {
    readline: { createInterface: reader(false), promises: { createInterface: reader(true) } },
    'readline/promises': { createInterface: reader(true) },
    fs: { readFileSync: reads, writeFileSync: nothing, appendFileSync: nothing, writeSync: (/** @type {number} */ _, /** @type {unknown} */ text) => say(text), existsSync: () => false, promises: { readFile: async () => wholeInput } },
    'fs/promises': { readFile: async () => wholeInput },
    os: { EOL: '\n', platform: () => 'linux', cpus: () => [] },
    path: { join: (/** @type {string[]} */ ...parts) => parts.join('/'), resolve: (/** @type {string[]} */ ...parts) => parts.join('/'), basename: (/** @type {string} */ name) => name.split('/').pop() },
    util: { inspect: (/** @type {unknown} */ value) => host.format([value]), format: (/** @type {unknown[]} */ ...values) => host.format(values), promisify: (/** @type {Function} */ run) => (/** @type {unknown[]} */ ...values) => new Promise((resolve) => run(...values, (/** @type {unknown} */ _, /** @type {unknown} */ value) => resolve(value))) },
    perf_hooks: { performance }, assert: check, process, console: log, timers: { setTimeout, setInterval },
  };
  const module = { exports: {} };
  const require = Object.assign((/** @type {string} */ name) => {
    const plain = name.replace(/^node:/, '');
    const found = modules[plain];
    if (!found) throw missing(name, `Cannot find module '${name}'`);
    if (plain !== 'process') found.default ??= onlyWith(plain, found);
    return found.default ?? found;
  }, { main: module });

  // Objects of a page. Drawing into one is not possible here.

  const page = (/** @type {unknown[]} */ ...parts) => say(parts.join('').replaceAll(/<\/?(br|p|div|tr|h\d|pre|li)\b[^>]*>/gi, '\n').replaceAll(/<[^>]*>/g, '').replaceAll('&nbsp;', ' '));
  const document = onlyWith('document', { write: page, writeln: (/** @type {unknown[]} */ ...parts) => page(...parts, '\n') });
  const names = {
    n: given.n, console: log, process, require, module, exports: module.exports, document, __filename: 'program.js', __dirname: '/',
    prompt: answer, alert: print, confirm: () => true, setTimeout, setInterval, setImmediate: (/** @type {Function} */ run) => setTimeout(run),
    clearTimeout: cancel, clearInterval: cancel, clearImmediate: cancel, requestAnimationFrame: (/** @type {Function} */ run) => later(() => run(clock), 16), cancelAnimationFrame: cancel,
    test: trace.say('test'), place: trace.say('place'), remove: trace.say('remove'), solution: trace.say('solution'),
  };

  // The run

  const MOST_YIELDED = 20_000;
  const listed = async (/** @type {any} */ value) => {
    if (typeof value?.next !== 'function') return value;
    const all = [];
    for await (const each of value) if (all.push(each) === MOST_YIELDED) break;
    return all;
  };
  /**
   * @param {number} first lines before the program in what is run
   * @param {() => void} keep tells of its global variables
   * @param {() => unknown} program
   */
  const run = async (first, keep, program) => {
    const fail = (/** @type {any} */ error) => {
      if (trace.isOver()) return;
      keep();
      if (error?.exits) trace.tell('D');
      else trace.fail(error, first);
      trace.flush();
    };
    host.fail = fail;
    trace.tell(`n${n}`);
    try {
      const result = await listed(await program());
      await settle();
      if (trace.isOver()) return;
      if (result !== undefined) {
        trace.forget();
        trace.returned(result);
      }
      keep();
      trace.tell('D');
      trace.flush();
    } catch (error) {
      fail(error);
    }
  };
  return { names: { ...names, window: { ...names } }, run };
}
