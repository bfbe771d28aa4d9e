// The program with a board of letters in the additional languages: run if the compiler or interpreter is installed. C
// and TypeScript always run.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { moreLanguages, queens, sizes } from './module.mjs';
import { plainSolutions } from './plain.mjs';

/**
 * @typedef {object} Tool
 * @property {string} [command] required to run; missing if always installed
 * @property {string} file name of the program's file
 * @property {string} main code added to the program: it prints the solutions for each size, as JSON, one line each
 * @property {(file: string, out: string) => string[][]} run commands to execute in order; the last one prints
 */
const lines = (/** @type {(n: number) => string} */ of) => sizes.map(of).join('\n');
const tsc = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));

/** @type {Record<(typeof moreLanguages)[number], Tool>} */
const TOOLS = {
  c: {
    file: 'queens.c',
    main: `#include <stdio.h>
int main(void) {
  for (int n = 1; n <= ${sizes.length}; n++) {
    Queens found = solve(n);
    printf("[");
    for (int i = 0; i < found.count; i++)
      for (int row = 0; row < n; row++)
        printf("%s%d%s", row > 0 ? "," : i > 0 ? ",[" : "[", found.solutions[i][row], row == n - 1 ? "]" : "");
    printf("]\\n");
    free(found.solutions);
  }
}`,
    run: (file, out) => [['gcc', '-std=c11', '-Wall', '-Wextra', '-Werror', '-fsanitize=address,undefined', file, '-o', out], [out]],
  },
  typescript: {
    file: 'queens.ts',
    main: `declare const console: { log(text: string): void };\n${lines((n) => `console.log(JSON.stringify(solve(${n})));`)}`,
    run: (file) => [[tsc, '--strict', '--target', 'es2022', '--lib', 'es2022', file], [process.execPath, file.replace(/ts$/, 'js')]],
  },
  rust: {
    command: 'rustc',
    file: 'queens.rs',
    main: `fn main() {\n${lines((n) => `println!("{:?}", solve(${n}));`)}\n}`,
    run: (file, out) => [['rustc', '-D', 'warnings', file, '-o', out], [out]],
  },
  go: {
    command: 'go',
    file: 'queens.go',
    main: `func main() {\n${lines((n) => `show(solve(${n}))`)}\n}\nfunc show(found [][]int) {\nif found == nil {\nfound = [][]int{}\n}\ntext, _ := json.Marshal(found)\nos.Stdout.Write(append(text, '\\n'))\n}`,
    run: (file) => [['go', 'run', file]],
  },
  ruby: {
    command: 'ruby',
    file: 'queens.rb',
    main: lines((n) => `puts solve(${n}).inspect`),
    run: (file) => [['ruby', '-w', file]],
  },
  swift: {
    command: 'swiftc',
    file: 'queens.swift',
    main: lines((n) => `print(solve(${n}))`),
    run: (file, out) => [['swiftc', file, '-o', out], [out]],
  },
  dart: {
    command: 'dart',
    file: 'queens.dart',
    main: `void main() {\n${lines((n) => `print(solve(${n}));`)}\n}`,
    run: (file) => [['dart', 'run', file]],
  },
  kotlin: {
    command: 'kotlinc',
    file: 'queens.kt',
    main: `fun main() {\n${lines((n) => `println(solve(${n}))`)}\n}`,
    run: (file, out) => [['kotlinc', file, '-include-runtime', '-d', `${out}.jar`], ['java', '-jar', `${out}.jar`]],
  },
  zig: {
    command: 'zig',
    file: 'queens.zig',
    main: `pub fn main() !void {
  for (1..${sizes.length + 1}) |n| {
    const found = try solve(n);
    std.debug.print("[", .{});
    for (found.items, 0..) |solution, i| {
      for (solution[0..n], 0..) |col, row|
        std.debug.print("{s}{d}", .{ if (row > 0) "," else if (i > 0) ",[" else "[", col });
      std.debug.print("]", .{});
    }
    std.debug.print("]\\n", .{});
  }
}`,
    run: (file) => [['zig', 'run', file]],
  },
};

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'queens-more-'));
});
after(() => rm(folder, { recursive: true }));

for (const language of moreLanguages) {
  const { command, file, main, run } = TOOLS[language];
  const missing = command !== undefined && spawnSync(command, ['--version']).error !== undefined;
  test(language, { skip: missing && `there is no ${command} here` }, async () => {
    let { text } = queens.listing('flag-arrays', language, { way: 'characters' });
    if (language === 'go') text = text.replace('import "bytes"', 'import (\n"bytes"\n"encoding/json"\n"os"\n)');
    const source = join(folder, file);
    await writeFile(source, `${text}\n${main}\n`);
    let said = '';
    for (const [each, ...args] of run(source, join(folder, language))) {
      const { status, stdout, stderr, error } = spawnSync(each, args, { encoding: 'utf8', cwd: folder });
      assert.ok(status === 0, `${each}: ${error ?? ''}${stdout}${stderr}`);
      // Zig's debug output goes to stderr.
      said = language === 'zig' ? stderr : stdout;
    }
    assert.deepEqual(said.trim().split('\n').map((line) => JSON.parse(line)), sizes.map((n) => plainSolutions(n)));
  });
}
