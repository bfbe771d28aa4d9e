// Packs the built site, and makes projects that have installed the package.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const MANIFEST = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

/**
 * Runs a command, and fails with all that it said if it does.
 * @param {string} folder
 * @param {string} command
 * @param {string[]} given
 * @param {Record<string, string>} [environment] besides the usual one
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

/** Names of all files below a folder, in order. @param {string} folder */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(folder, name)).isFile()).sort();

/**
 * An empty folder in which the tools of this project are found, and nothing that is built.
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
 * @param {string} [site] the built one if not given
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
 * A project that has installed the package as its only one, without asking any registry. Its tools are this project's, at
 * the versions of its lock.
 * @param {string} name
 * @param {string} tarball
 * @param {string} [example] the folder of the project that it is a copy of; an empty one if not given
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
