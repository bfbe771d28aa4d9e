// Runs listings in languages other than JavaScript.
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Runs a program to its end and returns its output; fails with its error output.
 * @param {string} command
 * @param {string[]} args
 * @param {string} input its input
 * @returns {Promise<string>}
 */
function outputOf(command, args, input = '') {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args);
    let output = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (data) => (output += data));
    child.stderr.setEncoding('utf8').on('data', (data) => (complaint += data));
    child.on('error', reject);
    // A program may end before reading its input, even an empty one. Its exit status is more informative than the
    // broken pipe.
    child.stdin.on('error', () => {});
    child.on('close', (status) => {
      if (status === 0) resolve(output);
      else reject(new Error(`${command} ended with ${status}: ${complaint}`));
    });
    child.stdin.end(input);
  });
}

/**
 * The return value, and the labels of the executed lines, for each size.
 * @param {{text: string, labels: (string | null)[]}} listing
 * @param {number[]} sizes
 * @returns {Promise<{solutions: number[][] | number, labels: string[]}[]>}
 */
export async function runPython(listing, sizes) {
  const input = JSON.stringify({ ...listing, sizes });
  return JSON.parse(await outputOf('python3', [join(here, 'run_python.py')], input));
}

/**
 * The return value for each size; compiled with warnings as errors.
 * @param {string} text
 * @param {number[]} sizes
 * @param {string} folder for temporary files
 * @param {string} name of these files
 * @returns {Promise<(number[][] | number)[]>}
 */
export async function runCpp(text, sizes, folder, name) {
  const program = join(folder, name);
  await writeFile(`${program}.cpp`, text);
  const flags = ['-std=c++20', '-Wall', '-Wextra', '-Werror', `-DLISTING="${program}.cpp"`];
  await outputOf('g++', [...flags, join(here, 'run_cpp.cpp'), '-o', program]);
  return JSON.parse(await outputOf(program, sizes.map(String)));
}

/**
 * The return value of each program for each size, or the name of its exception; compiled with warnings as errors.
 * @param {string[]} programs
 * @param {number[]} sizes
 * @param {string} folder for temporary files
 * @returns {Promise<(number[][] | string[][] | number | string)[][]>}
 */
export async function runCSharp(programs, sizes, folder) {
  const compile = (/** @type {string} */ from, /** @type {string} */ to, /** @type {string[]} */ ...options) =>
    outputOf('mcs', ['-warn:4', '-warnaserror', `-out:${join(folder, to)}`, ...options, from]);
  await compile(join(here, 'BitOperations.cs'), 'BitOperations.dll', '-target:library');
  await compile(join(here, 'RunCSharp.cs'), 'RunCSharp.exe');
  const files = [];
  for (const [i, text] of programs.entries()) {
    const source = join(folder, `csharp${i}.cs`);
    await writeFile(source, text);
    await compile(source, `csharp${i}.dll`, '-target:library', `-r:${join(folder, 'BitOperations.dll')}`);
    files.push(join(folder, `csharp${i}.dll`));
  }
  return JSON.parse(await outputOf('mono', [join(folder, 'RunCSharp.exe'), sizes.join(','), ...files]));
}

/**
 * The return value of each program for each size, or the name of its exception; one Java process compiles and runs all
 * of them.
 * @param {string[]} programs
 * @param {number[]} sizes
 * @param {string} folder for temporary files
 * @returns {Promise<(number[][] | number | string)[][]>}
 */
export async function runJava(programs, sizes, folder) {
  const folders = programs.map((_, i) => join(folder, `java${i}`));
  for (const [i, text] of programs.entries()) {
    await mkdir(folders[i]);
    await writeFile(join(folders[i], 'Queens.java'), text);
  }
  const output = await outputOf('java', [join(here, 'RunJava.java'), sizes.join(','), ...folders]);
  return JSON.parse(output);
}
