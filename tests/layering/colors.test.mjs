// Before the program has loaded, the page already has its colours; dialogs, embedded boards and the lesson are shown
// beside it. Style sheets cannot read the palette, so this test compares the two.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { COLORS } from '../../web/search/tree.js';

const read = (/** @type {string} */ file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** @typedef {Record<string, string>} Colors six lower-case digits, by role */

/** @returns {{ light: Colors, dark: Colors, projector: Colors }} the colours in src/look/palette.cpp */
function palettes() {
  const source = read('src/look/palette.cpp');
  const hex = 'Color::hex\\(0x(\\w{6})\\)';
  const names = Object.fromEntries([...source.matchAll(new RegExp(`constexpr Color (\\w+) = ${hex};`, 'g'))].map(([, name, value]) => [name, value]));
  const colorsOf = (/** @type {string} */ theme) => {
    const [, body] = new RegExp(`constexpr Palette ${theme} = \\{([^;]*)\\};`).exec(source) ?? [];
    /** @type {Colors} */
    const colors = {};
    for (const [, role, value, name] of (body ?? '').matchAll(new RegExp(`\\.(\\w+) = (?:${hex}|(k\\w+))`, 'g'))) {
      const color = value ?? names[name];
      if (color) colors[role] = color.toLowerCase();
    }
    return colors;
  };
  const light = colorsOf('kLight');
  const projector = { ...light };
  for (const [, roles, value] of source.matchAll(new RegExp(`^ +((?:large\\.\\w+ = )+)${hex};`, 'gm'))) {
    for (const [, role] of roles.matchAll(/large\.(\w+) = /g)) projector[role] = value.toLowerCase();
  }
  return { light, dark: colorsOf('kDark'), projector };
}

/** Short names of colours in style sheets. @type {Record<string, string>} */
const ROLES = { light: 'lightSquare', dark: 'darkSquare', line: 'border' };

/**
 * @param {string} sheet
 * @returns {{ theme: 'light' | 'dark' | 'projector', name: string, color: string }[]} its colours
 */
function colorsIn(sheet) {
  const source = sheet.replace(/@media \(prefers-color-scheme: dark\) \{\s*/g, '[dark] ');
  return [...source.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector, rules]) => {
    const theme = selector.includes('projector') ? 'projector' : selector.includes('dark') ? 'dark' : 'light';
    return [...rules.matchAll(/--(\w+): #([0-9a-f]{6}|[0-9a-f]{3});/g)].map(([, name, color]) => (
      { theme: /** @type {const} */ (theme), name, color: color.length === 3 ? color.replace(/./g, '$&$&') : color }));
  });
}

test('style sheets have the colours of the themes', () => {
  const themes = palettes();
  for (const colors of Object.values(themes)) assert.ok(Object.keys(colors).length > 20);
  assert.notDeepEqual(themes.projector, themes.light);
  for (const [file, themesThere] of /** @type {[string, string[]][]} */ ([
    ['web/start/style.css', ['light', 'dark']],
    ['web/dialog/style.css', ['light', 'dark', 'projector']],
    ['web/figures/style.css', ['light', 'dark']],
    ['web/plain/style.css', ['light', 'dark', 'projector']],
    ['web/element/embed-look.js', ['light', 'dark', 'projector']],
    ['web/examples/course.css', ['light', 'dark']],
  ])) {
    const found = colorsIn(read(file));
    for (const theme of themesThere) assert.ok(found.some((each) => each.theme === theme), `${file} has ${theme} colours`);
    for (const { theme, name, color } of found) {
      assert.equal(color, themes[theme][ROLES[name] ?? name], `${file}, ${theme}, ${name}`);
    }
  }
});

test('the picture of a search tree has the colours of the light theme', () => {
  const { light } = palettes();
  for (const [role, color] of Object.entries(COLORS)) assert.equal(color, `#${light[role]}`, role);
});

test('the manifest and the icon have the colours of the light theme', () => {
  const { light } = palettes();
  const { background_color, theme_color } = JSON.parse(read('web/site/manifest.webmanifest'));
  assert.deepEqual([background_color, theme_color], [`#${light.page}`, `#${light.page}`]);
  assert.match(read('web/site/icon.svg'), new RegExp(`fill="#${light.accent}"`));
});
