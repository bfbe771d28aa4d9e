// Builds the pages of web/examples like their authors would, with their tools, and serves them.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../script/tools/serve.mjs';
import { DIST } from '../page/site.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @typedef {object} Recipe
 * @property {string} site folder of the boards' site in the example
 * @property {string[]} [command] builds it; without a command it is a single finished page
 * @property {string} built folder of the result
 * @property {string[]} [packages] additional npm packages
 */

/** By folder of the example. @satisfies {Record<string, Recipe>} */
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
