// Comments name only files that exist.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Folders that a path may start from, besides the folder of its own file. */
const STARTS = ['', 'src', 'web', 'shaders'];
/** Names of files in other projects, and of files written by the build. */
const ELSEWHERE = ['app.js', 'imgui_tables.cpp', 'reveal.js', 'shaders.hpp'];
/** Paths written by the build. */
const GENERATED = /^(dist|build|_build|node_modules|text\/(languages|messages|search_sentences|wrong_sentences)\.)/;

const C_LIKE = /\.(cpp|hpp|in|js|mjs|ts|css|glsl|vert|frag)$/;
const SHELL_LIKE = /\.(cmake|sh)$|CMakeLists\.txt$|^script\/[\w/-]+$/;
/** Strings are matched too, so that no comment begins inside one. */
const C_COMMENTS = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|((?<!:)\/\/[^\n]*|\/\*[^]*?\*\/)/g;
const SHELL_COMMENTS = /^\s*(#[^\n]*)/gm;
const EXTENSION = 'cpp|hpp|js|mjs|ts|css|json|md|hbs|html|glsl|vert|frag|cmake|txt|sh|py|svg';
const PATH = new RegExp(`(?<![\\w@$:}/.<-])(?:[\\w-]+/)*[\\w-]+(?:\\.[\\w-]+)*\\.(?:${EXTENSION})\\b(?![\\w/*(])`, 'g');

/** The paths in a file's comments, without those in `import()`. @param {string} file @param {string} source */
function pathsIn(file, source) {
  const comments = source.matchAll(C_LIKE.test(file) ? C_COMMENTS : SHELL_COMMENTS);
  return [...comments].flatMap(([, comment = '']) => comment.replaceAll(/import\([^)]*\)/g, '').match(PATH) ?? []);
}

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  .filter((file) => existsSync(path.join(root, file)));
const names = new Set([...ELSEWHERE, ...files.map((file) => path.basename(file))]);

/** @param {string} file @param {string} named a path, or the name of a source file in any folder */
const exists = (file, named) => (named.includes('/')
  ? GENERATED.test(named) || [path.dirname(file), ...STARTS].some((start) => existsSync(path.join(root, start, named)))
  : names.has(named) || !/\.(cpp|hpp|js|mjs|css|glsl|hbs)$/.test(named));

/** @param {string} file @param {string} source */
const missingIn = (file, source) => pathsIn(file, source).filter((named) => !exists(file, named));

test('every file named in a comment exists', () => {
  const written = files.filter((file) => /^(src|web|script|tests|shaders)\//.test(file)
    && (C_LIKE.test(file) || SHELL_LIKE.test(file)) && !/\/(programs|examples)\//.test(file));
  const sources = written.map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));
  const found = sources.reduce((sum, { file, source }) => sum + pathsIn(file, source).length, 0);
  assert.ok(found > 60, `${found} paths`);
  const missing = sources.flatMap(({ file, source }) => missingIn(file, source).map((named) => `${file}: ${named}`));
  assert.deepEqual(missing, []);
});

test('a file that does not exist is found', () => {
  const source = "// See board/shapes.hpp, board/none.hpp, search.js and none.js.\nf('// board/none-too.hpp');\n";
  assert.deepEqual(missingIn('web/page/handle.js', source), ['board/none.hpp', 'none.js']);
  assert.deepEqual(missingIn('script/test', '# As in src/none.cpp.\n'), ['src/none.cpp']);
});
