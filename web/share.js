// Lets the reader take along what is seen: as a link, as text for a page or a paper of their own, as a picture.
import { copy, save } from './handout.js';
import { sayLine, takeLine } from './lines.js';
import { make, makeButton } from './share-parts.js';
import { boardAsPng, boardAsSvg } from './share-picture.js';
import { makeRange } from './share-range.js';
import { FORMATS, shareText } from './share-text.js';
import { words } from './words.js';

/** @typedef {import('./app.js').Page} Page */
/** @typedef {Record<string, string>} Texts */

const VIEWS = ['full', 'player', 'board', 'tree'];
/** In CSS px, where the reader has chosen none. @type {Record<string, [width: number, height: number]>} */
const SIZES = { full: [1000, 700], player: [640, 420], board: [400, 400], tree: [640, 420] };
const NARROWEST = 160;
const WIDEST = 4000;
// What an address need not say to somebody else.
const FLEETING = ['play', 'tour'];

/** @type {Promise<Record<string, Texts>> | undefined} */
let texts;
/** @type {HTMLDialogElement | undefined} */
let opened;

/**
 * Opens the dialog, once at a time.
 * @param {Page} page
 * @param {import('./screen.js').Screen} screen
 * @param {AbortSignal} signal ends it
 */
export async function share(page, screen, signal) {
  if (opened) return;
  let say;
  try {
    texts ??= fetch(new URL('share.json', import.meta.url)).then((response) => {
      if (!response.ok) throw new Error(String(response.status));
      return response.json();
    });
    say = (await texts)[page.language()];
    takeLine('scripts');
  } catch {
    // Asked for again it may arrive.
    texts = undefined;
    sayLine('scripts', words().scriptsMissing);
    return;
  }
  await addStyle();
  if (opened || signal.aborted) return;
  const life = new AbortController();
  const dialog = makeDialog(page, screen, say, life.signal);
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  opened = dialog;
  dialog.addEventListener('close', () => {
    life.abort();
    dialog.remove();
    opened = undefined;
    focused?.focus({ preventScroll: true });
  });
  signal.addEventListener('abort', () => dialog.close(), { signal: life.signal });
  // A press beside it closes it.
  dialog.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    const { left, top, right, bottom } = dialog.getBoundingClientRect();
    const inside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    if (target === dialog && !inside) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  // Not the button that closes it. Browsers forbid frames of other pages the attribute for it.
  dialog.querySelector('select')?.focus();
}

/** @param {HTMLInputElement} input @returns {number} CSS px within what is accepted */
function sizeIn(input) {
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(input.valueAsNumber) || NARROWEST));
}

/** @param {string} color as rgb(23,25,29) */
const isDark = (color) => Number.parseInt(color.slice('rgb('.length), 10) < 128;

/** @returns {Promise<void>} once it applies */
function addStyle() {
  const address = new URL('share.css', import.meta.url).href;
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  document.head.append(link);
  // Without it the dialog is plain, but works.
  return new Promise((resolve) => (link.onload = link.onerror = () => resolve()));
}

/**
 * @param {Page} page
 * @param {import('./screen.js').Screen} screen
 * @param {Texts} say
 * @param {AbortSignal} signal it is closed
 */
function makeDialog(page, screen, say, signal) {
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

  const tell = (/** @type {string} */ said) => {
    status.textContent = said;
    // On a small screen it may be below what is seen.
    if (said) status.scrollIntoView({ block: 'nearest' });
  };
  const copied = makeButton(say.copy, () => copy(text.value).then(() => say.copied, () => say.notCopied), tell);
  const picture = (/** @type {'svg' | 'png'} */ kind) => makeButton(say[kind], async () => {
    try {
      const content = kind === 'svg'
        ? new Blob([await boardAsSvg({ variant, n, position, hatch, signal })], { type: 'image/svg+xml' })
        : await boardAsPng(screen);
      if (!signal.aborted) save(content, `${name}.${kind}`);
      return undefined;
    } catch (error) {
      return say.failed.replace('{reason}', error instanceof Error ? error.message : String(error));
    }
  }, tell);
  const range = makeRange({ variant, n, position, total: () => page.total(), query, language: page.language(), hatch }, say, tell, signal);
  const dialog = make('dialog', { id: 'share', className: isDark(page.pageColor()) ? 'dark' : 'light' });
  const close = make('button', { type: 'button', ariaLabel: say.close }, '×');
  close.addEventListener('click', () => dialog.close());
  const heading = make('h2', { id: 'share-title' }, say.title);
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.append(
    make('header', {}, heading, close),
    make('div', { className: 'choices' },
      make('label', {}, say.format, format),
      make('label', {}, say.view, view),
      ...sizes,
      make('label', { className: 'check' }, here, say.position)),
    text,
    make('div', { className: 'deeds' }, copied, picture('svg'), picture('png')),
    range,
    status,
  );
  return dialog;
}
