// Observations of a running program, equal for Python and JavaScript.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { observed } from './running.mjs';

/** The same search in both languages, with equal line numbers. */
const SEARCH = {
  python: `queens = []
def visit(row):
    if row == n:
        print(queens)
        return
    for col in range(n):
        if all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            visit(row + 1)
            queens.pop()
visit(0)`,
  javascript: `const queens = [];
function visit(row) {
  if (row === n) {
    console.log('[' + queens.join(', ') + ']');
    return;
  }
  for (let col = 0; col < n; col++) { if (queens.every((c, r) => c !== col && Math.abs(c - col) !== row - r)) {
      queens.push(col);
      visit(row + 1);
      queens.pop(); } }
}
visit(0);`,
};

const valuesOf = (/** @type {import('../../web/recognize/stream.js').Run} */ run, /** @type {string} */ path, /** @type {string} */ scope) => run.slots.find((slot) => slot.path.join('.') === path && slot.scope === scope)?.changes.map(({ value }) => value);

for (const language of /** @type {const} */ (['python', 'javascript'])) {
  test(`${language}: each value, its line, and the output`, async () => {
    const run = await observed(language, SEARCH[language]);
    assert.equal(run.output, '[1, 3, 0, 2]\n[2, 0, 3, 1]\n');
    assert.equal(run.ended, true);
    const { changes } = /** @type {import('../../web/recognize/stream.js').Slot} */ (run.slots.find(({ path, scope }) => path[0] === 'queens' && scope === ''));
    assert.deepEqual(changes.slice(0, 5).map(({ value }) => value), [[], [0], [0, 2], [0], [0, 3]]);
    const lines = changes.slice(1).map(({ at, value }, i) => [run.lines[at - 1], /** @type {any[]} */ (value).length > /** @type {any[]} */ (changes[i].value).length]);
    assert.ok(lines.every(([line, grew]) => line === (grew ? 8 : 10)), JSON.stringify(lines));
    assert.equal(changes.length, 1 + 16 * 2);
  });

  test(`${language}: one slot alone gives the same values`, async () => {
    const whole = await observed(language, SEARCH[language]);
    const alone = await observed(language, SEARCH[language], { slots: [{ scope: '', line: 0, path: ['queens'] }] });
    assert.deepEqual(valuesOf(alone, 'queens', ''), valuesOf(whole, 'queens', ''));
    assert.equal(alone.slots.length, 1);
    assert.deepEqual(alone.lines, whole.lines);
  });
}

