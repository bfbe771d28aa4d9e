// Rules for the folders: includes point in one direction, libraries stay in their layers, and files stay short and
// formatted. The page loads nothing from other hosts.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const imgui = /^(imgui(_\w+)?|backends\/imgui_impl_\w+)\.h$/;
const sdl = /^(SDL2\/)?SDL(_\w+)?\.h$/;
const gl = /^(GLES\d|EGL)\/\w+\.h$/;
const emscripten = /^emscripten(\/\w+)?\.h$/;

/**
 * core ← timeline ← playback ← ui ← app ← platform, and the layers beside them. For each folder of src: the folders and
 * libraries (besides the standard library) that it may include, and the headers that its build generates.
 * @type {Record<string, {from: string[], libraries?: RegExp[], generated?: string[]}>}
 */
const layers = {
  core: { from: [] },
  timeline: { from: ['core'] },
  playback: { from: ['core', 'timeline'] },
  count: { from: [] },
  listings: { from: ['core'], generated: ['programs.inc'] },
  text: { from: ['core', 'timeline'] },
  look: { from: ['core'] },
  board: { from: ['core', 'look'] },
  sheet: { from: ['core', 'timeline', 'listings', 'text', 'look', 'board'] },
  gfx: { from: ['look', 'board'], libraries: [gl], generated: ['shaders.hpp'] },
  ui: { from: ['core', 'timeline', 'playback', 'count', 'listings', 'text', 'look', 'board'], libraries: [imgui] },
  app: { from: ['core', 'timeline', 'playback', 'count', 'listings', 'text', 'look', 'ui'], libraries: [imgui] },
  bindings: { from: ['core', 'timeline', 'count', 'listings', 'text', 'look', 'board', 'sheet'], libraries: [emscripten] },
  platform: {
    from: ['core', 'timeline', 'playback', 'count', 'listings', 'text', 'look', 'board', 'sheet', 'gfx', 'ui', 'app', 'bindings'],
    libraries: [sdl, gl, imgui, emscripten],
  },
};

/** Headers of the standard library have no folder and no extension; C's own are spelled <cmath>. */
const standard = /^[a-z_]+$/;

/**
 * Relative paths of all files below a folder whose names match; throws if the folder does not exist.
 * @param {string} folder
 * @param {RegExp} name
 */
function filesBelow(folder, name) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((each) => name.test(each) && !each.includes('node_modules'))
    .map((each) => path.join(folder, each))
    .sort();
}

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/**
 * The forbidden includes of a source text in a layer.
 * @param {string} layer
 * @param {string} source
 */
function wrongIncludes(layer, source) {
  const { from, libraries = [], generated = [] } = layers[layer];
  return [...source.matchAll(/^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>|(.*))/gm)]
    .filter(([, quoted, angled]) => {
      const header = quoted ?? angled ?? '';
      if (libraries.some((library) => library.test(header))) return false;
      if (angled !== undefined) return !standard.test(header);
      if (generated.includes(header)) return false;
      const [folder, ...rest] = header.split('/');
      return rest.length === 0 || (folder !== layer && !from.includes(folder));
    })
    .map(([line]) => line.trim());
}

test('the folders of src are the layers', () => {
  const folders = readdirSync(path.join(root, 'src'), { withFileTypes: true }).filter((each) => each.isDirectory());
  assert.deepEqual(folders.map((each) => each.name).sort(), Object.keys(layers).sort());
});

test('a missing folder is an error', () => {
  assert.throws(() => filesBelow('src/none', /./), { code: 'ENOENT' });
});

test('the layers have no cycle', () => {
  const order = Object.keys(layers);
  for (const [layer, { from }] of Object.entries(layers)) {
    for (const below of from) assert.ok(order.indexOf(below) < order.indexOf(layer), `${layer} on ${below}`);
  }
});

for (const layer of Object.keys(layers)) {
  test(`${layer} includes only lower layers`, () => {
    const files = filesBelow(`src/${layer}`, /\.(cpp|hpp|h|inc)$/);
    assert.ok(files.length > 0);
    for (const file of files) assert.deepEqual(wrongIncludes(layer, read(file)), [], file);
  });
}

