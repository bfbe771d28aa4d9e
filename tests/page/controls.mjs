// Finds controls by role and name. Clicks them where they are drawn, like with a mouse, or operates them with keys.
import { readLanguages } from '../../script/texts/languages.mjs';
import { PATIENCE } from './driver.mjs';

const LANGUAGES = readLanguages();

/** @typedef {import('./driver.mjs').Tab} Tab */
/** @typedef {{ x: number, y: number }} Place in CSS pixels of the tab */
/**
 * @typedef {object} Found a control
 * @property {string} role as in WAI-ARIA
 * @property {string} name
 * @property {string} value
 * @property {string} region name of its region of the screen
 * @property {boolean} enabled
 * @property {boolean} inSight not scrolled away
 * @property {boolean} inDialog in an open list or card
 * @property {boolean} opens a list
 * @property {boolean} current where the search is
 * @property {boolean} on pressed, chosen or open
 * @property {number} x of its centre, CSS pixels in its own document
 * @property {number} y
 * @property {number} left
 * @property {number} top
 * @property {number} width
 * @property {number} height
 */

/**
 * The page's messages in a language, by name.
 * @param {string} language
 * @returns {Record<string, string>}
 */
export function messages(language) {
  return LANGUAGES.find(({ tag }) => tag === language)?.messages ?? {};
}

/** Entries of the toolbar's menu: panels if the role is `tab`, otherwise commands. @param {string} role @param {Record<string, string>} say */
const listed = (role, say) => (role === 'tab'
  ? [say.log, say.count]
  : [say.share, say.legendTitle, say.chart, say.first, say.previousSolution, say.lastSeen, say.reset, say.help]);

/** In English, the language of the tests' browsers. */
export const SAY = messages('en');

/** The window of a laptop, in which all parts are side by side. */
export const LAPTOP = { width: 1280, height: 800 };

// Runs in the page; without role and name, returns all controls in reading order.
function found(/** @type {{ role?: string, name?: string }} */ { role, name }) {
  const own = /** @type {Record<string, string>} */ ({ BUTTON: 'button', INPUT: 'slider', P: 'paragraph' });
  const all = [];
  for (const element of document.querySelectorAll('#mirror *')) {
    const its = element.getAttribute('role') ?? own[element.tagName];
    if (!its || (role && its !== role) || element.closest('[inert]')) continue;
    const called = element.getAttribute('aria-label') ?? element.textContent ?? '';
    // The label of a list precedes its selected value.
    if (name !== undefined && called !== name && !called.startsWith(`${name}: `)) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    const is = (/** @type {string} */ state) => element.getAttribute(`aria-${state}`) === 'true';
    all.push({
      role: its,
      name: called,
      value: element.getAttribute('aria-valuetext') ?? '',
      region: element.closest('[role="group"], [role="dialog"]')?.getAttribute('aria-label') ?? '',
      enabled: !(/** @type {HTMLButtonElement} */ (element).disabled) && !is('disabled'),
      inSight: !element.classList.contains('away'),
      inDialog: element.closest('[role="dialog"]') !== null,
      opens: element.hasAttribute('aria-haspopup'),
      current: is('current'),
      on: is('pressed') || is('selected') || is('expanded'),
      x: left + width / 2,
      y: top + height / 2,
      ...{ left, top, width, height },
    });
  }
  return name === undefined ? all : all[0];
}

// Runs in the page.
function focus(/** @type {{ role: string, name: string }} */ { role, name }) {
  const own = /** @type {Record<string, string>} */ ({ BUTTON: 'button', INPUT: 'slider' });
  for (const element of document.querySelectorAll('#mirror *')) {
    const called = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if ((element.getAttribute('role') ?? own[element.tagName]) !== role) continue;
    if (called !== name && !called.startsWith(`${name}: `)) continue;
    /** @type {HTMLElement} */ (element).focus();
    if (document.activeElement === element) return true;
  }
  return false;
}

// Runs in the page: by the third frame, whatever the application began to draw is in place.
async function framesPassed() {
  for (let frame = 0; frame < 3; frame++) await new Promise(/** @type {any} */ (window).laterUncounted);
}

/**
 * The controls of a tab, or of a frame in it. Waits for each control to appear.
 * @param {Tab} tab
 * @param {{ frame?: any, left?: number, top?: number }} [where] the frame, and its corner in the tab
 */
