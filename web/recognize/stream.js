// Reads the records that a tracer wrote while the program ran.
//
// Each line is a record; its first letter says of what:
//   n4          the board size that the program was given
//   S3 {…}      slot 3 is seen for the first time: `{scope, line, path}`, the function that declares it, its line, the variable
//   L12         line 12 is about to run
//   V3 [0, 2]   slot 3 has another value since; a set is {"set": […]}, a dictionary or an object {"map": [[key, value], …]}
//   W3 1        element 1 of slot 3 was written and has the value that it had
//   Pplace 1 2  the program itself says so, by a call of `place`, `remove`, `test` or `solution`
//   O"text"     it printed that; ["text", "text"] where the second holds whole values that the first shortens
//   I"text"     it asked that
//   C"name"     its top level called nothing, so this function is called
//   G"name"     the size is given to this parameter of it
//   R[…]        a call from the top level returned that
//   K["a"] 4    a global variable has that value at the end; ["object", "attribute"] likewise
//   X{…}        it ended with an error: `{line, type, message, missing}`, `missing` being a module that is not available; perhaps
//               `index`, the element that a list does not have: `{item, list, length}`
//   Ttime       it was ended at a limit: `time`, `lines`, `output`, `trace` or `memory`
//   D           it ended by itself

/** @typedef {import('../trace/value.js').Value} Value */
/** @typedef {{ scope: string, line: number, path: string[] }} SlotName */
/**
 * @typedef {object} Change of a slot
 * @property {number} at the number of lines that had begun to run
 * @property {Value} value from then on
 * @property {number} [written] the only element that was written, with the value that it had
 */
/** @typedef {SlotName & { changes: Change[] }} Slot */
/** @typedef {{ line: number | null, type: string, message: string, missing: string | null, index?: { item: string, list: string, length: number } }} Failure line 0 where it is not known, null for the last line that ran */
/**
 * @typedef {object} Run
 * @property {number} n that the program was given
 * @property {number[]} lines that ran, in order
 * @property {Slot[]} slots
 * @property {{ at: number, text: string }[]} said by the program itself, as in a trace
 * @property {string} output
 * @property {string} readable the output with every value whole
 * @property {number[]} printing the line of the program that printed each line of it
 * @property {string[]} asked
 * @property {string | undefined} called by the tracer
 * @property {string | undefined} sized the parameter of that call which is given the size
 * @property {Value[]} returned
 * @property {{ path: string[], value: Value }[]} kept
 * @property {Failure | undefined} error
 * @property {'time' | 'lines' | 'output' | 'trace' | 'memory' | undefined} limit `trace`: too many records
 * @property {boolean} ended by itself, with or without an error
 */

/** A line that says what the program does, as `queenscope trace` writes it. */
export const TOLD = /^\s*@?((?:test|place|remove) -?\d+ -?\d+|solution)\s*$/;

/** @param {string} text @returns {Run} */
export function readRun(text) {
  /** @type {Run} */
  const run = { n: 0, lines: [], slots: [], said: [], output: '', readable: '', printing: [], asked: [], called: undefined, sized: undefined, returned: [], kept: [], error: undefined, limit: undefined, ended: false };
  let isNewLine = true;
  const [output, readable] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  for (let start = 0; start < text.length;) {
    let end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    const rest = text.slice(start + 1, end);
    switch (text[start]) {
      case 'L':
        run.lines.push(Number(rest));
        break;
      case 'V': {
        const space = rest.indexOf(' ');
        run.slots[Number(rest.slice(0, space))].changes.push({ at: run.lines.length, value: JSON.parse(rest.slice(space)) });
        break;
      }
      case 'W': {
        const [slot, written] = rest.split(' ').map(Number);
        const { changes } = run.slots[slot];
        const last = changes.at(-1);
        // A change that was just told is that write.
        if (last && last.at < run.lines.length) changes.push({ at: run.lines.length, value: last.value, written });
        break;
      }
      case 'S': {
        const space = rest.indexOf(' ');
        run.slots[Number(rest.slice(0, space))] = { ...JSON.parse(rest.slice(space)), changes: [] };
        break;
      }
      case 'O': {
        const said = JSON.parse(rest);
        for (const line of String(typeof said === 'string' ? said : said[0]).split('\n')) {
          const [, told] = TOLD.exec(line) ?? [];
          if (told) run.said.push({ at: run.lines.length, text: told });
        }
        output.push(typeof said === 'string' ? said : said[0]);
        readable.push(typeof said === 'string' ? said : said[1]);
        // A line belongs to where its first letter was printed.
        for (let at = 0, whole = readable[readable.length - 1]; at < whole.length;) {
          if (isNewLine) run.printing.push(run.lines.at(-1) ?? 0);
          const after = whole.indexOf('\n', at) + 1;
          isNewLine = after > 0;
          at = after || whole.length;
        }
        break;
      }
      case 'P':
        run.said.push({ at: run.lines.length, text: rest });
        break;
      case 'I':
        run.asked.push(JSON.parse(rest));
        break;
      case 'C':
        run.called = JSON.parse(rest);
        break;
      case 'G':
        run.sized = JSON.parse(rest);
        break;
      case 'R':
        run.returned.push(JSON.parse(rest));
        break;
      case 'K': {
        const split = rest.indexOf('] ') + 1;
        run.kept.push({ path: JSON.parse(rest.slice(0, split)), value: JSON.parse(rest.slice(split)) });
        break;
      }
      case 'X':
        run.error ??= JSON.parse(rest);
        run.ended = true;
        break;
      case 'T':
        run.limit ??= /** @type {Run['limit']} */ (rest);
        break;
      case 'D':
        run.ended = true;
        break;
      case 'n':
        run.n = Number(rest);
        break;
    }
    start = end + 1;
  }
  return { ...run, output: output.join(''), readable: readable.join('') };
}
