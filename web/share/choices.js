// The texts to copy, and the controls that choose them.
import { make } from '../dialog/parts.js';
import { heightFor } from '../element/embed-size.js';
import { SITE } from '../address/site.js';
import { FORMATS, shareText } from './text.js';

const VIEWS = ['full', 'player', 'board', 'tree', 'plain'];
/** Default sizes in CSS px. @type {Record<string, [width: number, height: number]>} */
const SIZES = { full: [1000, 700], player: [640, 420], board: [400, 400], tree: [640, 420], plain: [1000, 700] };
const NARROWEST = 160;
const WIDEST = 4000;

/** @param {HTMLInputElement} input @returns {number} CSS px, within the accepted range */
function sizeIn(input) {
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(input.valueAsNumber) || NARROWEST));
}

/**
 * @typedef {object} Shown the shared view
 * @property {string} variant
 * @property {number} n
 * @property {string} title name of the program
 * @property {number} position
 * @property {URLSearchParams} query the complete view, as in the address
 * @property {string} name of a file with a picture of it
 */

/**
 * @param {Shown} shown
 * @param {import('../dialog/opener.js').Texts} say
 * @param {(said: string) => void} tell shows the result of copying; empty once other texts are shown
 * @param {ReturnType<typeof import('./preview.js').makePreview>} [preview] shows the effect of the text
 */
export function makeTexts({ variant, title, n, position, query, name }, say, tell, preview) {
  const option = (/** @type {string} */ value) => make('option', { value }, say[value]);
  const format = make('select', {}, ...FORMATS.map(option));
  const view = make('select', {}, ...VIEWS.map(option));
  view.value = query.get('view') ?? 'full';
  const here = make('input', { type: 'checkbox', checked: true });
  const number = (/** @type {string} */ value) =>
    make('input', { type: 'number', min: String(NARROWEST), max: String(WIDEST), value, required: true });
  const [width, height] = SIZES[view.value].map(String).map(number);
  const sizes = [make('label', {}, say.width, width), make('label', {}, say.height, height)];
  const text = make('textarea', { readOnly: true, rows: 6, spellcheck: false, ariaLabel: say.text });

  const insecure = make('p', { className: 'note' }, say.insecure);

  const write = () => {
    const shown = new URLSearchParams(query);
    // The address names the search even if it is the default.
    if (!shown.has('trace')) shown.set('variant', variant);
    // A picture always shows the current position.
    here.disabled = format.value === 'latex';
    const stays = here.checked || here.disabled;
    if (!stays) shown.delete('step');
    if (view.value === 'full') shown.delete('view');
    else shown.set('view', view.value);
    text.value = shareText(/** @type {import('./text.js').Format} */ (format.value), {
      site: SITE.href,
      // Commas need no escape and are easier to read so.
      query: String(shown).replaceAll('%2C', ','),
      width: sizeIn(width),
      height: sizeIn(height),
      caption: say.caption.replaceAll('{n}', String(n)).replace('{variant}', title).replace('{position}', String(stays ? position : 0)),
      picture: name,
    });
    const isLink = ['link', 'markdown', 'latex'].includes(format.value);
    insecure.hidden = isLink || SITE.protocol !== 'http:';
    const sized = !isLink && format.value !== 'element';
    for (const each of sizes) each.hidden = !sized;
    // An element is as high as it wants in a column of a page.
    const [usual, high] = SIZES[view.value];
    const size = sized ? [sizeIn(width), sizeIn(height)] : [usual, format.value === 'element' ? heightFor(view.value, usual) : high];
    if (format.value === 'latex') preview?.hide();
    else preview?.show(shown, /** @type {[number, number]} */ (size));
    tell('');
  };
  format.addEventListener('change', () => {
    // A link opens a page, all else goes into one.
    view.value = format.value === 'link' ? query.get('view') ?? 'full' : view.value === 'full' ? 'player' : view.value;
    view.dispatchEvent(new Event('change'));
  });
  view.addEventListener('change', () => {
    [width.valueAsNumber, height.valueAsNumber] = SIZES[view.value];
    write();
  });
  for (const each of [here, width, height]) each.addEventListener('input', write);
  text.addEventListener('focus', () => text.select());
  write();
  const choices = make('div', { className: 'choices' },
    make('label', {}, say.format, format),
    make('label', {}, say.view, view),
    ...sizes,
    make('label', { className: 'check' }, here, say.position));
  return { choices, text, insecure };
}
