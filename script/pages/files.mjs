// Checksums of the page's own files. They are in one folder, named after a hash of them all, so caches never mix
// versions.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Checksum } from '../../web/files/checksum.js';

/** @typedef {Record<string, import('../../web/files/checksum.js').Stamp>} Stamps by file name */

/** Generated from the other files, or read only by people. */
const BESIDE = /\.(br|gz|map|d\.ts)$|^stamps\.json$/;

/**
 * @param {string} folder
 * @returns {{ version: string, stamps: Stamps }} the hash, and each file's length and checksum
 */
export function stampFiles(folder) {
  const hash = createHash('sha256');
  /** @type {Stamps} */
  const stamps = {};
  const names = /** @type {string[]} */ (readdirSync(folder, { recursive: true }))
    .filter((name) => !BESIDE.test(name) && statSync(path.join(folder, name)).isFile())
    .sort();
  for (const name of names) {
    const bytes = readFileSync(path.join(folder, name));
    stamps[name] = new Checksum().add(bytes).stamp();
    hash.update(`${name}\n${bytes.length}\n`).update(bytes);
  }
  return { version: hash.digest('hex').slice(0, 12), stamps };
}
