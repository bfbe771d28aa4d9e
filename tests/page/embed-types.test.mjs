// The type declarations of embed.js agree with its contents.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { OBSERVED } from '../../web/element/embed-members.js';
import { KINDS } from '../../web/contract/table.js';
import load from '../../dist/queens.js';

const fileOf = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));

test('dist/embed.d.ts types a page that uses everything, and has the names of the table', async () => {
  const output = await new Promise((resolve) => {
    execFile(
      process.execPath,
      [
        fileOf('../../node_modules/typescript/bin/tsc'), '--noEmit', '--strict', '--target', 'es2022',
        '--module', 'nodenext', '--lib', 'es2022,dom', '--types', 'node', '--allowJs', fileOf('embed-types.ts'),
      ],
      (error, stdout, stderr) => resolve(error ? `${stdout}${stderr}${error.message}` : ''),
    );
  });
  assert.equal(output, '');
});

test('each attribute is typed as a property', () => {
  const types = readFileSync(fileOf('../../dist/embed.d.ts'), 'utf8');
  const accessors = (/** @type {string} */ kind) => Array.from(types.matchAll(new RegExp(`^  ${kind} (\\w+)\\(`, 'gm')), ([, name]) => name).sort();
  // Every element has these.
  const expected = OBSERVED.filter((name) => !['lang', 'title'].includes(name)).sort();
  assert.deepEqual(accessors('get'), expected);
  assert.deepEqual(accessors('set'), expected);
});

test('the kinds of events agree with the searches', async () => {
  const { Search } = await load();
  const search = new Search('flag-arrays', 4);
  assert.throws(() => search.runTo(/** @type {any} */ ('none')), { message: `kind must be one of ${KINDS.join(', ')}; got "none"` });
  search.delete();
});
