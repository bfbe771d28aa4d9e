// Generates a validator module and type declarations from lesson.schema.json, the definition of the lesson format. The
// module creates no code at run time, which a page's Content-Security-Policy would forbid.
// lesson.mjs <file of the module> <file of the types>
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { compile } from 'json-schema-to-typescript';

const [moduleFile, typesFile] = process.argv.slice(2);
const schema = JSON.parse(readFileSync(new URL('../../web/lesson/lesson.schema.json', import.meta.url), 'utf8'));

const ajv = new Ajv({
  allErrors: true, allowUnionTypes: true, discriminator: true, inlineRefs: false, messages: false, verbose: true,
  code: { source: true, esm: true, optimize: 3 },
});
const code = /** @type {any} */ (standalone).default(ajv, ajv.compile(schema));
await build({
  stdin: {
    contents: code,
    resolveDir: fileURLToPath(new URL('../..', import.meta.url)),
  },
  bundle: true, minify: true, format: 'esm', target: 'es2022', legalComments: 'none', logLevel: 'warning', outfile: moduleFile,
});

/** Replaces references by type names, so that each field keeps its own description. @param {any} part @returns {any} */
function named(part) {
  if (Array.isArray(part)) return part.map(named);
  if (Object(part) !== part) return part;
  const { $ref, ...others } = part;
  if ($ref) return { ...others, tsType: typeName($ref.split('/').pop()) };
  return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, key === 'examples' ? each : named(each)]));
}

/** @param {string} definition */
const typeName = (definition) => definition.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

const types = await compile(named(schema), 'Lesson', {
  bannerComment: '// Made from lesson.schema.json.', ignoreMinAndMaxItems: true, unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 120 },
});
// The generator's notes about references add nothing to the type names.
const plain = types.replaceAll(/\n \*\n \* This interface was referenced by[^]*?(?=\n \*\/)/g, '').replaceAll(/\/\*\*\n \* This interface was referenced by[^]*?\*\/\n/g, '');
mkdirSync(path.dirname(typesFile), { recursive: true });
writeFileSync(typesFile, plain);