/** @type {[string, 'python' | 'javascript', string, string, string, any[]][]} */
const SLOTS = [
  ['an attribute two steps away', 'python', 'class A:\n    pass\na = A()\na.b = A()\na.b.c = []\na.b.c.append(1)\npass', 'a.b.c', '', [[], [1]]],
  ['an attribute of a class', 'python', 'class A:\n    count = 0\nA.count += 1\npass', 'A.count', '', [0, 1]],
  ['a private attribute', 'python', 'class A:\n    def __init__(self):\n        self.__q = []\n    def go(self):\n        self.__q.append(1)\nA().go()', 'self._A__q', 'A.go', [[], [1]]],
  ['a slot of a class', 'python', 'class A:\n    __slots__ = ("q",)\na = A()\na.q = [1]\na.q = [2]\npass', 'a.q', '', [[1], [2]]],
  ['a closure cell', 'python', 'def f():\n    k = 0\n    def g():\n        nonlocal k\n        k += 1\n    g()\nf()', 'k', 'f.g', [0, 1]],
  ['the innermost call of a function', 'python', 'def f(q):\n    if len(q) < 2:\n        f(q + [len(q)])\n    return 0\nf([])', 'q', 'f', [[], [0], [0, 1], [0], []]],
  ['a value of a dictionary', 'python', 'd = {"q": []}\nd["q"].append(3)\npass', 'd.q', '', [[], [3]]],
  ['a set, a dictionary and an object', 'python', 'class P:\n    def __init__(self):\n        self.r = 1\nx = [{2, 1}, {3: 4}, P()]\npass', 'x', '', [[{ set: [1, 2] }, { map: [[3, 4]] }, { map: [['r', 1]] }]]],
  ['a deque and an array', 'python', 'from collections import deque\nfrom array import array\nx = [deque([1]), array("b", [2]), bytearray(2)]\npass', 'x', '', [[[1], [2], [0, 0]]]],
  ['an attribute two steps away', 'javascript', 'class A {}\nconst a = new A();\na.b = new A();\na.b.c = [];\na.b.c.push(1);\n0;', 'a.b.c', '', [[], [1]]],
  ['a static member', 'javascript', 'class A { static count = 0; }\nA.count++;\n0;', 'A.count', '', [0, 1]],
  ['a private member', 'javascript', 'class A { #q = [];\n go() {\n this.#q.push(1);\n return 0;\n } }\nnew A().go();', 'this.#q', 'go', [[], [1]]],
  ['a closure', 'javascript', 'function f() {\n let k = 0;\n const g = () => {\n k++;\n };\n g();\n}\nf();', 'k', 'f', [0, 1]],
  ['a parameter of a function that is one expression', 'javascript', 'const f = (q) => q.length < 2 ? f([...q, q.length]) : q;\nf([]);', 'q', 'f', [[], [0], [0, 1]]],
  ['a set, a map and a typed array', 'javascript', 'const x = [new Set([2, 1]), new Map([[3, 4]]), new Uint8Array(2), 5n];\n0;', 'x', '', [[{ set: [2, 1] }, { map: [[3, 4]] }, [0, 0], 5]]],
  ['a variable that nobody declared', 'javascript', 'for (i = 0; i < 2; i++) {\n i;\n}', 'i', '', [0, 1, 2]],
];

for (const [what, language, source, path, scope, wanted] of SLOTS) {
  test(`${language}: ${what} is seen`, async () => {
    assert.deepEqual(valuesOf(await observed(language, source), path, scope), wanted);
  });
}

test('an element written with its old value is reported', async () => {
  for (const [language, source] of /** @type {const} */ ([
    ['python', 'q = [0, 0]\nfor i in range(2):\n    q[i] = 0\nfor q[1] in range(1, 3):\n    pass'],
    ['javascript', 'const q = [0, 0];\nfor (let i = 0; i < 2; i++) q[i] = 0;\nfor (q[1] = 0; q[1] < 2; q[1]++) {\n  0;\n}'],
  ])) {
    const { slots } = await observed(language, source);
    const changes = slots.find(({ path }) => path[0] === 'q')?.changes ?? [];
    assert.deepEqual(changes.slice(0, 3).map(({ value, written }) => [value, written]), [[[0, 0], undefined], [[0, 0], 0], [[0, 0], 1]], language);
    assert.ok(changes.some(({ value }) => String(value) === '0,1'), language);
  }
});

/**
 * @type {[string, 'python' | 'javascript', string, string, string | undefined][]} expected output, and the call added
 * for it
 */
