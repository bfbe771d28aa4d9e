// Programs in Python run in the page's own Python, followed by the recognizer as in the page, and are judged like those that
// the `python3` of a machine runs.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';
import { loadPyodide } from 'pyodide';
import { judge } from '../../web/recognize/judge.js';
import { pythonHost } from '../../web/recognize/python/worker.js';
import { program } from '../recognize/running.mjs';

const folder = new URL('../../web/recognize/python/', import.meta.url);
const recognizer = Object.fromEntries(readdirSync(folder).filter((name) => name.endsWith('.py')).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
/** @returns its port; `hear` gets the messages of the worker */
function start() {
  const port = { hear: (/** @type {string} */ _) => undefined, postMessage: (/** @type {string} */ text) => port.hear(text), onmessage: (/** @type {{ data: string }} */ _) => undefined };
  const worker = { __loadPython: () => loadPyodide({ stdout: () => undefined, stderr: () => undefined }), onmessage: (/** @type {unknown} */ _) => undefined };
  vm.runInNewContext(`(${pythonHost})(${JSON.stringify(recognizer)})`, { self: worker, Response, WebAssembly });
  worker.onmessage({ data: {}, ports: [port] });
  return port;
}
let port = start();

/** One program after the other in one Python, as long as none ends it. @type {import('../../web/recognize/observe.js').Runner} */
const run = ({ source, slots, sizes = [], ...request }) => new Promise((resolve, reject) => {
  // Here Python measures elapsed time, which passes even while a busy machine runs something else.
  const milliseconds = 5 * (request.milliseconds ?? 10_000);
  let records = '';
  port.hear = (text) => {
    if (text.startsWith('E')) reject(new Error(text));
    else if (text === 'dead') port = start();
    else if (text !== 'ready') records += text;
    if (/^(?:[XT].*|D)\n$/m.test(records.slice(records.lastIndexOf('\n', records.length - 2) + 1))) resolve(records);
  };
  const named = (/** @type {import('../../web/recognize/stream.js').SlotName[]} */ those) => those.map(({ scope, line, path }) => [scope, line, path]);
  port.onmessage({ data: JSON.stringify({ source, ...request, milliseconds, slots: slots && named(slots), sizes: named(sizes) }) });
});

/** @param {string} source @param {Partial<import('../../web/recognize/observe.js').Asked>} [asked] */
const judged = (source, asked) => judge({ source, language: 'python', n: 4, milliseconds: 20_000, ...asked }, run);

for (const variant of ['board-scan', 'flag-arrays', 'hash-sets', 'bit-flags', 'bitmask', 'explicit-stack', 'permutations', 'forward-checking']) {
  test(`the listing of ${variant} is right`, async () => {
    const source = readFileSync(new URL(`../../src/core/searches/${variant}/programs/all/queens.py`, import.meta.url), 'utf8').replaceAll(/ *#:.*$/gm, '');
    const { verdict, results, findings } = await judged(source);
    assert.deepEqual([verdict, results.found, findings], ['right', 2, []]);
  });
}

for (const name of ['queen-objects.py', 'private-board.py', 'generator-of-lists.py', 'slash-codes.py', 'wrong-no-copy.py', 'wrong-twice.py', 'wrong-index.py', 'wrong-endless-recursion.py']) {
  test(`${name} is judged as with python3`, async () => {
    const { source, verdict } = program(name);
    assert.equal((await judged(source)).verdict, verdict);
  });
}

/** @type {[string, string, import('../../web/recognize/ending.js').Ending['kind'], number, RegExp][]} program, kind, line and message */
const ENDS = [
  ['an error', 'queens = []\nfor i in range(3):\n    queens.append(i)\n    if i == 2:\n        queens[7]\n', 'error', 5, /^list index out of range$/],
  ['what is no Python', 'queens = []\nif True\n    pass\n', 'syntax', 2, /^expected ':'$/],
  ['calls without end', 'def f():\n    f()\nf()\n', 'error', 2, /^maximum recursion depth exceeded/],
  ['calls without end in the library', 'class A:\n    def __repr__(self):\n        return repr(self)\nprint(A())\n', 'error', 3, /recursion/],
  ['a call that says nothing', 'i = 0\nplace(i, "a")\n', 'error', 2, /whole numbers/],
  ['a package', 'import sys\nimport numpy as np\n', 'missing', 2, /numpy/],
  ['threads', 'import threading\nt = threading.Thread(target=print)\nt.start()\n', 'missing', 3, /thread/],
  ['a process', 'import subprocess\nsubprocess.run(["ls"])\n', 'missing', 2, /./],
  ['a window', 'import tkinter\n', 'missing', 1, /tkinter/],
  ['flood of output', "while True:\n    print('a' * 100000)\n", 'output', 2, /^$/],
];
for (const [what, source, kind, line, message] of ENDS) {
  test(`${what}: the end is told, and whose it is`, async () => {
    const { error, verdict } = await judged(source);
    assert.deepEqual([error?.kind, error?.line], [kind, line]);
    assert.match(error?.message ?? '', message);
    assert.equal(verdict, kind === 'error' || kind === 'syntax' ? 'wrong' : 'unknown');
  });
}

test('memory without end is told', async () => {
  assert.equal((await judged('x = []\nwhile True:\n    x.append([0] * 1000000)\n')).error?.kind, 'memory');
});

test('endless loops end in time', async () => {
  for (const source of ['while True: pass', 'while True:\n    try:\n        place(0, 0)\n    except Exception:\n        pass\n']) {
    assert.match((await judged(source, { milliseconds: 300 })).error?.kind ?? '', /^(time|lines)$/, source);
  }
});

test('what a program redefines is lost with it', async () => {
  await judged("import builtins, sys\nsys.settrace(None)\nfor name in list(vars(builtins)):\n    if name != 'setattr':\n        setattr(builtins, name, None)\n");
  const { verdict, output } = await judged('import builtins\nprint(len(input()), builtins.print is print)\n');
  assert.deepEqual([verdict, output], ['unknown', '1 True\n']);
});

test('questions and arguments are answered with the size, or with the lines that are given', async () => {
  const source = 'import sys\nprint(input("How many? "), sys.argv[1], sys.stdin.readline().strip())\n';
  const { output, asked } = await judged(source);
  assert.deepEqual([output, asked], ['4 4 4\n', ['sys.argv', 'How many? ']]);
  assert.equal((await judged(source, { input: ['6', '7'] })).output, '6 6 6\n');
});
