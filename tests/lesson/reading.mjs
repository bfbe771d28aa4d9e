// The reader of lessons as the page has it, with the validator that the build makes.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (/** @type {string} */ name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
// Several test files may build it at the same time.
const outfile = at(`build/lesson-reading/${process.pid}.mjs`);

await build({
  entryPoints: [at('web/lesson/read.js')], bundle: true, format: 'esm', outfile, logLevel: 'warning', external: ['../queens.js'],
  plugins: [{ name: 'made', setup: ({ onResolve }) => void onResolve({ filter: /\/validate\.js$/ }, () => ({ path: at('build/web/lesson/validate.js') })) }],
});

/** @type {typeof import('../../web/lesson/read.js')} */
export const { readLesson } = await import(outfile);
rmSync(outfile);