test('wrong includes are found', () => {
  const source = [
    '#include <vector>', '#include "core/event.hpp"', '#include "timeline/timeline.hpp"', '#include <SDL.h>',
    '#  include <emscripten.h>', '#include <emscripten/val.h>', '#include "imgui.h"', '#include <GLES3/gl3.h>',
    '#include "../core/event.hpp"', '#include "event.hpp"', '#include <math.h>', '#include HEADER',
  ];
  /** @param {string} layer */
  const wrong = (layer) => wrongIncludes(layer, source.join('\n')).map((line) => source.indexOf(line.trim()));
  assert.deepEqual(wrong('core'), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  assert.deepEqual(wrong('ui'), [3, 4, 5, 7, 8, 9, 10, 11]);
  assert.deepEqual(wrong('bindings'), [3, 6, 7, 8, 9, 10, 11]);
  assert.deepEqual(wrong('platform'), [8, 9, 10, 11]);
});

/**
 * The rooms of src/ui, one for each part of the screen. For each: the rooms that it may include, and the headers that
 * others may include; without `doors` all of them. The files beside the rooms combine them and may include all.
 * @type {Record<string, {from: string[], doors?: string[]}>}
 */
const rooms = {
  model: { from: [] },
  controls: { from: ['model'] },
  layout: { from: ['model', 'controls'], doors: ['layout', 'program_size'] },
  board: { from: ['model', 'controls', 'layout'], doors: ['board_view'] },
  caption: { from: ['model', 'controls', 'layout'], doors: ['caption'] },
  panels: { from: ['model', 'controls', 'layout'], doors: ['panels'] },
  chart: { from: ['model', 'controls', 'layout'], doors: ['chart', 'chart_parts'] },
  tree: { from: ['model', 'controls', 'layout', 'chart'], doors: ['tree'] },
  transport: { from: ['model', 'controls', 'layout'], doors: ['transport'] },
  toolbar: { from: ['model', 'controls', 'layout'], doors: ['toolbar'] },
  overlays: { from: ['model', 'controls', 'layout'], doors: ['overlays'] },
};

/**
 * The forbidden includes of a source text in a layer or a room of src/ui.
 * @param {string} place such as 'app' or 'ui/tree'
 * @param {string} source
 */
function wrongEntries(place, source) {
  const [layer, room] = place.split('/');
  return [...source.matchAll(/^#include "ui\/(?:(\w+)\/)?(\w+)\.hpp"/gm)]
    .filter(([, into, header]) => {
      if (layer === 'ui' && into === room) return false;
      if (!into) return room !== undefined;
      const { doors } = rooms[into];
      return (room !== undefined && !rooms[room].from.includes(into)) || (doors !== undefined && !doors.includes(header));
    })
    .map(([line]) => line);
}

test('the folders of src/ui are the rooms, and the rooms have no cycle', () => {
  const folders = readdirSync(path.join(root, 'src/ui'), { withFileTypes: true }).filter((each) => each.isDirectory());
  const order = Object.keys(rooms);
  assert.deepEqual(folders.map((each) => each.name).sort(), [...order].sort());
  for (const [room, { from }] of Object.entries(rooms)) {
    for (const below of from) assert.ok(order.indexOf(below) < order.indexOf(room), `${room} on ${below}`);
  }
});

test('other files include only the doors of rooms', () => {
  const files = ['ui', 'app', 'platform'].flatMap((layer) => filesBelow(`src/${layer}`, /\.(cpp|hpp)$/));
  assert.ok(files.length > 0);
  for (const file of files) {
    const [, layer, ...rest] = file.split('/');
    assert.deepEqual(wrongEntries(layer === 'ui' && rest.length > 1 ? `ui/${rest[0]}` : layer, read(file)), [], file);
  }
});

test('includes of other headers are found', () => {
  const source = ['controls/tip', 'tree/tree', 'tree/tree_plot', 'chart/chart_parts', 'chart/chart_bars', 'interface']
    .map((header) => `#include "ui/${header}.hpp"`);
  /** @param {string} place */
  const wrong = (place) => wrongEntries(place, source.join('\n')).map((line) => source.indexOf(line));
  assert.deepEqual(wrong('app'), [2, 4]);
  assert.deepEqual(wrong('ui'), [2, 4]);
  assert.deepEqual(wrong('ui/tree'), [4, 5]);
  assert.deepEqual(wrong('ui/chart'), [1, 2, 5]);
  assert.deepEqual(wrong('ui/controls'), [1, 2, 3, 4, 5]);
});

test('platforms differ by files, not by #ifdef', () => {
  const below = Object.keys(layers).filter((layer) => layer !== 'platform' && layer !== 'bindings');
  for (const file of below.flatMap((layer) => filesBelow(`src/${layer}`, /\.(cpp|hpp)$/))) {
    assert.doesNotMatch(read(file), /__EMSCRIPTEN__|\bEM_(JS|ASM)\b|#\s*if(def)?\b.*\b(_WIN32|__linux__|__APPLE__)\b/, file);
  }
});

test('C++ is formatted', () => {
  const files = ['src', 'tests'].flatMap((folder) => filesBelow(folder, /\.(cpp|hpp)$/));
  assert.ok(files.length > 0);
  execFileSync('clang-format', ['--dry-run', '-Werror', ...files], { cwd: root, stdio: 'pipe' });
});

/**
 * The folders of web, from the lowest to the highest: a module imports only from its own folder and lower ones. Not
 * listed: web/examples and web/site, whose files are copied or fetched by their addresses.
 */
const webLayers = [
  'files', 'workers', 'search', 'contract', 'notices', 'address', 'dialog', 'access', 'scout', 'count', 'plain', 'screen',
  'element', 'share', 'figures', 'trace', 'lesson', 'recognize', 'program', 'page', 'start', 'offline', 'guide', 'command',
];

/**
 * The imports of a module that point to a higher folder. Types in comments may come from anywhere.
 * @param {string} file such as web/search/range.js
 * @param {string} source
 */
function upwardImports(file, source) {
  const [, layer] = file.split('/');
  const code = source.replace(/\/\*\*.*?\*\//gs, '');
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)]
    .map(([, named]) => named)
    .filter((named) => {
      const [, folder, ...rest] = path.posix.join(path.posix.dirname(file), named).split('/');
      // Modules written by the build lie beside the folders.
      return rest.length > 0 && !(webLayers.indexOf(folder) <= webLayers.indexOf(layer) && webLayers.includes(folder));
    });
}

test('the folders of web are its layers', () => {
  const folders = readdirSync(path.join(root, 'web'), { withFileTypes: true }).filter((each) => each.isDirectory());
  assert.deepEqual(folders.map((each) => each.name).sort(), [...webLayers, 'examples', 'site'].sort());
});

for (const layer of webLayers) {
  test(`web/${layer} imports only from lower folders`, () => {
    const files = filesBelow(`web/${layer}`, /\.m?js$/);
    assert.ok(files.length > 0);
    for (const file of files) assert.deepEqual(upwardImports(file, read(file)), [], file);
  });
}

test('upward imports are found', () => {
  const source = [
    "import { make } from '../dialog/parts.js';", "import './pace.js';", "export { open } from '../page/handle.js';",
    "import load from '../queens.js';", "const later = import('../start/main.js');", "/** @typedef {import('../page/handle.js').Cause} Cause */",
    "import { one } from '../none/one.js';",
  ].join('\n');
  assert.deepEqual(upwardImports('web/share/gif.js', source), ['../page/handle.js', '../start/main.js', '../none/one.js']);
});

/**
 * The parts of a page's file that a strict Content-Security-Policy, or a machine without network, would refuse.
 * @param {string} source
 */
function foreign(source) {
  const inline = [
    // A policy does not treat data as scripts.
    /<script(?![^>]*\s(?:src\s*=|type="application\/json"))[^>]*>/gi,
    /<style\b/gi,
    /<[^>]+\sstyle\s*=/gi,
    /<[^>]+\son[a-z]+\s*=/gi,
    /\.setAttribute\(\s*['"](style|on\w+)['"]/g,
    /\bjavascript:/gi,
    /\beval\s*\(|\bnew\s+Function\b/g,
  ].flatMap((pattern) => [...source.matchAll(pattern)].map(([found]) => found));
  const hosts = [...source.matchAll(/(?:\b(?:https?|wss?):)?\/\/(?:[\w-]+\.)+[a-z]{2,}[^\s"'`)<]*/gi)]
    .map(([found]) => found)
    // Browsers never fetch the names of XML languages.
    .filter((found) => !found.startsWith('http://www.w3.org/'));
  return [...inline, ...hosts];
}

test('the page works under a strict policy and without other hosts', () => {
  // Configuration of other tools may contain a host's address; it is not part of the page.
  const files = filesBelow('web', /\.(html|hbs|js|mjs|css|svg|json|webmanifest)$/).filter((file) => !file.endsWith('.config.js'));
  assert.ok(files.length > 0);
  for (const file of files) assert.deepEqual(foreign(read(file)), [], file);
});

test('violations of such a policy are found', () => {
  for (const [source, count] of /** @type {[string, number][]} */ ([
    ['<script type="module" src="main.js"></script> <link rel="stylesheet" href="style.css">', 0],
    ['<svg xmlns="http://www.w3.org/2000/svg">', 0],
    ['// a comment; see contract.md\nelement.style.width = `${width}px`;', 0],
    ['<script type="application/json" id="words">{"title": "Queens"}</script>', 0],
    ['<script>run()</script>', 1],
    ['<p style="color: red">', 1],
    ['<button type="button" onclick="run()">', 1],
    ['@import url(//fonts.example.com/a.css);', 1],
    ['fetch("https://example.org/queens.wasm")', 1],
  ])) {
    assert.equal(foreign(source).length, count, source);
  }
});
