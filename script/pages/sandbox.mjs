// Writes the document of a frame in which programs run, with its script inside, for pages that cannot load it from a server.
// Prints the hash of the script, which the policy of such a page has to allow.
// sandbox.mjs <folder of the program's files>
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder] = process.argv.slice(2);
const script = readFileSync(path.join(folder, 'program/sandbox.js'), 'utf8').trim();
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const page = readFileSync(path.join(folder, 'program/sandbox.html'), 'utf8');
const alone = page.replace("'self'", () => hash).replace('<script src="sandbox.js"></script>', () => `<script>${script}</script>`);
if (!alone.includes(hash) || !alone.includes(script) || /<\/script|<!--/.test(script)) throw new Error('sandbox.html is not as expected');
writeFileSync(path.join(folder, 'program/alone.txt'), alone);
console.log(hash);
