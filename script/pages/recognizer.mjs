// Writes the recognizer of programs in Python as one file, which has the text of each of its files:
// recognizer.mjs <file to write>
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { data } from './data.mjs';

const [file] = process.argv.slice(2);
const folder = new URL('../../web/recognize/python/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.py') && name !== '__main__.py');
writeFileSync(file, data(Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]))));
