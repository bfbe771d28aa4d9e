// Shares the current view: as a link, as text for a page or a paper, or as a picture.
import { make, makeButton } from '../dialog/parts.js';
import { makeOpener } from '../dialog/opener.js';
import { fileName } from './file.js';
import { copy, save } from './handout.js';
import { makeTexts } from './choices.js';
import { boardAsPng, boardAsSvg, NoPicture, screenAsPng, sheetAsSvg, svgAsPng, treeInSvg } from './picture.js';
import { makePreview } from './preview.js';
import { makeRange } from './range.js';
import { queryOf } from '../address/query.js';
import { HAS_ADDRESS, SITE } from '../address/site.js';
import { failureOf, SEARCHES } from '../dialog/part.js';

// Parameters left out of shared addresses.
const FLEETING = ['play', 'tour'];

/**
 * Everything that a teacher needs, except the texts for a page, which follow.
 * @param {import('../app.js').Page} page
 * @param {import('../screen/screen.js').Screen} screen
 * @param {import('../dialog/opener.js').Texts} say
 * @param {(said: string) => void} tell
 * @param {() => void} close closes the dialog
 */
function makeForTeachers(page, screen, say, tell, close) {
  const present = makeButton(say.present, async () => {
    close();
    page.load('present=1');
    screen.draw();
  }, tell);
  const link = new URL(`?lesson=1&lang=${page.language()}`, SITE).href;
  const lesson = makeButton(say.lessonLink, () => copy(link).then(() => say.copied, () => say.notCopied), tell);
  return make('fieldset', { className: 'teachers' }, make('legend', {}, say.teachers), present, lesson);
}

export const open = makeOpener('share', (dialog, { page, screen, say, signal }) => {
  const query = new URLSearchParams(page.address());
  for (const name of FLEETING) query.delete(name);
  const search = page.search(0);
  const { variant, n, title, position } = search;
  // A trace can be shared only if it has an address.
  const address = new URLSearchParams(queryOf(location));
  const trace = variant === 'trace' ? address.get('trace') : undefined;
  if (trace) query.set('trace', trace);
  // The trace itself may not say how large its board is.
  if (trace && address.has('n')) query.set('n', String(n));
  const hatch = query.get('hatch') !== '0';
  /** @type {0 | 1} */
  const base = query.get('base') === '1' ? 1 : 0;
  const name = fileName(search, position);
  const status = make('p', { role: 'status' });

  const tell = (/** @type {string | (string | Node)[]} */ said) => {
    status.replaceChildren(...[said].flat());
    // On a small screen it may be below what is seen.
    if (said) status.scrollIntoView({ block: 'nearest' });
  };
  const picture = (/** @type {string} */ label, /** @type {string} */ file, /** @type {() => Promise<Blob>} */ make) => {
    const button = makeButton(label, async () => {
      try {
        const content = await make();
        if (!signal.aborted) save(content, file);
        return undefined;
      } catch (error) {
        if (error instanceof NoPicture) return say.noPicture;
        return failureOf(error, SEARCHES, (reason) => say.failed.replace('{reason}', () => reason), () => button.click());
      }
    }, tell);
    return button;
  };
  const range = makeRange({
    search, total: () => page.search(0).total, query, language: page.language(), hatch,
    secondsInSight: (event, choice) => page.secondsInSight(event, choice),
  }, say, tell, signal);
  const svg = async (/** @type {Promise<string>} */ text) => new Blob([await text], { type: 'image/svg+xml' });
  const moment = { ...search, hatch, base, signal };
  const drawTree = () => treeInSvg(moment, say.treeCaption.replace('{n}', String(n)).replace('{variant}', title).replace('{position}', String(position)), page.language());
  const [pictureName, asSvg, asPng] = query.get('view') === 'tree'
    ? [`${name}-tree`, drawTree, async () => svgAsPng(await drawTree())]
    : [name, () => boardAsSvg(moment), () => boardAsPng(screen, moment)];
  const deeds = make('div', { className: 'deeds' },
    picture(say.svg, `${pictureName}.svg`, () => svg(asSvg())),
    picture(say.png, `${pictureName}.png`, asPng),
    picture(say.sheet, `${name}-panels.svg`, () => svg(sheetAsSvg({ ...moment, query, language: page.language() }))),
    ...(screen.isPlain ? [] : [picture(say.screen, `${name}-screen.png`, () => screenAsPng(screen))]));
  const note = make('p', { className: 'note' }, say.sheetNote);
  if (HAS_ADDRESS && trace !== null) {
    // An embedded board has no room for a preview.
    const preview = window.parent === window ? makePreview(say, signal) : undefined;
    const { choices, text, insecure } = makeTexts({ variant, title, n, position, query, name }, say, tell, preview);
    deeds.prepend(makeButton(say.copy, () => copy(text.value).then(() => say.copied, () => say.notCopied), tell));
    if (preview) dialog.append(makeForTeachers(page, screen, say, tell, () => dialog.close()));
    const guide = make('a', { href: new URL(`docs/${page.language()}/index.html`, SITE).href, target: '_blank', rel: 'noopener' }, say.guide);
    dialog.append(choices, text, insecure, guide, deeds, note);
    if (preview) dialog.append(preview.room);
  } else {
    dialog.append(...(HAS_ADDRESS ? [] : [make('p', {}, say.noAddress)]), deeds, note);
  }
  dialog.append(range, status);
});