const CALLS = [
  ['n is a global', 'python', 'print(n)', '4\n', undefined],
  ['input', 'python', 'print(int(input("n? ")) + 1)', '5\n', undefined],
  ['an argument', 'python', 'import sys\nprint(sys.argv[1], len(sys.argv))', '4 2\n', undefined],
  ['standard input', 'python', 'import sys\nprint(sys.stdin.readline().strip())', '4\n', undefined],
  ['the module is __main__', 'python', 'if __name__ == "__main__":\n    print("main")', 'main\n', undefined],
  ['a function', 'python', 'def helper(x):\n    return x\ndef solve(n):\n    print(helper(n))', '4\n', 'solve'],
  ['a method', 'python', 'class Solution:\n    def solveNQueens(self, n):\n        print(n)', '4\n', 'solveNQueens'],
  ['an object that is there', 'python', 'class Board:\n    def __init__(self, size):\n        self.size = size\n    def solve(self, row=0):\n        print(self.size, row)\nb = Board(5)', '5 0\n', 'solve'],
  ['a class that is given the size', 'python', 'class Board:\n    def __init__(self, size):\n        self.size = size\n    def solve(self, row):\n        print(self.size, row)', '4 0\n', 'solve'],
  ['nothing is called twice', 'python', 'def solve(n):\n    print("once")\nsolve(n)', 'once\n', undefined],
  ['the end by exit', 'python', 'import sys\nprint(1)\nsys.exit(2)', '1\n', undefined],
  ['n is a global', 'javascript', 'console.log(n)', '4\n', undefined],
  ['a declaration of n', 'javascript', 'const n = 3; console.log(n)', '3\n', undefined],
  ['an argument', 'javascript', 'console.log(process.argv[2], process.argv.length)', '4 3\n', undefined],
  ['a prompt', 'javascript', 'alert(Number(prompt("n?")) + 1)', '5\n', undefined],
  ['standard input', 'javascript', 'console.log(require("fs").readFileSync(0, "utf8").trim())', '4\n', undefined],
  ['lines', 'javascript', 'require("readline").createInterface({ input: process.stdin }).on("line", (line) => console.log(line))', '4\n', undefined],
  ['a question of a module', 'javascript', 'import * as readline from "node:readline/promises";\nconst rl = readline.createInterface({ input: process.stdin });\nconsole.log(await rl.question("n? "));\nrl.close();', '4\n', undefined],
  ['a function', 'javascript', 'var solve = function (n) { console.log(n); };', '4\n', 'solve'],
  ['an exported class', 'javascript', 'export default class Queens { constructor(size) { this.size = size; }\n solve(row = 0) { console.log(this.size, row); } }', '4 0\n', 'solve'],
  ['exports of Node', 'javascript', 'module.exports = function solve(n) { console.log(n); };', '4\n', 'exports'],
  ['a function after an address', 'javascript', 'https://example.org/queens\nvar solve = function (n) { console.log(n); };', '4\n', 'solve'],
  ['nothing is called twice', 'javascript', 'const solve = (n) => { console.log("once"); };\nsolve(n);', 'once\n', undefined],
  ['timers and promises', 'javascript', 'setTimeout(() => console.log(2), 5000);\nPromise.resolve().then(() => console.log(1));\nconst id = setInterval(() => { console.log(3); clearInterval(id); }, 6000);', '1\n2\n3\n', undefined],
  ['the end by exit', 'javascript', 'console.log(1); process.exit(1); console.log(2);', '1\n', undefined],
  ['what Node prints', 'javascript', 'console.log([[1, 2], [3]], new Set([1]), "a", 2n, "%d of %s", 1); console.log("%d of %s", 1, "b")', "[ [ 1, 2 ], [ 3 ] ] Set(1) { 1 } a 2n %d of %s 1\n1 of b\n", undefined],
];

for (const [what, language, source, output, called] of CALLS) {
  test(`${language} runs like outside the page: ${what}`, async () => {
    const run = await observed(language, source);
    assert.deepEqual([run.error?.message, run.output, run.called], [undefined, output, called]);
  });
}

test('types are removed from TypeScript, and its lines stay', async () => {
  const run = await observed('typescript', 'interface A {\n  n: number;\n}\nconst a: A = { n: n as number };\nconsole.log(a.n!);\nthrow new Error("x");');
  assert.deepEqual([run.output, run.error?.line], ['4\n', 6]);
});

