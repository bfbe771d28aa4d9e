// Checks the output of a class's programs in one run.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { parse } from 'node-html-parser';
import { run } from './command.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'queenscope-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} text */
function file(name, text) {
  const whole = path.join(folder, name);
  writeFileSync(whole, text);
  return whole;
}
const right = file('right.txt', run('trace', '--n', '5').stdout);
const table = file('table.csv', run('trace', '--n', '5', '--variant', 'bitmask', '--format', 'csv').stdout);
const wrong = file('wrong, "quoted" & <odd>.txt', run('trace', '--n', '5', '--bug', 'anti-diagonal-untested').stdout);
const broken = file('broken.txt', 'n 5\nplace 1\n');

test('all programs right: exit code 0', () => {
  const { status, stdout, stderr } = run('check', right, table, '--n', '5');
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(stdout, `${right}: right, 10 of 10 solutions, 54 boards\n${table}: right, 10 of 10 solutions, 54 boards\n`);
});

test('one program wrong: exit code 1, and the place of the fault', () => {
  const { status, stdout } = run('check', '--n', '5', right, wrong);
  assert.equal(status, 1);
  assert.match(stdout, /right\.txt: right, .*\n.*<odd>\.txt: wrong, .*\n {2}attacked-placement at event \d+ \(line \d+\): A queen is placed on/);
});

test('one trace unreadable: exit code 2, and verdicts on the others', () => {
  const { status, stdout } = run('check', broken, path.join(folder, 'gone.txt'), wrong, right, '--n', '5');
  assert.equal(status, 2);
  assert.match(stdout, /broken\.txt: cannot be read: line 2: behind place there is a row and a column, from 0 on; got "place 1"\n/);
  assert.match(stdout, /gone\.txt: cannot be read: ENOENT/);
  assert.match(stdout, /<odd>\.txt: wrong/);
  assert.match(stdout, /right\.txt: right/);
});

test('output as JSON, as a table and for test runners', () => {
  const json = JSON.parse(run('check', right, wrong, broken, '--n', '5', '--format', 'json').stdout);
  assert.deepEqual(json.map((/** @type {any} */ each) => each.right), [true, false, undefined]);
  assert.deepEqual(Object.keys(json[1].findings[0]), ['id', 'position', 'line', 'message', 'detail', 'values']);
  assert.match(json[2].unreadable, /^line 2: /);
  const rows = run('check', right, wrong, broken, '--n', '5', '--format', 'csv').stdout.trimEnd().split('\n');
  assert.equal(rows[0], 'file,right,found,expected,boards,finding,position,line,message');
  assert.equal(rows[1], `${right},true,10,10,54,,,,`);
  assert.ok(rows[2].startsWith(`"${wrong.replaceAll('"', '""')}",false,`), rows[2]);
  const junit = parse(run('check', right, wrong, broken, '--n', '5', '--format', 'junit').stdout);
  const suite = junit.querySelector('testsuite');
  assert.deepEqual(['tests', 'failures', 'errors'].map((name) => suite?.getAttribute(name)), ['3', '1', '1']);
  assert.ok(suite?.querySelectorAll('testcase')[1].getAttribute('name')?.endsWith('<odd>.txt'));
});

test('a program is run, and its failure reported', () => {
  const own = file('program.mjs', `const n = Number(process.argv[2]); console.log('@n', n);
    const queens = []; (function visit(row) { if (row === n) return console.log('@solution');
      for (let col = 0; col < n; col++) { if (queens.some(([r, c]) => c === col || Math.abs(r - row) === Math.abs(c - col))) continue;
        queens.push([row, col]); console.log('@place', row, col); visit(row + 1); queens.pop(); console.log('@remove', row, col); } })(0);
    console.log('place of the program: done');`);
  const failing = file('failing.mjs', "throw new Error('no luck');");
  const command = `${process.execPath} {file} {n}`;
  assert.deepEqual(run('check', own, '--n', '6', '--run', command, '--prefix', '@'), { status: 0, stdout: `${own}: right, 4 of 4 solutions, 153 boards\n`, stderr: '' });
  const { status, stdout } = run('check', failing, '--n', '6', '--run', command);
  assert.equal(status, 2);
  assert.match(stdout, /failing\.mjs: cannot be read: it ended with 1: /);
});

for (const [args, said] of /** @type {[string[], RegExp][]} */ ([
  [['check', right], /^queenscope: --n says of which board the programs are; got none$/],
  [['check', '--n', '5'], /^queenscope: check has the files to judge after it; got none$/],
  [['check', right, '--n', '13'], /^queenscope: --n is a whole number from 1 to 12; got 13$/],
  [['check', right, '--n', '5', '--expect', 'some'], /^queenscope: --expect is one of all, first, count; got "some"$/],
  [['check', right, '--n', '5', '--format', 'xml'], /^queenscope: --format is one of text, json, csv, junit; got "xml"$/],
  [['check', right, '--n', '5', '--step', '4'], /^queenscope: the options of check are --n, --expect, --format, --run, --prefix, --help, --version; got --step$/],
])) {
  test(`refused: ${args.filter((arg) => arg !== right).join(' ')}`, () => {
    const { status, stdout, stderr } = run(...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr.trimEnd(), said);
  });
}
