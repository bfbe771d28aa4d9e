// Lets the reader take along what is seen: as a link, as text for a page or a paper of their own, as a picture.
import { make, makeOpener } from './dialog.js';
import { copy, save } from './handout.js';
import { boardAsPng, boardAsSvg } from './share-picture.js';
import { FORMATS, shareText } from './share-text.js';

const VIEWS = ['full', 'player', 'board', 'tree'];
/** In CSS px, where the reader has chosen none. @type {Record<string, [width: number, height: number]>} */
const SIZES = { full: [1000, 700], player: [640, 420], board: [400, 400], tree: [640, 420] };
const NARROWEST = 160;
const WIDEST = 4000;
// What an address need not say to somebody else.
const FLEETING = ['play', 'tour'];

/** @param {HTMLInputElement} input @returns {number} CSS px within what is accepted */
function sizeIn(input) {
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(input.valueAsNumber) || NARROWEST));
}

export const open = makeOpener('share', (dialog, { page, screen, say, signal }) => {
  const query = new URLSearchParams(page.address());
  for (const name of FLEETING) query.delete(name);
  const [variant, n, position] = [page.variant(), page.n(), page.position()];
  const hatch = query.get('hatch') !== '0';
  const name = `queens-${variant}-${n}-${position}`;

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
  const status = make('p', {});
  status.setAttribute('role', 'status');

  const write = () => {
    const shown = new URLSearchParams(query);
    // A picture is of what is seen.
    here.disabled = format.value === 'latex';
    const stays = here.checked || here.disabled;
    if (!stays) shown.delete('step');
    if (view.value === 'full') shown.delete('view');
    else shown.set('view', view.value);
    text.value = shareText(/** @type {import('./share-text.js').Format} */ (format.value), {
      site: new URL('../', import.meta.url).href,
      // Commas need no escape and are easier to read so.
      query: String(shown).replaceAll('%2C', ','),
      width: sizeIn(width),
      height: sizeIn(height),
      caption: say.caption.replaceAll('{n}', String(n)).replace('{variant}', say[variant]).replace('{position}', String(stays ? position : 0)),
      picture: name,
    });
    const sized = !['link', 'element', 'markdown', 'latex'].includes(format.value);
    for (const each of sizes) each.hidden = !sized;
    status.textContent = '';
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

  const button = (/** @type {string} */ label, /** @type {() => Promise<string | void>} */ act) => {
    const made = make('button', { type: 'button' }, label);
    let busy = false;
    made.addEventListener('click', async () => {
      // A button that is disabled would lose the focus.
      if (busy) return;
      busy = true;
      made.setAttribute('aria-disabled', 'true');
      status.textContent = (await act()) ?? '';
      made.removeAttribute('aria-disabled');
      busy = false;
    });
    return made;
  };
  const copied = button(say.copy, () => copy(text.value).then(() => say.copied, () => say.notCopied));
  const picture = (/** @type {'svg' | 'png'} */ kind) => button(say[kind], async () => {
    try {
      const content = kind === 'svg'
        ? new Blob([await boardAsSvg({ variant, n, position, hatch, signal })], { type: 'image/svg+xml' })
        : await boardAsPng(screen);
      if (!signal.aborted) save(content, `${name}.${kind}`);
      return undefined;
    } catch (error) {
      return say.failed.replace('{reason}', error instanceof Error ? error.message : String(error));
    }
  });
  dialog.append(
    make('div', { className: 'choices' },
      make('label', {}, say.format, format),
      make('label', {}, say.view, view),
      ...sizes,
      make('label', { className: 'check' }, here, say.position)),
    text,
    make('div', { className: 'deeds' }, copied, picture('svg'), picture('png')),
    status,
  );
});