export function controls(tab, { frame = tab.page, left = 0, top = 0 } = {}) {
  /** @returns {Promise<Found>} */
  const find = (/** @type {string} */ role, /** @type {string} */ name) => tab.until(found, { role, name }, frame);
  /** @returns {Promise<Place>} */
  const middle = async (/** @type {string} */ role, /** @type {string} */ name) => {
    // A list or card is measured in one frame and has its place in the next.
    if ((await find(role, name)).inDialog) await frame.evaluate(framesPassed);
    const { x, y } = await find(role, name);
    return { x: left + x, y: top + y };
  };
  /**
   * Opens the menu of the toolbar if the control is an entry of it. Returns the role in which the control is found then.
   * @param {string} role @param {string} name @param {(x: number, y: number, more: string) => Promise<unknown>} open
   */
  const bring = async (role, name, open) => {
    const say = LANGUAGES.map(({ messages }) => messages).find((each) => listed(role, each).includes(name));
    if (role === 'option' || !say) return role;
    // Before the first frame there are no controls.
    await tab.until(() => document.querySelector('#mirror button') !== null, undefined, frame);
    if (await frame.evaluate(found, { role, name })) return role;
    // An entry that was just chosen closes its menu in the next frame.
    await tab.until(() => !document.querySelector('#mirror > [inert]'), undefined, frame);
    const menu = await frame.evaluate(found, { role: 'button', name: say.more });
    if (!menu) return role;
    await open(left + menu.x, top + menu.y, say.more);
    await find('option', name);
    return 'option';
  };
  return {
    find,
    middle,
    /** @returns {Promise<Found | undefined>} without waiting */
    now: (/** @type {string} */ role, /** @type {string} */ name) => frame.evaluate(found, { role, name }),
    /** @returns {Promise<Found[]>} */
    all: () => frame.evaluate(found, {}),
    async click(/** @type {string} */ role, /** @type {string} */ name) {
      const { x, y } = await middle(await bring(role, name, (x, y) => tab.click(x, y)), name);
      await tab.click(x, y);
    },
    async tap(/** @type {string} */ role, /** @type {string} */ name) {
      const { x, y } = await middle(await bring(role, name, (x, y) => tab.tap(x, y)), name);
      await tab.tap(x, y);
    },
    /** Chooses an entry of a list. */
    async choose(/** @type {string} */ list, /** @type {string} */ name) {
      await this.click('button', list);
      await this.click('option', name);
    },
    /** Focuses the element of a control. */
    focus: (/** @type {string} */ role, /** @type {string} */ name) => tab.until(focus, { role, name }, frame),
    /** Operates a control with keys. */
    async press(/** @type {string} */ role, /** @type {string} */ name, /** @type {string[]} */ ...keys) {
      const its = await bring(role, name, async (_x, _y, more) => {
        await tab.until(focus, { role: 'button', name: more }, frame);
        await tab.press('Enter');
      });
      await tab.until(focus, { role: its, name }, frame);
      for (const key of keys) await tab.press(key);
    },
  };
}

/** The controls of a frame in a tab, at its current place. @param {Tab} tab @param {any} frame */
export async function controlsIn(tab, frame) {
  const { x, y } = await (await frame.frameElement()).boundingBox();
  return controls(tab, { frame, left: x, top: y });
}

/**
 * Waits until the page stops drawing, although frames continue.
 * @param {Tab} tab
 * @param {any} [frame] the page to wait for; the tab's own page by default
 */
export async function atRest(tab, frame = tab) {
  const rests = await frame.evaluate(async (/** @type {number} */ patience) => {
    const { laterUncounted } = /** @type {any} */ (window);
    const deadline = performance.now() + patience;
    for (let idle = 0; idle < 4; ) {
      if (performance.now() > deadline) return false;
      const { framesDrawn } = /** @type {any} */ (window);
      await new Promise(laterUncounted);
      idle = framesDrawn === /** @type {any} */ (window).framesDrawn ? idle + 1 : 0;
    }
    return true;
  }, PATIENCE);
  if (!rests) throw new Error('the page does not come to rest');
}

/** @param {Tab} tab @returns {Promise<Buffer>} a PNG of the page at rest */
export async function pictureAtRest(tab) {
  await atRest(tab);
  return tab.restingScreenshot();
}
