// Environments in which the module runs, and its contents.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import load from '../../dist/queens.js';
import { eventsOf, queens } from './queens.mjs';

const built = new URL('../../dist/queens.js', import.meta.url);

test('several workers at once', async () => {
  const answers = await Promise.all(
    [6, 7, 8].map(
      (n) =>
        new Promise((resolve, reject) => {
          const worker = new Worker(new URL('worker.mjs', import.meta.url), { workerData: { variant: 'bitmask', n } });
          worker.on('message', resolve);
          worker.on('error', reject);
          worker.on('exit', (code) => reject(new Error(`the worker ended with ${code} before it answered`)));
        }),
    ),
  );
  for (const [index, answer] of answers.entries()) {
    const n = 6 + index;
    const events = eventsOf('bitmask', n);
    assert.equal(answer.total, events.length);
    assert.deepEqual(answer.last, { kind: 'done', row: null, col: null });
    assert.equal(answer.count, queens.count(n));
    assert.equal(BigInt(answer.solutions.length), answer.count);
  }
});

test('loading twice gives two modules', async () => {
  const other = await load();
  assert.notEqual(other, queens);
  const search = new other.Search('bitmask', 4);
  assert.equal(search.seek(Infinity), 65);
  search.delete();
});

test('a strict Content-Security-Policy holds: no code is made from text', async () => {
  const source = await readFile(built, 'utf8');
  assert.doesNotMatch(source, /\beval\s*\(|\bnew\s+Function\b|\bFunction\s*\(\s*['"`]/);
  // Node refuses eval and new Function like such a policy would.
  const program = `
    import load from ${JSON.stringify(built.href)};
    const queens = await load();
    const search = new queens.Search('flag-arrays', 6);
    search.seek(500);
    search.state();
    try { search.seek(-1); } catch {}
    process.stdout.write(String(search.runTo('solution').number));`;
  const run = promisify(execFile)(process.execPath, [
    '--disallow-code-generation-from-strings', '--input-type=module', '--eval', program,
  ]);
  assert.equal((await run).stdout, '2');
});

test('the module contains no user interface', async () => {
  for (const name of ['queens.js', 'queens.wasm']) {
    const bytes = await readFile(new URL(name, built), 'latin1');
    // The messages mention WebGL 2; drawing code must not be included.
    assert.doesNotMatch(bytes, /\bSDL_|imgui|getContext|<canvas/i, name);
  }
});
