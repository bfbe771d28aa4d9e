// Lets the reader take along what is seen: as a link, as text for a page or a paper of their own, as a picture.
import { copy, save } from './handout.js';
import { sayLine, takeLine } from './lines.js';
import { boardAsPng, boardAsSvg } from './share-picture.js';
import { FORMATS, shareText } from './share-text.js';
import { HAS_ADDRESS, SITE } from './site.js';
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
/** @type {Promise<void> | undefined} */
let styling;

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
  /** @type {HTMLElement | null} */ (dialog.querySelector('select, .deeds button'))?.focus();
}

/** @param {HTMLInputElement} input @returns {number} CSS px within what is accepted */
function sizeIn(input) {
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(input.valueAsNumber) || NARROWEST));
}

/** @returns {Promise<void>} once it applies */
function addStyle() {
  styling ??= fetch(new URL('share.css', import.meta.url)).then(async (response) => {
    if (!response.ok) throw new Error(String(response.status));
    document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(await response.text()));
  }).catch(() => {
    // Without it the dialog is plain, but works; asked for again it may arrive.
    styling = undefined;
  });
  return styling;
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]>} [properties]
 * @param {(Node | string)[]} children
 */
function make(name, properties, ...children) {
  const element = document.createElement(name);
  Object.assign(element, properties);
  element.append(...children);
  return element;
}

/**
 * @typedef {object} Shown what is shared
 * @property {string} variant
 * @property {number} n
 * @property {number} position
 * @property {URLSearchParams} query all of it, as the address has it
 * @property {string} name of a file with a picture of it
 */

/**
 * The texts to be copied, and what they are chosen with.
 * @param {Shown} shown
 * @param {Texts} say
 * @param {HTMLElement} status where it is said what has become of copying
 */
function makeTexts({ variant, n, position, query, name }, say, status) {
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

  const write = () => {
    const shown = new URLSearchParams(query);
    // A picture is of what is seen.
    here.disabled = format.value === 'latex';
    const stays = here.checked || here.disabled;
    if (!stays) shown.delete('step');
    if (view.value === 'full') shown.delete('view');
    else shown.set('view', view.value);
    text.value = shareText(/** @type {import('./share-text.js').Format} */ (format.value), {
      site: SITE.href,
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
  const choices = make('div', { className: 'choices' },
    make('label', {}, say.format, format),
    make('label', {}, say.view, view),
    ...sizes,
    make('label', { className: 'check' }, here, say.position));
  return { choices, text };
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
  const status = make('p', {});
  status.setAttribute('role', 'status');

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
  const deeds = make('div', { className: 'deeds' }, picture('svg'), picture('png'));
  const dialog = make('dialog', { id: 'share' });
  const close = make('button', { type: 'button', ariaLabel: say.close }, '×');
  close.addEventListener('click', () => dialog.close());
  const heading = make('h2', { id: 'share-title' }, say.title);
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.append(make('header', {}, heading, close));
  if (HAS_ADDRESS) {
    const { choices, text } = makeTexts({ variant, n, position, query, name }, say, status);
    deeds.prepend(button(say.copy, () => copy(text.value).then(() => say.copied, () => say.notCopied)));
    dialog.append(choices, text);
  } else {
    dialog.append(make('p', {}, say.noAddress));
  }
  dialog.append(deeds, status);
  return dialog;
}
