// The archive for a host: it contains the site, and is the same on every machine.
import assert from 'node:assert/strict';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../script/tools/serve.mjs';
import { emptyFolder, filesOf, MANIFEST, pack, ROOT, run } from './packing.mjs';

const DIST = path.join(ROOT, 'dist');
const COMMITTED = Number(process.env.SOURCE_DATE_EPOCH ?? run(ROOT, 'git', ['log', '-1', '--format=%ct']));

describe('the archive of the site', () => {
  const work = emptyFolder('archive');
  const unpacked = path.join(work, 'unpacked');
  /** @type {ReturnType<typeof pack>} */
  let packed;
  before(() => {
    packed = pack(path.join(work, 'release'));
    mkdirSync(unpacked);
    run(unpacked, 'tar', ['-xzf', packed.archive]);
  });

  test('it is one folder, named after the version, with every file of the site', () => {
    assert.deepEqual(readdirSync(unpacked), [`queenscope-site-${MANIFEST.version}`]);
    const site = path.join(unpacked, `queenscope-site-${MANIFEST.version}`);
    const names = filesOf(DIST);
    assert.ok(names.includes('index.html') && names.includes('queens.wasm.br'));
    assert.deepEqual(filesOf(site), names);
    for (const name of names) {
      assert.ok(readFileSync(path.join(site, name)).equals(readFileSync(path.join(DIST, name))), name);
      assert.equal(statSync(path.join(site, name)).mtimeMs, COMMITTED * 1000, name);
    }
  });

  test('it is sorted, without an owner, and readable by everyone', () => {
    const lines = run(work, 'tar', ['-tvzf', packed.archive, '--numeric-owner']).trim().split('\n');
    const names = lines.map((line) => {
      const [, name] = /^(?:drwxr-xr-x|-rw[x-]r-[x-]r-[x-]) 0\/0 +\d+ [\d-]+ [\d:]+ (.*)$/.exec(line) ?? assert.fail(line);
      return name.replaceAll('/', '\0');
    });
    assert.deepEqual(names, [...names].sort());
  });

  test('a server sends the compressed files in it', async () => {
    const site = await serve(path.join(unpacked, `queenscope-site-${MANIFEST.version}`));
    after(site.close);
    const answer = await fetch(`${site.address}queens.js`, { headers: { 'Accept-Encoding': 'br' } });
    assert.equal(answer.headers.get('content-encoding'), 'br');
    assert.equal(await answer.text(), readFileSync(path.join(DIST, 'queens.js'), 'utf8'));
  });

  test('another place, time and umask give the same bytes, also while files are renamed', () => {
    const other = path.join(work, 'other');
    // Written in another order, with restricted permissions, and at another time than the build.
    for (const name of filesOf(DIST).reverse()) {
      mkdirSync(path.dirname(path.join(other, name)), { recursive: true, mode: 0o700 });
      cpSync(path.join(DIST, name), path.join(other, name));
      chmodSync(path.join(other, name), statSync(path.join(DIST, name)).mode & 0o700);
      utimesSync(path.join(other, name), 1e9, 1e9);
    }
    const [release, names] = ['again', 'names'].map((name) => path.join(work, name));
    mkdirSync(names);
    // Like a test that serves the site from renamed copies of its files.
    const renaming = 'while :; do ln -f ./*.html "$0"; done & naming=$!; "$@"; done=$?; kill $naming; exit $done';
    run(other, 'bash', ['-c', `umask 077; ${renaming}`, names, path.join(ROOT, 'script/package'), other, release], {
      TZ: 'Asia/Tokyo', LC_ALL: 'C', TAR_OPTIONS: '--format=pax', GZIP: '-1',
    });
    for (const file of Object.values(packed)) {
      assert.ok(readFileSync(file).equals(readFileSync(path.join(release, path.basename(file)))), path.basename(file));
    }
  });

  test('the checksums of archive and package are beside them', () => {
    const release = path.dirname(packed.archive);
    assert.match(run(release, 'sha256sum', ['--check', '--strict', 'SHA256SUMS']), /^queenscope-site-.*\.tar\.gz: OK\nqueenscope-.*\.tgz: OK\n$/);
  });

  test('without a site nothing is packed, and existing files stay', () => {
    assert.throws(() => pack(path.join(work, 'release'), work), /there is no site in .*archive; script\/build makes one/);
    assert.ok(statSync(packed.archive).isFile());
  });
});
