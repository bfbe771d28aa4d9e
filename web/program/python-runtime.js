// What stands around a reader's program in Python: what starts it in the worker, and what tells of its lines, in Python.

/** In Python. It says of the program what runtime.js says of one in JavaScript. */
export const RUNTIME = `
def __queens_begin(names, board, solutions, milliseconds, n):
    import js, time
    tell_page = js.__queens_tell
    ticks, since, text, length, kinds = time.ticks_ms, time.ticks_diff, repr, len, isinstance
    lists, number, whole = (list, tuple, set, dict), int, callable
    begun, told, line, calls, counted, over, partial, recorded = ticks(), ticks(), 0, 0, -1, False, '', None
    records, last, most, quiet, skipped = [], {}, 1 << 64, 0, False

    def flush():
        nonlocal told
        if records:
            tell_page('\\n'.join(records) + '\\n')
            records.clear()
        told = ticks()

    def tell(record):
        records.append(record)
        if length(records) > 400:
            flush()

    # Of something that can be seen, with the line that does it.
    def happen(record):
        nonlocal quiet, skipped
        if skipped:
            tell('L%d' % line)
        quiet, skipped = 0, False
        tell(record)

    def clock():
        nonlocal calls, over
        if over:
            raise SystemExit
        calls += 1
        if calls % 16:
            return
        if since(ticks(), begun) > milliseconds:
            over = True
            happen('T')
            flush()
            raise SystemExit
        if since(ticks(), told) > 50:
            flush()

    def large(value):
        if kinds(value, (str, bytes)):
            return length(value) > 2000
        if kinds(value, number):
            return not -most < value < most
        return kinds(value, lists) and length(value) > 200

    # To write out what is large takes longer than to run the program.
    def show(value):
        if large(value) or kinds(value, lists) and any(large(each) for each in value):
            return '…'
        return text(value).replace('\\n', ' ')

    def look(name, value):
        nonlocal counted, recorded
        if name == solutions:
            recorded = value
            count = value if kinds(value, number) else length(value) if kinds(value, lists) else -1
            if count >= 0 and count != counted:
                counted = count
                happen('C%d' % count)
            return
        if whole(value):
            return
        if name != board and quiet > 200:
            return
        shown = show(value)
        if name != board and length(shown) > 200:
            shown = shown[:200] + '…'
        if last.get(name) == shown:
            return
        last[name] = shown
        if name == board:
            happen('B' + shown)
        tell('V%s = %s' % (name, shown[:200]))

    def __queens_hook(at, place, first, rest):
        nonlocal line, quiet, skipped
        clock()
        i = 0
        for values in (first, rest):
            try:
                seen = values()
            except NameError:
                continue
            if values is rest:
                i = length(names[place]) - length(seen)
            for value in seen:
                look(names[place][i], value)
                i += 1
        if at:
            line = at
            quiet += 1
            skipped = quiet > 200
            if not skipped:
                tell('L%d' % at)

    def __queens_wrote(value, index):
        if kinds(index, number) and index >= 0:
            happen('W%d %s' % (index, show(value[index])))

    def __queens_bits(value):
        bits = 0
        while value:
            value >>= 1
            bits += 1
        return bits

    def __queens_report(kind):
        def report(*where):
            clock()
            if length(where) != (0 if kind == 'solution' else 2) or not all(kinds(each, number) for each in where):
                raise TypeError(kind + ' takes a row and a column, whole numbers from 0 on')
            happen('E' + ' '.join([kind] + [str(each) for each in where]))
        return report

    def __queens_print(*values, sep=' ', end='\\n', **rest):
        nonlocal partial
        clock()
        partial += sep.join([str(each) for each in values]) + end
        while '\\n' in partial:
            head, partial = partial.split('\\n', 1)
            happen('P' + head)

    def __queens_done(result):
        value = result if recorded is None else recorded
        if partial:
            tell('P' + partial)
        if kinds(value, number):
            tell('Vcount = %d' % value)
        elif kinds(value, (list, tuple)) and length(value) < 20000:
            tell('Vsolutions = ' + text(list(value))[:60000])
        tell('D')
        flush()

    def __queens_reached():
        flush()
        return line

    space = {'__name__': '__main__', 'n': n, 'print': __queens_print, 'input': lambda *_: str(n)}
    for kind in ('test', 'place', 'remove', 'solution'):
        space[kind] = __queens_report(kind)
    space.update({'__queens_hook': __queens_hook, '__queens_wrote': __queens_wrote, '__queens_bits': __queens_bits, '__queens_done': __queens_done, '__queens_reached': __queens_reached})
    return space
`;