/** @type {['python' | 'javascript' | 'typescript', string, { line: number, type: string, missing?: string }][]} */
const ERRORS = [
  ['python', 'x = 1\nif x:\n    print(y)', { line: 3, type: 'NameError' }],
  ['python', 'x = 1\nif x\n    pass', { line: 2, type: 'SyntaxError' }],
  ['python', 'import nothing_of_that_name', { line: 1, type: 'ModuleNotFoundError', missing: 'nothing_of_that_name' }],
  ['python', 'def f():\n    f()\nf()', { line: 2, type: 'RecursionError' }],
  ['javascript', 'const x = 1;\nif (x) {\n  y;\n}', { line: 3, type: 'ReferenceError' }],
  ['javascript', 'const x = ;', { line: 1, type: 'SyntaxError' }],
  ['javascript', 'require("nothing-of-that-name")', { line: 1, type: 'Error', missing: 'nothing-of-that-name' }],
  ['javascript', 'const x = process.browser;\nprocess.kill(x);', { line: 2, type: 'Error', missing: 'process.kill' }],
  ['javascript', 'import fs, { createWriteStream } from "fs";', { line: 1, type: 'Error', missing: 'fs.createWriteStream' }],
  ['javascript', 'const a = 1;\nconst b = <p>{a}</p>;', { line: 2, type: 'SyntaxError', missing: 'JSX' }],
  ['javascript', 'const f = () => {\n  f();\n};\nf();', { line: 2, type: 'RangeError' }],
  ['javascript', 'const later = async () => {\n  throw new TypeError("late");\n};\nlater();', { line: 2, type: 'TypeError' }],
  ['typescript', 'const x: = 1;', { line: 1, type: 'SyntaxError' }],
  ['typescript', 'const x: number = 1;\nclass A {\n  @seen solve() {}\n}', { line: 3, type: 'SyntaxError', missing: 'decorators' }],
];

for (const [language, source, { missing = null, ...wanted }] of ERRORS) {
  test(`${language}: the line of ${JSON.stringify(source.slice(0, 40))}`, async () => {
    const { error } = await observed(language, source);
    assert.deepEqual({ line: error?.line, type: error?.type, missing: error?.missing }, { ...wanted, missing });
  });
}

/** @type {['python' | 'javascript', string, string, string][]} */
const LIMITS = [
  ['python', 'an endless loop', 'while True:\n    pass', 'time'],
  ['python', 'an endless loop that catches everything', 'while True:\n    try:\n        pass\n    except BaseException:\n        pass', 'time'],
  ['python', 'one line without an end', 'sum(iter(int, 1))', 'time'],
  ['python', 'a flood of output', 'while True:\n    print("x" * 1000)', 'output'],
  ['python', 'all the memory', 'x = [0]\nwhile True:\n    x = x + x', 'memory'],
  ['javascript', 'an endless loop', 'for (;;);', 'time'],
  ['javascript', 'an endless loop that catches everything', 'for (;;) { try { 0; } catch { 0; } }', 'time'],
  ['javascript', 'one line without an end', '/^(a+)+$/.test("a".repeat(64) + "b")', 'time'],
  ['javascript', 'a flood of output', 'for (;;) console.log("x".repeat(1000))', 'output'],
  ['javascript', 'all the memory', 'let x = [0];\nfor (;;) x = [...x, ...x].map((y) => [y]);', 'memory'],
  ['javascript', 'timers without an end', 'setInterval(() => {}, 1)', 'time'],
  ['javascript', 'a promise that is never settled', 'await new Promise(() => {})', 'time'],
];

test('an endless program is ended', async () => {
  const ends = await Promise.all(LIMITS.map(async ([language, , source, wanted]) => {
    // On a busy machine, output may take many seconds to reach its limit.
    const began = performance.now();
    const { limit } = await observed(language, source, { milliseconds: wanted === 'output' ? 60_000 : wanted === 'time' ? 600 : 1500 });
    return { limit, seconds: (performance.now() - began) / 1000 };
  }));
  for (const [i, { limit, seconds }] of ends.entries()) {
    const [language, what, , wanted] = LIMITS[i];
    const isEnough = limit === wanted || (wanted === 'memory' && limit === 'time') || (wanted === 'time' && limit === 'lines');
    assert.ok(isEnough, `${language}, ${what}: ${limit}`);
    assert.ok(seconds < 60, `${language}, ${what}: ${seconds} s`);
  }
});

test('endless lines are counted', async () => {
  const [python, javascript] = await Promise.all([observed('python', 'while True:\n    x = 1', { lines: 500 }), observed('javascript', 'for (;;) {\n  0;\n}', { lines: 500 })]);
  assert.deepEqual([python.limit, javascript.limit], ['lines', 'lines']);
});
