// Lets the reader take along what is seen: as a link, as text for a page or a paper of their own, as a picture.
import { copy, save } from './handout.js';
import { sayLine, takeLine } from './lines.js';
import { makeTexts } from './share-choices.js';
import { make, makeButton } from './share-parts.js';
import { boardAsPng, boardAsSvg } from './share-picture.js';
import { makeRange } from './share-range.js';
import { HAS_ADDRESS, SITE } from './site.js';
import { words } from './words.js';

/** @typedef {import('./app.js').Page} Page */
/** @typedef {Record<string, string>} Texts */

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

/** @param {string} color as rgb(23,25,29) */
const isDark = (color) => Number.parseInt(color.slice('rgb('.length), 10) < 128;

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

  const tell = (/** @type {string} */ said) => {
    status.textContent = said;
    // On a small screen it may be below what is seen.
    if (said) status.scrollIntoView({ block: 'nearest' });
  };
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
  const deeds = make('div', { className: 'deeds' }, picture('svg'), picture('png'));
  const dialog = make('dialog', { id: 'share', className: isDark(page.pageColor()) ? 'dark' : 'light' });
  const close = make('button', { type: 'button', ariaLabel: say.close }, '×');
  close.addEventListener('click', () => dialog.close());
  const heading = make('h2', { id: 'share-title' }, say.title);
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.append(make('header', {}, heading, close));
  if (HAS_ADDRESS) {
    const { choices, text } = makeTexts({ variant, n, position, query, name }, say, tell);
    deeds.prepend(makeButton(say.copy, () => copy(text.value).then(() => say.copied, () => say.notCopied), tell));
    const guide = make('a', { href: new URL(`docs/${page.language()}/index.html`, SITE).href, target: '_blank', rel: 'noopener' }, say.guide);
    dialog.append(choices, text, guide);
  } else {
    dialog.append(make('p', {}, say.noAddress));
  }
  dialog.append(deeds, range, status);
  return dialog;
}