/**
 * One function that needs nothing around it but `self.__loadMicroPython`, as its text is what is sent. The worker is given the
 * bytes of what runs Python.
 * @param {{ n: number, board: string, solutions: string, milliseconds: number, letters: number, names: string[][], runtime: string, program: string, lines: number[] }} asked
 */
export function pythonRuntime({ n, board, solutions, milliseconds, letters, names, runtime, program, lines }) {
  /** @type {(message: string) => void} */
  let post = () => undefined;
  for (let own = self; own; own = Object.getPrototypeOf(own)) for (const name of ['postMessage', 'Worker']) Reflect.deleteProperty(own, name);
  // Of memory a reader's program has so much to begin with, and at most, in bytes.
  const HEAP = 8 * 1024 * 1024;
  const MOST = 160 * 1024 * 1024;
  const PAGE = 64 * 1024;
  const STACK = 1024 * 1024;
  const worker = /** @type {any} */ (self);
  worker.__queens_tell = (/** @type {unknown} */ text) => {
    letters -= String(text).length;
    post(letters < 0 ? 'O\n' : String(text));
  };
  self.onmessage = ({ data, ports: [port] }) => {
    self.onmessage = null;
    port.onmessage = () => {
      port.onmessage = null;
      post = port.postMessage.bind(port);
      void start(data['micropython.wasm']);
    };
  };
  const start = async (/** @type {ArrayBuffer} */ data) => {
    // It asks for its bytes as a page would; there is nobody to ask.
    worker.fetch = async () => new Response(data, { headers: { 'Content-Type': 'application/wasm' } });
    const { grow } = WebAssembly.Memory.prototype;
    WebAssembly.Memory.prototype.grow = function growInBounds(/** @type {number} */ pages) {
      if (this.buffer.byteLength + pages * PAGE > MOST) throw new RangeError('there is no more memory for a program here');
      return grow.call(this, pages);
    };
    try {
      const python = await worker.__loadMicroPython({
        url: 'memory:', heapsize: HEAP, pystack: STACK,
        stdout: (/** @type {string} */ line) => post(`P${line}\n`), stderr: (/** @type {string} */ line) => post(`P${line}\n`),
      });
      const quoted = (/** @type {unknown} */ value) => JSON.stringify(value);
      python.runPython(runtime);
      post('S\n');
      python.runPython(`globals().update(__queens_begin(${quoted(names)}, ${quoted(board)}, ${quoted(solutions)}, ${milliseconds}, ${n}))`);
      try {
        python.runPython(program);
        // It has left early, which is an end too.
        python.runPython('__queens_done(None)');
      } catch (error) {
        const traceback = String(/** @type {Error} */ (error).message).trim().split('\n');
        const said = (traceback.at(-1) ?? '').slice(0, 1000);
        let line = 0;
        try {
          line = Number(python.runPython('__queens_reached()')) || 0;
        } catch {
          // The program has taken that away.
        }
        if (/^SystemExit/.test(said)) {
          post('D\n');
          return;
        }
        for (const each of traceback) {
          const [, number, within] = /^ +File "<stdin>", line (\d+)(?:, in (.*))?$/.exec(each) ?? [];
          if (number && !/^(__queens|report|clock|tell|look)/.test(within ?? '') && !/recursion/.test(said)) line = lines[Number(number) - 1] ?? line;
        }
        post(`X${line} ${said}\n`);
      }
    } catch (error) {
      post(`U${/** @type {Error} */ (error).message}\n`);
    }
  };
}
