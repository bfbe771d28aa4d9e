// Draws the first frame in Node and records the functions called, one file for each run, and the messages read:
// messages.json, an array of their names.
// profile.mjs <app.js> <the program, instrumented by wasm-split> <folder of fonts> <folder to write to>
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownFont } from '../../texts/characters.mjs';
import { readLanguages } from '../../texts/languages.mjs';
import { setStage } from './stage.mjs';

const [script, program, fonts, folder] = process.argv.slice(2);

// Phones upright and sideways, tablets, laptops, projectors: different layouts call different functions. CSS pixels,
// and device pixels per CSS pixel.
const SCREENS = [
  [320, 568, 2], [390, 844, 3], [844, 390, 3], [768, 1024, 2], [800, 600, 1], [1024, 768, 1],
  [1280, 800, 1], [1366, 768, 1.25], [1280, 800, 2], [1920, 1080, 1], [2560, 1440, 1], [3840, 2160, 1],
];
const THEMES = ['', 'theme=light', 'theme=dark', 'theme=projector'];
const ROOM = 1 << 20;

const { default: loadApp } = await import(pathToFileURL(path.resolve(script)).href);
const compiled = await WebAssembly.compile(readFileSync(program));
const languages = readLanguages();

const names = Object.keys(languages[0].messages);
/** @type {Set<string>} */
const read = new Set();
let number = 0;
for (const [at, [width, height, density]] of SCREENS.entries()) {
  // Rotates through the values: independent settings need not be tried in all combinations.
  const theme = THEMES[at % THEMES.length];
  const preferences = { dark: at % 3 === 1, calm: at % 5 === 1, contrast: at % 4 === 1 };
  for (const language of languages) {
    const query = [at % 2 ? `lang=${language.tag}` : '', theme].filter(Boolean).join('&');
    writeFileSync(path.join(folder, `${number++}.profile`), await draw({ width, height, density, query, preferences, language }));
  }
}

writeFileSync(path.join(folder, 'messages.json'), JSON.stringify(names.filter((name) => read.has(name))));

/**
 * @param {{ width: number, height: number, density: number, query: string, preferences: object, language: typeof
 * languages[0] }} how
 * @returns {Promise<Uint8Array>} a profile for wasm-split
 */
async function draw({ width, height, density, query, preferences, language }) {
  const { tag, messages } = language;
  const { canvas, document, window } = setStage(width, height, density);
  /** @type {any} */
  let exported;
  const module = await loadApp({
    canvas,
    instantiateWasm: (/** @type {WebAssembly.Imports} */ imports, /** @type {(instance: WebAssembly.Instance) => void} */ receive) => {
      WebAssembly.instantiate(compiled, imports).then((instance) => {
        exported = instance.exports;
        receive(instance);
      });
      return {};
    },
  });
  // From here on, the calls that main.js makes before the first frame, and events that may happen meanwhile.
  module.learn(tag, new TextEncoder().encode(`${Object.values(messages).join('\n')}\n`));
  const page = new module.Page(query, true);
  if (page.problem()) throw new Error(`the first picture cannot be drawn in Node: ${page.problem()}`);
  page.sketch(true);
  page.resize(width, height, density, { ...preferences, language: tag });
  page.pursuing();
  page.language();
  const { line } = ownFont(language) ?? {};
  if (line) page.addGlyphs(readFileSync(path.join(fonts, `${tag}.ttf`)), line);
  page.frame();
  page.pageColor();
  for (const type of ['resize', 'focus', 'blur']) window.happen(type);
  for (const hidden of [true, false]) {
    Object.assign(document, { hidden, visibilityState: hidden ? 'hidden' : 'visible' });
    document.happen('visibilitychange');
  }
  module.stopHearing();
  const flags = module._messages_read();
  for (const [at, name] of names.entries()) if (module.HEAPU8[flags + at]) read.add(name);
  const place = module._malloc(ROOM);
  const length = exported.__write_profile(place, ROOM);
  return module.HEAPU8.slice(place, place + length);
}
