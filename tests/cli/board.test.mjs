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
  [['board', '40'], /^queenscope: after the command there are only options; got "40"$/],
  [['board', '--variant', 'bits'], /^queenscope: --variant is one of board-scan, .*, forward-checking; got "bits"$/],
  [['board', '--n', '33'], /^queenscope: --n is a whole number from 1 to 32; got 33$/],
  [['board', '--n', 'eight'], /^queenscope: --n is a whole number from 1 to 32; got "eight"$/],
  [['board', '--n='], /^queenscope: --n is a whole number from 1 to 32; got ""$/],
  [['board', '--find', 'count'], /^queenscope: --find is one of all, first for flag-arrays; got "count"$/],
  [['board', '--step', '-1'], /^queenscope: --step has a value after it; got none$|^queenscope: --step is a whole number from 0 on; got -1$/],
  [['board', '--step=2.5'], /^queenscope: --step is a whole number from 0 on; got 2\.5$/],
  [['board', '--n=6', '--step=99999'], /^queenscope: --step is a whole number from 0 to \d+ for this search; got 99999$/],
  [['board', '--theme', 'auto'], /^queenscope: --theme is one of light, dark, projector; got "auto"$/],
  [['board', '--size', '5'], /^queenscope: --size is a number from 40 to 4000; got 5$/],
  [['board', '--lang', 'xx'], /^queenscope: --lang is one of en, zh; got "xx"$/],
  [['board', '--panels', 'code,log'], /^queenscope: --panels is any of code, state, calls, stats with commas between; got "code,log"$/],
  [['board', '--panels', 'code', '--code', 'basic'], /^queenscope: --code is one of pseudocode, python, .*; got "basic"$/],
  [['board', '--color', 'red'], /^queenscope: the options of board are --variant, .*, --help, --version; got --color$/],
  [['board', '--no-hatch=1'], /^queenscope: --no-hatch has no value; got "1"$/],
  [['board', '--size'], /^queenscope: --size has a value after it; got none$/],
])) {
  test(`refused: ${args.join(' ')}`, () => {
    const { status, stdout, stderr } = run(...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr.trimEnd(), said);
    assert.equal(stderr.split('\n').length, 2, 'one line');
  });
}
