// Checks the documents for users and contributors: links work, the map of the folders is complete, and all versions
// agree.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';

const root = fileURLToPath(new URL('../../', import.meta.url));
const DOCUMENTS = ['README.md', ...readdirSync(path.join(root, '.github')).filter((name) => name.endsWith('.md')).map((name) => `.github/${name}`)];

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');
/** The folders in a folder. @param {string} folder */
const foldersIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => name);

/** The addresses of a text's links and pictures. @param {string} text Markdown */
function targetsIn(text) {
  const targets = /** @type {string[]} */ ([]);
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'link' || token.type === 'image') targets.push(token.href);
  });
  return targets;
}

/** The anchor of a heading on GitHub. @param {string} heading */
const placeOf = (heading) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');

test('links in documents work', () => {
  assert.ok(DOCUMENTS.length >= 5);
  for (const name of DOCUMENTS) {
    const local = targetsIn(read(name)).filter((target) => !/^https:/.test(target));
    assert.ok(local.length > 0 || name.endsWith('CODE_OF_CONDUCT.md'), name);
    for (const target of local) {
      const [file, place] = target.split('#');
      const found = path.join(path.dirname(name), file);
      assert.ok(existsSync(path.join(root, found)), `${name}: ${target}`);
      if (!place) continue;
      const headings = marked.lexer(read(found)).flatMap((token) => (token.type === 'heading' ? [placeOf(token.text)] : []));
      assert.ok(headings.includes(place), `${name}: ${target}`);
    }
  }
});

test('the map lists every folder', () => {
  const contributing = read('.github/CONTRIBUTING.md');
  const [map] = contributing.split('\n## Map\n')[1].split('\n## ');
  const rows = map.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => Array.from(row.split('|')[1].matchAll(/`([^`]+)`/g), ([, name]) => name));
  const there = ['shaders', 'tests', 'script', ...['src', 'web'].flatMap((folder) => foldersIn(folder).map((name) => `${folder}/${name}`))];
  assert.deepEqual(named.sort(), there.sort());
  const rowOf = (/** @type {string} */ folder) => rows.find((row) => row.startsWith(`| \`${folder}\``)) ?? '';
  // Test folders with the name of a src folder need no entry of their own.
  const unnamed = (/** @type {string} */ folder) => foldersIn(folder).filter((name) => !rowOf(folder).includes(`\`${name}\``));
  assert.deepEqual(unnamed('script'), []);
  assert.deepEqual(unnamed('tests').filter((name) => !foldersIn('src').includes(name)), []);
});

test("the citation has the package's version, and the changelog begins with Unreleased", () => {
  const { version } = JSON.parse(read('package.json'));
  assert.match(read('CITATION.cff'), new RegExp(`^version: ${version.replaceAll('.', '\\.')}$`, 'm'));
  const [first, ...rest] = Array.from(read('.github/CHANGELOG.md').matchAll(/^## (.*)$/gm), ([, heading]) => heading);
  assert.equal(first, 'Unreleased');
  for (const heading of rest) assert.match(heading, /^\d+\.\d+\.\d+ – \d{4}-\d\d-\d\d$/);
});
