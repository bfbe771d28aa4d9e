// Draws the first picture in Node and writes down which functions that takes, in a file for each time that it is drawn:
// profile.mjs <app.js> <the program, instrumented by wasm-split> <folder of fonts> <folder to write to>
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownFont } from '../../texts/characters.mjs';
import { readLanguages } from '../../texts/languages.mjs';
import { setStage } from './stage.mjs';

const [script, program, fonts, folder] = process.argv.slice(2);

// Telephones upright and lying, tablets, laptops, projectors: what is laid out in different ways is drawn by different
// functions. In CSS pixels, with device pixels to one of them.
const SCREENS = [
  [320, 568, 2], [390, 844, 3], [844, 390, 3], [768, 1024, 2], [800, 600, 1], [1024, 768, 1],
  [1280, 800, 1], [1366, 768, 1.25], [1280, 800, 2], [1920, 1080, 1], [2560, 1440, 1], [3840, 2160, 1],
];
const THEMES = ['', 'theme=light', 'theme=dark', 'theme=projector'];
const ROOM = 1 << 20;

const { default: loadApp } = await import(pathToFileURL(path.resolve(script)).href);
const compiled = await WebAssembly.compile(readFileSync(program));
const languages = readLanguages();

let number = 0;
for (const [at, [width, height, density]] of SCREENS.entries()) {
  // In turns: what does not depend on each other need not be tried in all combinations.
  const theme = THEMES[at % THEMES.length];
  const preferences = { dark: at % 3 === 1, calm: at % 5 === 1, contrast: at % 4 === 1 };
  for (const language of languages) {
    const query = [at % 2 ? `lang=${language.tag}` : '', theme].filter(Boolean).join('&');
    writeFileSync(path.join(folder, `${number++}.profile`), await draw({ width, height, density, query, preferences, language }));
  }
}

/**
 * @param {{ width: number, height: number, density: number, query: string, preferences: object, language: typeof languages[0] }} how
 * @returns {Promise<Uint8Array>} a profile as wasm-split reads it
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
  // From here on it is what main.js does until there is a picture, and what may happen to the page meanwhile.
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
  const place = module._malloc(ROOM);
  const length = exported.__write_profile(place, ROOM);
  return module.HEAPU8.slice(place, place + length);
}
