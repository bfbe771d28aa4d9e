// Downloads are the tested versions: files of a package archive must match the project's hashes.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const work = await mkdtemp(path.join(tmpdir(), 'queenscope-'));
after(() => rm(work, { recursive: true }));

const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');
const PACKAGES = [
  '# a comment',
  `imgui 2 pool/imgui_2.orig.tar.xz ${sha256('second')}`,
  `imgui 1 pool/imgui_1.orig.tar.xz ${sha256('first')}`,
  `libc6 5 pool/libc6_5.deb ${sha256('libc')}`,
].join('\n');

let runs = 0;

/**
 * Fetches a package from a mirror with these files, in a separate project.
 * @param {string} name
 * @param {Record<string, string>} files
 * @param {Record<string, string>} [environment]
 */
async function fetchPackage(name, files, environment = {}) {
  const root = path.join(work, String(++runs));
  const folder = path.join(root, 'fetched');
  await mkdir(folder, { recursive: true });
  await mkdir(path.join(root, 'mirror/pool'), { recursive: true });
  await mkdir(path.join(root, 'script/toolchain'), { recursive: true });
  await mkdir(path.join(root, 'cache'));
  for (const script of ['env.sh', 'archive.sh']) await cp(path.join(ROOT, 'script/toolchain', script), path.join(root, 'script/toolchain', script));
  await writeFile(path.join(root, 'script/toolchain/packages.txt'), `${PACKAGES}\n`);
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(root, 'mirror', file), content);
  // A mirror without checks, and a newer version that only Debian's signature verifies.
  await writeFile(
    path.join(root, 'script/toolchain/try.sh'),
    `. "$(dirname "$0")/env.sh"
    . "$root/script/toolchain/archive.sh"
    mirror() { echo "$root/mirror"; }
    download() { cp "$1" "$2" 2>/dev/null; }
    fetch_signed() { echo newer >"$2/$1.newer"; }
    fetch_package "$1" "$root/fetched"\n`,
  );
  return new Promise((resolve) => {
    execFile(
      'bash',
      [path.join(root, 'script/toolchain/try.sh'), name],
      { env: { PATH: process.env.PATH, HOME: root, QUEENSCOPE_CACHE: path.join(root, 'cache'), ...environment } },
      async (error, _, said) => resolve({ failed: error !== null, said, fetched: (await readdir(folder)).sort() }),
    );
  });
}

test('the first available known version is fetched', async () => {
  const both = { 'pool/imgui_1.orig.tar.xz': 'first', 'pool/imgui_2.orig.tar.xz': 'second' };
  assert.deepEqual(await fetchPackage('imgui', both), { failed: false, said: '', fetched: ['imgui_2.orig.tar.xz'] });
  const old = { 'pool/imgui_1.orig.tar.xz': 'first' };
  assert.deepEqual(await fetchPackage('imgui', old), { failed: false, said: '', fetched: ['imgui_1.orig.tar.xz'] });
});

test('a file with a wrong hash is refused', async () => {
  const { failed, said } = await fetchPackage('imgui', { 'pool/imgui_2.orig.tar.xz': 'something else' });
  assert.ok(failed);
  assert.match(said, /imgui_2\.orig\.tar\.xz is not imgui 2 as script\/toolchain\/packages\.txt knows it/);
});

test('an untested version is used only on request', async () => {
  for (const QUEENSCOPE_ACCEPT_NEWER of ['', '0', undefined]) {
    const { failed, said, fetched } = await fetchPackage('imgui', {}, QUEENSCOPE_ACCEPT_NEWER === undefined ? {} : { QUEENSCOPE_ACCEPT_NEWER });
    assert.ok(failed);
    assert.match(said, /none of the tried versions of imgui: 2 1;/);
    assert.match(said, /QUEENSCOPE_ACCEPT_NEWER=1 script\/build/);
    assert.deepEqual(fetched, []);
  }
  const { failed, fetched } = await fetchPackage('imgui', {}, { QUEENSCOPE_ACCEPT_NEWER: '1' });
  assert.ok(!failed);
  assert.deepEqual(fetched, ['imgui.newer']);
});

test("an update of the tools' C library is used and reported", async () => {
  const { failed, said, fetched } = await fetchPackage('libc6', {});
  assert.ok(!failed);
  assert.match(said, /taking what Debian has now of libc6/);
  assert.deepEqual(fetched, ['libc6.newer']);
});

test('a package without a line is an error', async () => {
  const { failed, said } = await fetchPackage('gui', {}, { QUEENSCOPE_ACCEPT_NEWER: '1' });
  assert.ok(failed);
  assert.match(said, /packages\.txt has no line for gui/);
});

test('every line has a package, a version, a place and a hash', async () => {
  const lines = (await readFile(path.join(ROOT, 'script/toolchain/packages.txt'), 'utf8')).split('\n').filter((line) => line && !line.startsWith('#'));
  assert.ok(lines.length >= 8);
  for (const line of lines) {
    const [, name, version] = /^([\w+-]+) (\S+) pool\/main\/\S+ [0-9a-f]{64}$/.exec(line) ?? assert.fail(line);
    assert.ok(line.includes(`/${name}_${version.replace(/-[^-]*$/, '')}`), line);
  }
});

test('no verification of the archive is turned off', async () => {
  const scripts = (await readdir(path.join(ROOT, 'script'), { withFileTypes: true })).filter((each) => each.isFile());
  assert.ok(scripts.length > 0);
  for (const { name } of scripts) {
    const source = await readFile(path.join(ROOT, 'script', name), 'utf8');
    assert.doesNotMatch(source, /Check-Valid-Until|Check-Date|AllowUnauthenticated|allow-unauthenticated|trusted=yes|AllowInsecure|--insecure/i, name);
  }
});
