// Splits the program in two: the functions for its first frame, and all others, so that the frame appears sooner. The
// division is computed anew for each build. messages.json has the names of the messages that the first frame needs.
// split.mjs <folder of app.js and app.wasm> <folder of fonts> <folder to write app.wasm, app-rest.wasm and messages.json to>
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [linked, fonts, folder] = process.argv.slice(2);
const program = path.join(linked, 'app.wasm');
// Features that the linker may have used. The binary does not list them.
const FEATURES = ['bulk-memory', 'multivalue', 'mutable-globals', 'nontrapping-float-to-int', 'sign-ext'].map((each) => `--enable-${each}`);

// Part of Emscripten.
const binaryen = execFileSync('em-config', ['BINARYEN_ROOT'], { encoding: 'utf8' }).trim();
/** @param {string[]} given */
const split = (...given) => execFileSync(path.join(binaryen, 'bin/wasm-split'), given, { stdio: ['ignore', 'ignore', 'inherit'] });

const work = mkdtempSync(path.join(tmpdir(), 'queenscope-'));
const instrumented = path.join(work, 'instrumented.wasm');
const merged = path.join(work, 'merged');
split('--instrument', ...FEATURES, program, '-o', instrumented);
// In a separate process, because it replaces the clock and the window.
execFileSync(process.execPath, [fileURLToPath(new URL('profile.mjs', import.meta.url)), path.join(linked, 'app.js'), instrumented, fonts, work], { stdio: 'inherit' });
const profiles = readdirSync(work).filter((name) => name.endsWith('.profile')).map((name) => path.join(work, name));
split('--merge-profiles', ...profiles, '-o', merged);
mkdirSync(folder, { recursive: true });
split(...FEATURES, program, `--profile=${merged}`, '-o1', path.join(folder, 'app.wasm'), '-o2', path.join(folder, 'app-rest.wasm'));
copyFileSync(path.join(work, 'messages.json'), path.join(folder, 'messages.json'));
rmSync(work, { recursive: true });
