// A release needs a tagged commit in which tag, package, changelog and citation agree. Otherwise nothing is built, and
// the message names the disagreement.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { emptyFolder, ROOT, run } from './packing.mjs';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\nNot yet.\n\n## 1.2.3 – 2026-01-31\n\n### Fixed\n\n- A bishop.\n\n## 1.2.2\n\n- Older.\n';
const BUILD = '#!/usr/bin/env bash\ncd "$(dirname "$0")/.." && mkdir -p dist && echo built >dist/index.html\n';

/** @type {string} */
let folder;
const file = (/** @type {string} */ name) => path.join(folder, name);
const release = (environment = {}) => run(folder, 'script/release', [], environment);
const git = (/** @type {string[]} */ ...given) => run(folder, 'git', ['-c', 'user.name=A', '-c', 'user.email=a@b.invalid', ...given]);

/** Replaces text in a file. @param {string} name @param {RegExp} from @param {string} to */
const change = (name, from, to) => writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(from, to));

/** A tagged commit on top of the first one. @param {string} tag @param {Parameters<typeof change>} [changed] */
function commit(tag, ...changed) {
  git('checkout', '--quiet', '--detach', 'first');
  if (changed.length > 0) change(...changed);
  git('commit', '--quiet', '--all', '--allow-empty', '--message', tag);
  git('tag', '--force', tag);
}

before(() => {
  folder = emptyFolder('release');
  const copied = ['script/release', 'script/package', 'script/toolchain', 'web/site/images/queenscope.png', 'README.md', 'LICENSE', 'CITATION.cff', 'package.json', '.gitignore'];
  for (const name of copied) cpSync(path.join(ROOT, name), file(name), { recursive: true });
  mkdirSync(file('.github'));
  writeFileSync(file('.github/CHANGELOG.md'), CHANGELOG);
  writeFileSync(file('script/build'), BUILD, { mode: 0o755 });
  change('package.json', /"version": "[^"]*"/, '"version": "1.2.3"');
  change('CITATION.cff', /^version: .*/m, 'version: 1.2.3');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
  git('tag', 'first');
});

test('a disagreement stops it before anything is built', () => {
  commit('v1.2.30');
  assert.throws(release, /package\.json says 1\.2\.3, but this commit has no tag v1\.2\.3; its tags: v1\.2\.30\./);
  commit('v1.2.3', 'CITATION.cff', /1\.2\.3/, '1.2.2');
  assert.throws(release, /CITATION\.cff has another version than package\.json, 1\.2\.3/);
  commit('v1.2.3', '.github/CHANGELOG.md', /## 1\.2\.3/, '## 1.2.30');
  assert.throws(release, /CHANGELOG\.md has no section "## 1\.2\.3"/);
  commit('v1.2.3', '.github/CHANGELOG.md', /### Fixed\n\n- A bishop\.\n/, '');
  assert.throws(release, /CHANGELOG\.md has no section "## 1\.2\.3", or nothing in it/);
  commit('v1.2.3');
  change('README.md', /^/, 'More');
  assert.throws(release, /changes that are not in the commit/);
  git('checkout', '--quiet', '--', '.');
  assert.throws(() => run(folder, 'script/release', ['publish']), /there is nothing to publish/);
  assert.ok(!existsSync(file('dist')));
});

test('a tagged commit becomes the archive, the package, their sums and the notes of its version', () => {
  commit('v1.2.3');
  release({ QUEENSCOPE_REPOSITORY: 'https://forge.invalid/a/b', QUEENSCOPE_HOMEPAGE: 'https://a.invalid/b/' });
  assert.deepEqual(readdirSync(file('build/release')).sort(), ['NOTES.md', 'SHA256SUMS', 'queenscope-1.2.3.tgz', 'queenscope-site-1.2.3.tar.gz']);
  assert.equal(readFileSync(file('build/release/NOTES.md'), 'utf8'), '### Fixed\n\n- A bishop.\n');
  const { repository, homepage } = JSON.parse(run(folder, 'tar', ['-xzOf', 'build/release/queenscope-1.2.3.tgz', 'package/package.json']));
  assert.deepEqual([repository, homepage], [{ type: 'git', url: 'git+https://forge.invalid/a/b.git' }, 'https://a.invalid/b/']);
});
