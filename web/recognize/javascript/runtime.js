// The tracer that a program in JavaScript calls at each line. It is one self-contained function, because its text is sent.

/**
 * @typedef {object} Options
 * @property {import('./scopes.js').SlotName[]} slots
 * @property {number[][]} places the slots that can be seen at each place
 * @property {boolean[]} inFunction of each place
 * @property {import('./scopes.js').SlotName[] | null} chosen the slots to follow; null for every slot
 * @property {import('./scopes.js').SlotName[]} sizes slots of which only the length or the number is recorded
 * @property {number} lines the program is ended after this number of lines
 * @property {number} milliseconds likewise
 * @property {number} n
 */

/** @param {Options} options @param {(records: string) => void} write */
export function runtime({ slots, places, inFunction, chosen, sizes, lines, milliseconds, n }, write) {
  // The program may replace everything that is named here.
  const { isArray } = Array;
  const { isInteger } = Number;
  const { isView } = ArrayBuffer;
  const { keys, getPrototypeOf, getOwnPropertyDescriptor } = Object;
  const { stringify } = JSON;
  const now = performance.now.bind(performance);
  const [failure, text, plain] = [Error, String, Object.prototype];
  const [setLike, mapLike, view, list] = [Set, Map, DataView, Array];
  const eachOf = Function.prototype.call.bind(Set.prototype.forEach);
  const eachIn = Function.prototype.call.bind(Map.prototype.forEach);
  const [sizeOfSet, sizeOfMap] = [Set, Map].map((kind) => Function.prototype.call.bind(/** @type {any} */ (Object.getOwnPropertyDescriptor(kind.prototype, 'size')?.get)));
  const matches = Function.prototype.call.bind(RegExp.prototype.exec);
  const BOARD = 400;
  const RESULT = 40_000;
  const DEEPEST = 6;
  const STEPS = 3;
  const MOST_SLOTS = 400;
  const MOST_KEPT = 40;
  const LONGEST_DICTIONARY = 12;
  const FLUSH = 16_000;
  const end = now() + milliseconds;

  /** After this number of lines, a line is recorded only if a value changes there. */
  const MOST_LINES = 300_000;
  let kept = '';
  let told = 0;
  let printed = '';
  let outputLeft = 400_000;
  let line = 0;
  let calls = 0;
  let returned = 0;
  let over = false;

  const flush = () => {
    if (printed !== '') kept += `O${stringify(printed)}\n`;
    printed = '';
    if (kept !== '') write(kept);
    kept = '';
  };
  const tell = (/** @type {string} */ record) => {
    if (printed !== '') kept += `O${stringify(printed)}\n`;
    printed = '';
    kept += `${record}\n`;
    if (kept.length > FLUSH) flush();
  };
  const stop = (/** @type {string} */ limit) => {
    over = true;
    tell(`T${limit}`);
    flush();
    throw new failure('ended');
  };

  // Values as JSON: a set is {"set": […]}, a map or an object {"map": [[key, value], …]}.
  let room = 0;
  /** @param {any} value @param {number} depth @returns {string} nothing if it cannot be written */
  const json = (value, depth) => {
    if (--room < 0 || depth > DEEPEST) return '';
    switch (typeof value) {
      case 'number': return isInteger(value) ? `${value}` : stringify(text(value));
      case 'boolean': return `${value}`;
      case 'undefined': return 'null';
      case 'bigint': return value > -9007199254740992n && value < 9007199254740992n ? `${value}` : stringify(`${value}`);
      case 'string':
        room -= value.length >> 3;
        return stringify(value);
      case 'object': break;
      default: return '';
    }
    if (value === null) return 'null';
    let out = '';
    let whole = true;
    const add = (/** @type {string} */ each) => {
      if (each === '') whole = false;
      out += out === '' ? each : `,${each}`;
    };
    if (isArray(value) || (isView(value) && !(value instanceof view))) {
      const { length } = /** @type {any[]} */ (value);
      if (length > room) return '';
      for (let i = 0; i < length && whole; i++) add(json(/** @type {any[]} */ (value)[i], depth + 1));
      return whole ? `[${out}]` : '';
    }
    if (value instanceof setLike) {
      eachOf(value, (/** @type {unknown} */ each) => whole && add(json(each, depth + 1)));
      return whole ? `{"set":[${out}]}` : '';
    }
    const pair = (/** @type {unknown} */ key, /** @type {unknown} */ each) => {
      const [first, second] = [json(key, depth + 1), json(each, depth + 1)];
      if (first === '' || second === '') whole = false;
      add(`[${first},${second}]`);
    };
    if (value instanceof mapLike) eachIn(value, (/** @type {unknown} */ each, /** @type {unknown} */ key) => whole && pair(key, each));
    else {
      for (const key of keys(value)) {
        const own = getOwnPropertyDescriptor(value, key);
        if (!whole) break;
        if (own && 'value' in own && typeof own.value !== 'function') pair(isInteger(+key) && key !== '' ? +key : key, own.value);
      }
    }
    return whole ? `{"map":[${out}]}` : '';
  };
  const shown = (/** @type {unknown} */ value, /** @type {number} */ size) => {
    room = size;
    return json(value, 0);
  };

  /** @typedef {{ number: number, value: unknown, text: string, copy: any[] | null, inside: Map<string, Seen> | null }} Seen a slot and its last value */
  /** A copy of a list of scalars, or of lists of them, which can be compared with the list later. @param {any} value @returns {any[] | null} */
  const copyOf = (value) => {
    if (!isArray(value)) return null;
    const copy = new list(value.length);
    for (let i = 0; i < value.length; i++) {
      const each = value[i];
      if (typeof each !== 'object' || each === null) copy[i] = each;
      else if (isArray(each)) {
        copy[i] = new list(each.length);
        for (let k = 0; k < each.length; k++) {
          if (typeof each[k] === 'object' && each[k] !== null) return null;
          copy[i][k] = each[k];
        }
      } else return null;
    }
    return copy;
  };
  /** @param {any} copy @param {any} value @returns {boolean} */
  const isSame = (copy, value) => {
    if (!isArray(value) || copy.length !== value.length) return false;
    for (let i = 0; i < copy.length; i++) if (copy[i] !== value[i] && !(isArray(copy[i]) && isSame(copy[i], value[i]))) return false;
    return true;
  };
  const sizeOf = (/** @type {any} */ value) => {
    const size = isArray(value) ? value.length : value instanceof setLike ? sizeOfSet(value) : value instanceof mapLike ? sizeOfMap(value) : value;
    return isInteger(size) ? `${size}` : '';
  };
  /** Tells of the value of a slot, if it is another one. @param {Seen} slot @param {any} value @param {boolean} isSize */
  const see = (slot, value, isSize) => {
    if (slot.copy && slot.value === value && isSame(slot.copy, value)) return;
    const its = isSize ? sizeOf(value) : shown(value, BOARD);
    slot.value = value;
    if (its === slot.text) return;
    slot.text = its;
    slot.copy = isSize ? null : copyOf(value);
    if (its === '') return;
    if (told === MOST_LINES) tell(`L${line}`);
    tell(`V${slot.number} ${its}`);
  };
  let known = 0;
  const seen = (/** @type {string} */ scope, /** @type {number} */ its, /** @type {string[]} */ path) => {
    tell(`S${known} ${stringify({ scope, line: its, path })}`);
    return /** @type {Seen} */ ({ number: known++, value: undefined, text: '', copy: null, inside: null });
  };
  /** @type {(Seen | undefined)[]} */
  const all = [];
  /** @type {Seen[]} */
  const listed = [];
  const isObject = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null && !isArray(value) && !isView(value) && !(value instanceof setLike) && !(value instanceof mapLike);

  /** Looks at a value, and at what is inside an object or a class. @param {Seen | undefined} slot @param {import('./scopes.js').SlotName} name @param {any} value @returns {Seen | undefined} */
  const look = (slot, name, value) => {
    const type = typeof value;
    const object = isObject(value);
    if (!slot) {
      if (known >= MOST_SLOTS) return undefined;
      slot = seen(name.scope, name.line, name.path);
      listed.push(slot);
    }
    const isClass = type === 'function';
    if (!isClass && (!object || getPrototypeOf(value) === plain || getPrototypeOf(value) === null)) {
      see(slot, value, false);
    }
    if ((object || isClass) && name.path.length < STEPS) {
      const names = keys(value);
      if (!isClass && names.length > LONGEST_DICTIONARY && getPrototypeOf(value) === plain) return slot;
      for (const key of names) {
        const own = getOwnPropertyDescriptor(value, key);
        if (!own || !('value' in own) || typeof own.value === 'function') continue;
        slot.inside ??= new mapLike();
        const inner = look(slot.inside.get(key), { ...name, path: [...name.path, key] }, own.value);
        if (inner) slot.inside.set(key, inner);
      }
    }
    return slot;
  };

  /** The chosen slots that can be seen at each place, each with its variable. @type {{ at: number, path: string[], seen: Seen, isSize: boolean }[][]} */
  let watched = [];
  if (chosen) {
    const its = [...chosen, ...sizes].map((name, i) => ({ name, seen: seen(name.scope, name.line, name.path), isSize: i >= chosen.length }));
    for (const each of its) if (!each.isSize) listed.push(each.seen);
    watched = places.map((place) => its.flatMap(({ name, seen: slot, isSize }) => {
      const starts = (/** @type {number} */ number) => slots[number].line === name.line && slots[number].path.every((step, i) => step === name.path[i]);
      // A private field can only be read by its own slot, which begins as that of `this`.
      const [longest] = place.filter(starts).sort((one, other) => slots[other].path.length - slots[one].path.length);
      const at = place.indexOf(longest);
      return at < 0 ? [] : [{ at, path: name.path.slice(slots[place[at]].path.length), seen: slot, isSize }];
    }));
  }
  const lookAtWatched = (/** @type {number} */ place, /** @type {(at: number) => any} */ read) => {
    for (const { at, path, seen: slot, isSize } of watched[place]) {
      try {
        let value = read(at);
        for (const step of path) value = value[step];
        see(slot, value, isSize);
      } catch {
        // It is not there yet.
      }
    }
  };

  return {
    calls: () => calls,
    isOver: () => over,
    tell,
    flush,
    /** A line is about to run; 0 is the end of a function. @param {number} at @param {number} place @param {(at: number) => unknown} read */
    hook(at, place, read) {
      if (over) throw new failure('ended');
      if (chosen) lookAtWatched(place, read);
      else {
        const visible = places[place];
        for (let i = 0; i < visible.length; i++) {
          let value;
          try {
            value = read(i);
          } catch {
            // It is not there yet.
            continue;
          }
          all[visible[i]] = look(all[visible[i]], slots[visible[i]], value);
        }
      }
      if (at === 0) return;
      if (inFunction[place]) calls++;
      line = at;
      if (told < MOST_LINES) {
        told++;
        tell(`L${at}`);
      }
      if (--lines < 0) stop('lines');
      if (lines % 64 === 0 && now() > end) stop('time');
    },
    /** An element has been written, perhaps with what it was. @param {any} value @param {any} index */
    wrote(value, index) {
      if (!isInteger(+index) || typeof index === 'object') return;
      for (const slot of listed) {
        if (slot.value !== value || slot.text === '' || typeof value !== 'object') continue;
        const before = slot.text;
        see(slot, value, false);
        if (slot.text === before) tell(`W${slot.number} ${+index}`);
      }
    },
    /** @template T @param {T} value what a call from the top level returned @returns {T} */
    returned(value) {
      if (value === undefined || value === null || returned >= MOST_KEPT) return value;
      const its = shown(value, RESULT);
      if (its !== '' && its !== '{"map":[]}') {
        returned++;
        tell(`R${its}`);
      }
      return value;
    },
    forget() {
      returned = 0;
    },
    /** @param {string} out what it prints @param {string} readable the same with every value whole */
    print(out, readable) {
      if (over) throw new failure('ended');
      outputLeft -= out.length;
      if (out === readable) printed += out;
      else tell(`O${stringify([out, readable])}`);
      if (printed.length > FLUSH) flush();
      if (outputLeft < 0) stop('output');
    },
    /** @param {string} kind */
    say: (kind) => (/** @type {unknown[]} */ ...square) => {
      if (square.length !== (kind === 'solution' ? 0 : 2) || !square.every(isInteger)) throw new failure(`${kind} takes ${kind === 'solution' ? 'nothing' : 'a row and a column, whole numbers from 0'}`);
      tell([`P${kind}`, ...square].join(' '));
    },
    /** @param {string} name @param {unknown} value that a global variable has at the end */
    keep(name, value) {
      const one = (/** @type {string[]} */ path, /** @type {unknown} */ each) => {
        const its = typeof each === 'function' ? '' : shown(each, RESULT);
        if (its !== '') tell(`K${stringify(path)} ${its}`);
      };
      if (typeof value === 'function' || (isObject(value) && getPrototypeOf(value) !== plain)) {
        for (const key of keys(/** @type {object} */ (value))) one([name, key], getOwnPropertyDescriptor(value, key)?.value);
      } else one([name], value);
    },
    /** @param {any} error @param {number} first lines before the program in what was run */
    fail(error, first) {
      if (over) return;
      let [type, message, at] = ['Error', 'an error', line];
      let missing = null;
      try {
        const isError = error instanceof failure || typeof error?.message === 'string';
        [type, message] = isError ? [text(error.name), text(error.message)] : ['', shown(error, 100)];
        missing = error?.missing ?? null;
        // The first place in the program itself, which may have called what failed.
        const [frames, stack] = [/program\.js:(\d+):\d+/g, text(error?.stack)];
        let frame = matches(frames, stack);
        while (frame && frame[1] - first <= 0) frame = matches(frames, stack);
        if (frame && type !== 'RangeError') at = frame[1] - first;
      } catch {
        // It is one that says nothing, or does something else when it is asked.
      }
      tell(`X${stringify({ line: at, type, message: message.slice(0, 1000), missing })}`);
      flush();
    },
    n,
  };
}
