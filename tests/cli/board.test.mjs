// A board as a file, without a browser.
import assert from 'node:assert/strict';
import test from 'node:test';
import load from '../../dist/queens.js';
import { run } from './command.mjs';

const queens = await load();

test("a board equals the module's drawing", () => {
  const search = new queens.Search('bitmask', 6);
  search.seek(40);
  assert.deepEqual(run('board', '--variant', 'bitmask', '--n', '6', '--step', '40'), {
    status: 0, stdout: search.svg(), stderr: '',
  });
  assert.deepEqual(
    run('board', '--variant=bitmask', '--n=6', '--step=40', '--theme=dark', '--lang=zh', '--size=320', '--no-numbers', '--no-hatch'),
    { status: 0, stdout: search.svg({ theme: 'dark', language: 'zh', size: 320, numbers: false, hatch: false }), stderr: '' },
  );
  assert.equal(
    run('board', '--variant', 'bitmask', '--n', '6', '--step', '40', '--panels', 'code,state', '--code', 'cpp', '--lang', 'zh').stdout,
    search.svg({ panels: 'code,state', code: 'cpp', language: 'zh' }),
  );
  search.delete();
  const usual = new queens.Search('flag-arrays', 8);
  assert.equal(run('board').stdout, usual.svg());
  usual.delete();
  const ended = new queens.Search('board-scan', 4, { find: 'first' });
  const step = String(ended.seek(Infinity));
  assert.equal(run('board', '--variant', 'board-scan', '--n', '4', '--find', 'first', '--step', step).stdout, ended.svg());
  ended.delete();
});

for (const [args, said] of /** @type {[string[], RegExp][]} */ ([
  [['board', '40'], /^queenscope: after the command, only options are allowed; got "40"$/],
  [['board', '--variant', 'bits'], /^queenscope: --variant must be one of board-scan, .*, forward-checking, min-conflicts; got "bits"$/],
  [['board', '--n', '33'], /^queenscope: --n must be a whole number from 1 to 32; got 33$/],
  [['board', '--n', 'eight'], /^queenscope: --n must be a whole number from 1 to 32; got "eight"$/],
  [['board', '--n='], /^queenscope: --n must be a whole number from 1 to 32; got ""$/],
  [['board', '--find', 'count'], /^queenscope: --find must be one of all, first for flag-arrays; got "count"$/],
  [['board', '--step', '-1'], /^queenscope: --step must be followed by a value; got none$|^queenscope: --step must be a whole number of at least 0; got -1$/],
  [['board', '--step=2.5'], /^queenscope: --step must be a whole number of at least 0; got 2\.5$/],
  [['board', '--n=6', '--step=99999'], /^queenscope: --step must be a whole number from 0 to \d+ for this search; got 99999$/],
  [['board', '--theme', 'auto'], /^queenscope: --theme must be one of light, dark, projector; got "auto"$/],
  [['board', '--size', '5'], /^queenscope: --size must be a number from 40 to 4000; got 5$/],
  [['board', '--lang', 'xx'], /^queenscope: --lang must be one of en, zh; got "xx"$/],
  [['board', '--panels', 'code,log'], /^queenscope: --panels must be any of code, state, calls, stats, separated by commas; got "code,log"$/],
  [['board', '--panels', 'code', '--code', 'basic'], /^queenscope: --code must be one of pseudocode, python, .*; got "basic"$/],
  [['board', '--color', 'red'], /^queenscope: the options of board are --variant, .*, --help, --version; got --color$/],
  [['board', '--no-hatch=1'], /^queenscope: --no-hatch takes no value; got "1"$/],
  [['board', '--size'], /^queenscope: --size must be followed by a value; got none$/],
])) {
  test(`refused: ${args.join(' ')}`, () => {
    const { status, stdout, stderr } = run(...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr.trimEnd(), said);
    assert.equal(stderr.split('\n').length, 2, 'one line');
  });
}
