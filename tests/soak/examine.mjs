// Checks the state of the page after some actions.
import { PNG } from 'pngjs';
import { comeBack, networkBack, restoreContext } from './actions.mjs';
import { Hung, inTime } from './hand.mjs';
import { differences, shownNow } from './model.mjs';

/** @typedef {import('./hand.mjs').Hand} Hand */

// Larger boards take too long to explore; until then the page keeps drawing new data.
const SOON_EXPLORED = 9;
const REST_MILLISECONDS = 500;
const LONGEST_UNREST_MILLISECONDS = 20_000;

/** Messages of browsers and the page about deliberate disturbances. */
const EXPECTED = [
  /CONTEXT_LOST_WEBGL|context was lost|the graphics device was lost/i,
  // ImGui's two-line message about a device that is lost during setup; whether the board recovers is checked below.
  /failed to link shader program|^(error: )?\s*$/,
  // Without a network, and its consequences.
  /Failed to load resource|net::ERR_|NetworkError|Failed to fetch|has not arrived yet|error loading dynamically imported module|couldn.t load|Load failed/i,
  // The probe reports its details.
  /JSHandle@error/,
];
/** Messages about a count during which the network was missing. */
const EXPECTED_OF_COUNTS = /no worker could be started to count|the workers that count keep failing/;

/**
 * @param {Hand} hand
 * @param {boolean} wasCut whether the network was missing meanwhile
 * @returns {Promise<string[]>} the problems found
 * @throws {Hung}
 */
export async function examine(hand, wasCut) {
  const expected = wasCut ? [...EXPECTED, EXPECTED_OF_COUNTS] : EXPECTED;
  const isNews = (/** @type {string} */ text) => !expected.some((each) => each.test(text));
  await comeBack(hand);
  await hand.ready();
  await networkBack(hand);
  await restoreContext(hand);
  const faults = /** @type {string[]} */ ([]);
  /** @param {string} what @param {() => Promise<unknown>} look throws if the expectation fails */
  const expect = async (what, look) => {
    try {
      await inTime(look(), what);
    } catch (error) {
      if (error instanceof Hung) throw error;
      const now = await hand.ask(() => `${location.href} ${document.body.innerText}`.slice(0, 400));
      faults.push(`${what}: ${/** @type {Error} */ (error).message.slice(0, 300)}; it shows ${now}`);
    }
  };

  await expect('the graphics device comes back', () => hand.until(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
    return !canvas.getContext('webgl2')?.isContextLost();
  }));
  // Ends a pending seek at the current position.
  await hand.ask(async () => {
    window.queens.pause();
    await window.queens.seek(window.queens.position());
  });
  faults.push(...differences(await hand.ask(shownNow)));
  await expect('the address says where it is', () => hand.until(() => {
    const said = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
    const is = (/** @type {string} */ name, /** @type {unknown} */ value, /** @type {string} */ usual) => (said.get(name) ?? usual) === String(value);
    const { queens } = window;
    return is('variant', queens.variant(), 'flag-arrays') && is('n', queens.n(), '8') && is('step', queens.position(), said.get('from') ?? '0');
  }));
  await expect('no message stays over a working board', () => hand.until(() =>
    document.getElementById('problem')?.hidden && !document.getElementById('loading') && !document.querySelector('.line')));
  await expect('it comes to rest', () => rest(hand));
  await expect('the board is drawn', () => boardIsDrawn(hand));

  const { errors, problems, contexts } = await hand.report();
  faults.push(...errors.filter(isNews).map((each) => `error in the page: ${each}`));
  faults.push(...problems.filter(isNews).map((each) => `the page tells of a problem: ${each}`));
  faults.push(...hand.tab.complaints.splice(0).filter(isNews));
  if (contexts > 1) faults.push(`${contexts} graphics contexts`);
  return faults;
}

/** @param {Hand} hand */
async function rest(hand) {
  const work = () => hand.ask((soon) => {
    const { pictures, workers } = /** @type {any} */ (window).seen;
    const { queens } = window;
    // One worker explores. Several count, and the page draws their progress.
    return { pictures, workers, exploring: queens.total() === null && queens.n() <= soon, large: queens.n() > soon };
  }, SOON_EXPLORED);
  const deadline = Date.now() + LONGEST_UNREST_MILLISECONDS;
  for (;;) {
    const before = await work();
    await new Promise((resolve) => setTimeout(resolve, REST_MILLISECONDS));
    const after = await work();
    if (after.large || (!after.exploring && before.pictures === after.pictures)) return;
    if (Date.now() < deadline) continue;
    if (after.exploring || after.workers <= 1) throw new Error(`in half a second from ${JSON.stringify(before)} to ${JSON.stringify(after)}`);
    return;
  }
}

/** @param {Hand} hand */
async function boardIsDrawn(hand) {
  // On a small screen a panel may cover the board; then the panel must be visible.
  const box = await hand.ask(() => {
    const grid = document.querySelector('#mirror [role="grid"]:not(.away)') ?? document.getElementById('canvas');
    const { left, top, width, height } = /** @type {Element} */ (grid).getBoundingClientRect();
    return { left, top, width, height };
  });
  const { left, top } = await hand.corner();
  const clip = { x: left + box.left, y: top + box.top, width: box.width, height: box.height };
  const picture = await hand.tab.page.screenshot({ clip }).catch((/** @type {Error} */ error) => {
    throw new Error(`no picture of ${JSON.stringify(clip)} in ${JSON.stringify(hand.size)}: ${error.message}`);
  });
  const { data } = PNG.sync.read(Buffer.from(picture));
  const colors = new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4));
  // A board of one square may be completely white.
  if (colors.size < 2 && (await hand.ask(() => window.queens.n())) > 1) throw new Error(`one colour in a board of ${box.width}×${box.height}`);
}
