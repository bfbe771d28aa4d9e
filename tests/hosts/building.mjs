// Builds the pages of web/examples as their authors would, with the program that each is made for, and serves them.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../script/tools/serve.mjs';
import { DIST } from '../page/site.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @typedef {object} Recipe
 * @property {string} site where the example has the site of the boards
 * @property {string[]} [command] that builds it; it is one page as it stands if not given
 * @property {string} built the folder with the result
 * @property {string[]} [packages] of npm that it has installed besides
 */

/** By the folders of the examples. @satisfies {Record<string, Recipe>} */
const RECIPES = {
  reveal: { site: 'node_modules/queenscope/dist', built: '.', packages: ['reveal.js'] },
  sphinx: { site: '_static/queenscope', command: ['sphinx-build', '-W', '-q', '-b', 'html', '.', 'built'], built: 'built' },
  mkdocs: { site: 'docs/queenscope', command: ['mkdocs', 'build', '--strict', '--quiet'], built: 'site' },
  notebook: { site: 'queenscope', command: ['jupyter-nbconvert', '--to', 'html', '--log-level', 'ERROR', 'lesson.ipynb'], built: '.' },
};

/**
 * @param {keyof typeof RECIPES} name
 * @returns {ReturnType<typeof serve>}
 */
export function serveBuilt(name) {
  /** @type {Recipe} */
  const { site, command, built, packages = [] } = RECIPES[name];
  const folder = path.join(ROOT, 'build/hosts', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(ROOT, 'web/examples', name), folder, { recursive: true });
  cpSync(DIST, path.join(folder, site), { recursive: true });
  for (const each of packages) {
    cpSync(path.join(ROOT, 'node_modules', each), path.join(folder, 'node_modules', each), { recursive: true });
  }
  if (command) execFileSync(command[0], command.slice(1), { cwd: folder });
  return serve(path.join(folder, built));
}
