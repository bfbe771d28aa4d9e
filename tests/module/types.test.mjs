// The module's type declarations, used by a TypeScript program.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

test('dist/queens.d.ts types a program that uses everything', async () => {
  const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));
  const output = await new Promise((resolve) => {
    execFile(
      process.execPath,
      [
        path('../../node_modules/typescript/bin/tsc'), '--noEmit', '--strict', '--target', 'es2022',
        '--module', 'nodenext', '--lib', 'es2022', '--types', 'node', path('types.ts'),
      ],
      (error, stdout, stderr) => resolve(error ? `${stdout}${stderr}${error.message}` : ''),
    );
  });
  assert.equal(output, '');
});
