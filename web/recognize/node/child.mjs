// Runs one program in JavaScript. Its script comes on standard input, and its records go to standard output.
import { writeSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { format } from 'node:util';
import vm from 'node:vm';

const script = await text(process.stdin);
/** @type {import('../javascript/environment.js').Host} */
const host = {
  write: (records) => {
    for (let rest = Buffer.from(records); rest.length > 0;) rest = rest.subarray(writeAll(rest));
  },
  format: (values) => format(...values),
  turn: () => new Promise((resolve) => {
    setImmediate(resolve);
  }),
};

/** @param {Buffer} bytes @returns {number} how many could be written */
function writeAll(bytes) {
  try {
    return writeSync(1, bytes);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EAGAIN') return 0;
    throw error;
  }
}

const end = () => process.exit(0);
process.on('unhandledRejection', (error) => {
  host.fail?.(error);
  end();
});
// It waits for something that never happens.
process.on('beforeExit', () => {
  host.write('Ttime\n');
  end();
});
await vm.runInThisContext(`(${script})`, { filename: 'program.js' })(host);
end();
