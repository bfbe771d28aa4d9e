// Stands before a reader's program in its worker: tells of each line, and of the values of the variables. It is one function
// that needs nothing around it, as its text is sent.

/**
 * @typedef {object} Told what the runtime is given
 * @property {number} milliseconds after which the program is ended
 * @property {string} board the name of the variable, or nothing
 * @property {string} solutions likewise
 * @property {string[][]} names of the variables that can be seen, by place
 * @property {number} first line of the program in what is run, less one
 * @property {number} letters that it may tell
 */

/** @param {Told} told */
export function runtime({ milliseconds, board, solutions, names, first, letters }) {
  /** @type {(message: string) => void} */
  let post = () => undefined;
  // Messages would pile up in the frame around, and workers of its own need not end when the program does.
  for (let own = self; own; own = Object.getPrototypeOf(own)) for (const name of ['postMessage', 'Worker']) Reflect.deleteProperty(own, name);
  // The program may make what it likes of all that is named here.
  const now = performance.now.bind(performance);
  const { isArray } = Array;
  const { isInteger } = Number;
  const views = ArrayBuffer.isView;
  const quote = JSON.stringify;
  const setLike = Set;
  const mapLike = Map;
  const text = String;
  const failure = Error;
  const matches = Function.prototype.call.bind(RegExp.prototype.exec);
  const [size, sizeOfMap] = [Set, Map].map((kind) => Function.prototype.call.bind(/** @type {any} */ (Object.getOwnPropertyDescriptor(kind.prototype, 'size')?.get)));
  const eachOf = Function.prototype.call.bind(Set.prototype.forEach);
  const eachIn = Function.prototype.call.bind(Map.prototype.forEach);
  const last = Object.create(null);
  const KEPT = 200;
  const BOARD = 4000;
  const ALL = 60_000;
  const FLUSH = 16_000;
  const QUIET = 200;
  let kept = '';
  let line = 0;
  let calls = 0;
  let counted = -1;
  // What happens for long without anything to see is not told line by line.
  let quiet = 0;
  let skipped = false;
  let over = false;
  let told = 0;
  let end = 0;
  let posted = 0;
  /** @type {unknown} */
  let recorded;

  const flush = () => {
    if (kept !== '') post(kept);
    posted += kept.length;
    kept = '';
    told = now();
  };
  const tell = (/** @type {string} */ record) => {
    kept += `${record}\n`;
    if (kept.length > FLUSH) flush();
    if (posted > letters && !over) stop('O');
  };
  /** Of something that can be seen, with the line that does it. @param {string} record */
  const happen = (record) => {
    if (skipped) tell(`L${line}`);
    skipped = false;
    quiet = 0;
    tell(record);
  };
  /** @param {any} value @param {number} most letters @param {number} [deep] @returns {string} */
  const show = (value, most, deep = 0) => {
    switch (typeof value) {
      case 'number':
      case 'bigint':
      case 'boolean':
      case 'undefined':
        return `${value}`;
      case 'string':
        return quote(value.length > most ? `${value.slice(0, most)}…` : value);
      case 'object': {
        if (value === null) return 'null';
        if (deep > 4) return '…';
        let out = '';
        const take = (/** @type {string} */ each) => {
          out += out === '' ? each : `, ${each}`;
        };
        if (isArray(value) || (views(value) && !(value instanceof DataView))) {
          const { length } = /** @type {any[]} */ (value);
          for (let i = 0; i < length; i++) {
            if (out.length > most) {
              take('…');
              break;
            }
            take(show(/** @type {any[]} */ (value)[i], most, deep + 1));
          }
          return `[${out}]`;
        }
        if (value instanceof setLike) {
          eachOf(value, (/** @type {unknown} */ each) => out.length <= most && take(show(each, most, deep + 1)));
          return out === '' ? 'set()' : `{${out}}`;
        }
        if (value instanceof mapLike) {
          eachIn(value, (/** @type {unknown} */ each, /** @type {unknown} */ key) => out.length <= most && take(`${show(key, most, deep + 1)}: ${show(each, most, deep + 1)}`));
          return `{${out}}`;
        }
        return '{…}';
      }
      default:
        return '…';
    }
  };
  const lengthOf = (/** @type {any} */ value) => {
    if (isInteger(value)) return value;
    if (isArray(value)) return value.length;
    if (value instanceof setLike) return size(value);
    return value instanceof mapLike ? sizeOfMap(value) : -1;
  };
  /** @param {string} record @returns {never} */
  const stop = (record) => {
    over = true;
    happen(record);
    flush();
    // Whoever hears of it ends this worker.
    throw new failure('ended');
  };
  /** @param {number} place @param {() => unknown[]} values */
  const look = (place, values) => {
    /** @type {unknown[]} */
    let seen;
    try {
      seen = values();
    } catch {
      // One of them is not there yet.
      return;
    }
    const its = names[place];
    for (let i = 0; i < its.length; i++) {
      const name = its[i];
      const value = seen[i];
      if (typeof value === 'function') continue;
      if (name === solutions) {
        recorded = value;
        const length = lengthOf(value);
        if (length >= 0 && length !== counted) happen(`C${length}`);
        if (length >= 0) counted = length;
        continue;
      }
      if (name !== board && quiet > QUIET) continue;
      const shown = show(value, name === board ? BOARD : KEPT);
      if (last[name] === shown) continue;
      last[name] = shown;
      if (name === board) happen(`B${shown}`);
      if (shown.length <= KEPT) tell(`V${name} = ${shown}`);
    }
  };
  return {
    /** Runs it once the other side of the port is there. @param {() => void} program */
    begin(program) {
      self.onmessage = ({ ports: [port] }) => {
        self.onmessage = null;
        port.onmessage = () => {
          port.onmessage = null;
          post = port.postMessage.bind(port);
          tell('S');
          flush();
          end = told + milliseconds;
          program();
        };
      };
    },
    /** A line is about to run; 0 is the end of a function. @param {number} at @param {number} place @param {() => unknown[]} values */
    hook(at, place, values) {
      if (over) throw new failure('ended');
      look(place, values);
      if (at > 0) {
        line = at;
        skipped = ++quiet > QUIET;
        if (!skipped) tell(`L${at}`);
      }
      if (++calls % 64 !== 0) return;
      const time = now();
      if (time > end) stop('T');
      else if (time - told > 50) flush();
    },
    /** A place of the board has been written. @param {any} value @param {any} index */
    wrote(value, index) {
      if ((isArray(value) || views(value)) && isInteger(index)) happen(`W${index} ${show(/** @type {any} */ (value)[index], KEPT)}`);
    },
    /** @param {string} kind */
    report: (kind) => (/** @type {unknown} */ row, /** @type {unknown} */ col) => {
      if (over) throw new failure('ended');
      if (kind !== 'solution' && (!isInteger(row) || !isInteger(col))) throw new failure(`${kind} takes a row and a column, whole numbers from 0 on; got ${show(row, 20)}, ${show(col, 20)}`);
      happen(kind === 'solution' ? 'Esolution' : `E${kind} ${row} ${col}`);
      if (++calls % 64 === 0 && now() > end) stop('T');
    },
    print(/** @type {unknown[]} */ ...values) {
      let out = '';
      for (let i = 0; i < values.length; i++) out += `${i > 0 ? ' ' : ''}${typeof values[i] === 'string' ? values[i] : show(values[i], BOARD)}`;
      const lines = text(out).split('\n');
      for (let i = 0; i < lines.length; i++) happen(`P${lines[i]}`);
      if (++calls % 64 === 0 && now() > end) stop('T');
    },
    /** @param {unknown} result of the program */
    done(result) {
      const all = recorded ?? result;
      if (isArray(all)) tell(`Vsolutions = ${show(all, ALL)}`);
      else if (isInteger(all)) tell(`Vcount = ${all}`);
      tell('D');
      flush();
    },
    /** @param {any} error */
    fail(error) {
      if (over) return;
      let said = 'an error';
      let at = line;
      try {
        said = error instanceof failure ? `${error.name}: ${error.message}` : `${show(error, KEPT)}`;
        const [, number] = matches(/:(\d+):\d+\)?\s*(?:\n|$)/, text(error.stack)) ?? [];
        if (number - first > 0 && !/stack|recursion/i.test(said)) at = number - first;
      } catch {
        // It is one that says nothing, or does something else when it is asked.
      }
      tell(`X${at} ${said.slice(0, 1000)}`);
      flush();
    },
  };
}
