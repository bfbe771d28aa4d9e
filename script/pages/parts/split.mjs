// Splits the program in two, what its first picture takes and all else, so that the picture need not wait for the rest:
// split.mjs <folder of app.js and app.wasm> <folder of fonts> <folder to write app.wasm and app-rest.wasm to>
// What goes where is seen anew from each program.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { moveData } from './data.mjs';

const [linked, fonts, folder] = process.argv.slice(2);
const program = path.join(linked, 'app.wasm');
// What the linker may have used: the program does not say itself.
const FEATURES = ['bulk-memory', 'multivalue', 'mutable-globals', 'nontrapping-float-to-int', 'sign-ext'].map((each) => `--enable-${each}`);

// It comes with Emscripten.
const binaryen = execFileSync('em-config', ['BINARYEN_ROOT'], { encoding: 'utf8' }).trim();
/** @param {string[]} given */
const split = (...given) => execFileSync(path.join(binaryen, 'bin/wasm-split'), given, { stdio: ['ignore', 'ignore', 'inherit'] });

const work = mkdtempSync(path.join(tmpdir(), 'queenscope-'));
const instrumented = path.join(work, 'instrumented.wasm');
const merged = path.join(work, 'merged');
split('--instrument', ...FEATURES, program, '-o', instrumented);
// In a process of its own, whose clock it stops and whose window it makes.
execFileSync(process.execPath, [fileURLToPath(new URL('profile.mjs', import.meta.url)), path.join(linked, 'app.js'), instrumented, fonts, work], { stdio: 'inherit' });
const profiles = readdirSync(work).filter((name) => name.endsWith('.profile')).map((name) => path.join(work, name));
split('--merge-profiles', ...profiles, '-o', merged);
mkdirSync(folder, { recursive: true });
split(...FEATURES, program, `--profile=${merged}`, '-o1', path.join(folder, 'app.wasm'), '-o2', path.join(folder, 'app-rest.wasm'));
const [first, rest] = ['app.wasm', 'app-rest.wasm'].map((name) => path.join(folder, name));
// The programs in all languages but that of the first picture; see src/listings/listing.cpp.
const moved = moveData(readFileSync(first), readFileSync(rest), '\vprograms\v', '\vend\v');
writeFileSync(first, moved.first);
writeFileSync(rest, moved.rest);
rmSync(work, { recursive: true });
