// The npm package, installed into an empty project: its files, their names and their types.
import assert from 'node:assert/strict';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { OBSERVED } from '../../web/element/embed-members.js';
import { COMMANDS, EVENTS } from '../../web/contract/table.js';
import load from '../../dist/queens.js';
import { emptyFolder, filesOf, MANIFEST, pack, project, ROOT, run } from './packing.mjs';

const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc');
const STRICT = ['--strict', '--target', 'es2022', '--skipLibCheck', 'false', '--pretty', 'false'];
const BUNDLER = ['--module', 'esnext', '--moduleResolution', 'bundler'];
const NODE = ['--module', 'node16', '--moduleResolution', 'node16'];

describe('the package for npm', () => {
  /** @type {string} */
  let folder;
  /** @type {string} */
  let installed;
  /** @type {string} */
  let tarball;
  before(() => {
    ({ tarball } = pack(path.join(emptyFolder('npm-release'), 'release')));
    folder = project('npm', tarball);
    installed = path.join(folder, 'node_modules/queenscope');
    for (const name of ['types.ts', 'node.ts', 'templates.tsx']) cpSync(path.join(ROOT, 'tests/package', name), path.join(folder, name));
  });

  test('it is the site without compressed files and without Python, and needs no other package', () => {
    const site = filesOf(path.join(ROOT, 'dist')).filter((name) => !/\.(br|gz)$|^python-/.test(name));
    assert.deepEqual(filesOf(path.join(installed, 'dist')), site);
    for (const name of site) {
      assert.ok(readFileSync(path.join(installed, 'dist', name)).equals(readFileSync(path.join(ROOT, 'dist', name))), name);
    }
    assert.deepEqual(filesOf(installed).filter((name) => !name.startsWith('dist/')), [
      'LICENSE', 'README.md', 'package.json', 'web/site/images/queenscope.png',
    ]);
    assert.deepEqual(readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.')), ['queenscope']);
  });

  test('every file that its manifest names exists', () => {
    const entries = Object.values(MANIFEST.exports).filter((each) => typeof each === 'object');
    const files = [
      ...Object.values(MANIFEST.bin), ...entries.flatMap(Object.values), ...Object.values(MANIFEST.alias), ...Object.values(MANIFEST.typesVersions['*']).flat(),
      MANIFEST.main, MANIFEST.types, MANIFEST.customElements,
    ];
    assert.equal(new Set(files.map((name) => path.normalize(name))).size, 12);
    for (const name of files) assert.ok(existsSync(path.join(installed, name)), name);
  });

  for (const [how, options] of Object.entries({ bundler: BUNDLER, node16: NODE })) {
    test(`its types are found and hold in a page, moduleResolution ${how}`, () => {
      run(folder, TSC, [...STRICT, ...options, '--noEmit', '--lib', 'es2022,dom', '--typeRoots', 'none', 'types.ts']);
    });
  }

  test('its manifest suits old and new bundlers, Node and TypeScript', async () => {
    // Node and the page share a module, so its Node-only imports are listed in `browser`; the message is a suggestion.
    const { messages } = await publint({ pkgDir: installed, pack: false, level: 'warning', strict: true });
    assert.deepEqual(messages, []);
    const { problems, types } = /** @type {import('@arethetypeswrong/core').Analysis} */ (
      await checkPackage(createPackageFromTarballData(readFileSync(tarball)))
    );
    assert.deepEqual(types, { kind: 'included' });
    // The package consists of ES modules, which `require` supports from Node 22.
    assert.deepEqual(problems.filter(({ kind }) => kind !== 'CJSResolvesToESM'), []);
  });

  test('its element has its attributes in JSX and in templates of Vue', () => {
    run(folder, TSC, [
      ...BUNDLER, '--strict', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--jsx', 'preserve', '--noEmit', '--skipLibCheck', '--pretty', 'false',
      '--types', 'queenscope/react,queenscope/vue', 'templates.tsx',
    ]);
  });

  test("the descriptions for tools agree with the element's table", () => {
    const { modules: [{ path: file, declarations: [declaration] }] } = JSON.parse(readFileSync(path.join(installed, MANIFEST.customElements), 'utf8'));
    assert.ok(existsSync(path.join(installed, file)));
    assert.equal(declaration.tagName, 'n-queens');
    const named = (/** @type {{ name: string }[]} */ list) => list.map(({ name }) => name);
    const known = new Set(OBSERVED);
    assert.deepEqual(named(declaration.attributes).filter((name) => !known.delete(name)), []);
    assert.deepEqual([...known], []);
    assert.deepEqual(named(declaration.members).sort(), Object.keys(COMMANDS).sort());
    assert.deepEqual(named(declaration.events).sort(), Object.keys(EVENTS).sort());
    const { default: usual, description } = declaration.attributes.find((/** @type {any} */ { name }) => name === 'find');
    assert.equal(usual, "'all'");
    assert.match(description, /^which program of the search is shown/);
  });

  test('a program in TypeScript for Node steps, explores and counts with it', async () => {
    run(folder, TSC, [...STRICT, ...NODE, '--lib', 'es2022', '--types', 'node', 'node.ts']);
    const queens = await load();
    const search = new queens.Search('flag-arrays', 6);
    search.seek(40);
    assert.deepEqual(JSON.parse(run(folder, process.execPath, ['node.js'])), {
      // OEIS A000170
      position: 40, queens: search.queens(), count: '365596',
    });
    search.delete();
  });

  test('its command draws a board', async () => {
    const queens = await load();
    const search = new queens.Search('bitmask', 6);
    search.seek(40);
    const drawn = run(folder, 'npx', ['--no-install', 'queenscope', 'board', '--variant', 'bitmask', '--n', '6', '--step', '40']);
    assert.equal(drawn, search.svg());
    search.delete();
  });
});

test('the examples require the tested versions', () => {
  const examples = path.join(ROOT, 'web/examples');
  const manifests = readdirSync(examples).map((name) => path.join(examples, name, 'package.json')).filter((file) => existsSync(file));
  assert.ok(manifests.length >= 3);
  for (const file of manifests) {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const tried = name === MANIFEST.name ? MANIFEST.version : MANIFEST.devDependencies[name];
      // Tools that are not installed here are installed by script/hosts, at an exact version.
      if (tried) assert.equal(version, tried, `${name} in ${file}`);
      else assert.match(version, /^\d+\.\d+\.\d+$/, `${name} in ${file}`);
    }
  }
});

test('the types of counting and exploring agree with the functions', () => {
  const drift = path.join(ROOT, 'tests/package/drift.ts');
  run(ROOT, TSC, [
    '--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom', '--types', 'node',
    '--allowJs', '--skipLibCheck', drift,
  ]);
});
