// Packs the built site, and creates projects that have installed the package.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const MANIFEST = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

/**
 * Runs a command; fails with its complete output.
 * @param {string} folder
 * @param {string} command
 * @param {string[]} given
 * @param {Record<string, string>} [environment] added to the current one
 * @returns {string}
 */
export function run(folder, command, given, environment) {
  try {
    return execFileSync(command, given, { cwd: folder, env: { ...process.env, ...environment }, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = /** @type {import('node:child_process').SpawnSyncReturns<string>} */ (error);
    throw new Error(`${command} ${given.join(' ')}:\n${stdout}${stderr}`);
  }
}

/** Sorted names of all files below a folder. @param {string} folder */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(folder, name)).isFile()).sort();

/**
 * An empty folder that finds the tools of this project, but none of its build results.
 * @param {string} name
 */
export function emptyFolder(name) {
  const folder = path.join(ROOT, 'build/package', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Packs a site.
 * @param {string} folder to pack it into
 * @param {string} [site] dist by default
 * @returns {{ archive: string, tarball: string }} the files for a host and for npm
 */
export function pack(folder, site = path.join(ROOT, 'dist')) {
  run(ROOT, 'script/package', [site, folder]);
  const { version } = MANIFEST;
  return {
    archive: path.join(folder, `queenscope-site-${version}.tar.gz`),
    tarball: path.join(folder, `queenscope-${version}.tgz`),
  };
}

/**
 * A project that has installed only the package, without contacting a registry. Its tools are those of this project, at
 * the locked versions.
 * @param {string} name
 * @param {string} tarball
 * @param {string} [example] folder of a project to copy; empty by default
 * @returns {string} its folder
 */
export function project(name, tarball, example) {
  const folder = emptyFolder(name);
  if (example) cpSync(example, folder, { recursive: true });
  const { devDependencies, ...manifest } = example
    ? JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    : { name, private: true, type: 'module' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies: { queenscope: `file:${tarball}` } }));
  run(folder, 'npm', ['install', '--offline', '--no-audit', '--no-fund']);
  return folder;
}
