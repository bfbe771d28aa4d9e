// The command of the package, as a build of course notes runs it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import load from '../../dist/queens.js';

const command = fileURLToPath(new URL('../../dist/queenscope.mjs', import.meta.url));
const queens = await load();

/** @param {string[]} args */
function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('a board is what the module draws', () => {
  const search = new queens.Search('bitmask', 6);
  search.seek(40);
  assert.deepEqual(run('board', '--variant', 'bitmask', '--n', '6', '--step', '40'), {
    status: 0, stdout: search.svg(), stderr: '',
  });
  assert.deepEqual(
    run('board', '--variant=bitmask', '--n=6', '--step=40', '--theme=dark', '--lang=zh', '--size=320', '--no-numbers', '--no-hatch'),
    { status: 0, stdout: search.svg({ theme: 'dark', language: 'zh', size: 320, numbers: false, hatch: false }), stderr: '' },
  );
  search.delete();
  const first = new queens.Search('flag-arrays', 8);
  assert.equal(run('board').stdout, first.svg());
  first.delete();
});

test('the help names every search and every option', () => {
  const { status, stdout, stderr } = run('--help');
  assert.deepEqual([status, stderr], [0, '']);
  for (const { id } of queens.variants()) assert.match(stdout, new RegExp(`\\b${id}\\b`));
  for (const option of ['variant', 'n', 'step', 'theme', 'size', 'no-numbers', 'no-hatch', 'lang', 'help']) {
    assert.match(stdout, new RegExp(`^  --${option}\\b`, 'm'));
  }
  assert.ok(stdout.split('\n').every((line) => line.length <= 80), stdout);
  assert.equal(run('board', '--help').stdout, stdout);
});

for (const [args, said] of /** @type {[string[], RegExp][]} */ ([
  [[], /^queenscope: the command is board; got none$/],
  [['draw'], /^queenscope: the command is board; got "draw"$/],
  [['board', '40'], /^queenscope: the command is board; got "board 40"$/],
  [['board', '--variant', 'bits'], /^queenscope: --variant is one of board-scan, .*, permutations; got "bits"$/],
  [['board', '--n', '33'], /^queenscope: --n is a whole number from 1 to 32; got 33$/],
  [['board', '--n', 'eight'], /^queenscope: --n is a whole number from 1 to 32; got "eight"$/],
  [['board', '--n='], /^queenscope: --n is a whole number from 1 to 32; got ""$/],
  [['board', '--step', '-1'], /^queenscope: --step has a value after it; got none$|^queenscope: --step is a whole number from 0 on; got -1$/],
  [['board', '--step=2.5'], /^queenscope: --step is a whole number from 0 on; got 2\.5$/],
  [['board', '--n=6', '--step=99999'], /^queenscope: --step is a whole number from 0 to \d+ for this search; got 99999$/],
  [['board', '--theme', 'auto'], /^queenscope: --theme is one of light, dark, projector; got "auto"$/],
  [['board', '--size', '5'], /^queenscope: --size is a number from 40 to 4000; got 5$/],
  [['board', '--lang', 'xx'], /^queenscope: --lang is one of en, zh; got "xx"$/],
  [['board', '--color', 'red'], /^queenscope: the options are --variant, .*, --help; got --color$/],
  [['board', '--no-hatch=1'], /^queenscope: --no-hatch has no value; got "1"$/],
  [['board', '--size'], /^queenscope: --size has a value after it; got none$/],
])) {
  test(`refused: ${args.join(' ') || 'nothing'}`, () => {
    const { status, stdout, stderr } = run(...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr.trimEnd(), said);
    assert.equal(stderr.split('\n').length, 2, 'one line');
  });
}
