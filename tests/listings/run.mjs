// Runs listings in the languages that are not at home in node.
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Runs a program to its end and returns what it prints; fails with what it complains of.
 * @param {string} command
 * @param {string[]} args
 * @param {string} input  what it reads
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
    // A program may end before it is given its input, be it empty; how it ended tells more than the broken pipe.
    child.stdin.on('error', () => {});
    child.on('close', (status) => {
      if (status === 0) resolve(output);
      else reject(new Error(`${command} ended with ${status}: ${complaint}`));
    });
    child.stdin.end(input);
  });
}

/**
 * What it returns and labels of the lines executed, for each size.
 * @param {{text: string, labels: (string | null)[]}} listing
 * @param {number[]} sizes
 * @returns {Promise<{solutions: number[][] | number, labels: string[]}[]>}
 */
export async function runPython(listing, sizes) {
  const input = JSON.stringify({ ...listing, sizes });
  return JSON.parse(await outputOf('python3', [join(here, 'run_python.py')], input));
}

/**
 * What it returns for each size; compiled with every warning an error.
 * @param {string} text
 * @param {number[]} sizes
 * @param {string} folder  to work in
 * @param {string} name  of the files made there
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
 * What each program returns for each size, or the name of what it throws; each is compiled with every warning an error.
 * @param {string[]} programs
 * @param {number[]} sizes
 * @param {string} folder  to work in
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
 * What each program returns for each size, or the name of what it throws; one Java machine compiles and runs them all.
 * @param {string[]} programs
 * @param {number[]} sizes
 * @param {string} folder  to work in
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
