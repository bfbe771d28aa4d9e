// No screen size hides a function. Every panel, every language of a program and every control can be found by name,
// either directly or in one list, tab or sheet. All of them are on the screen.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { atRest, controls, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());

/** @typedef {import('./driver.mjs').Tab} Tab */
/** @typedef {import('./controls.mjs').Found} Found */
/** @typedef {{ width: number, height: number }} Size */

const SIZES = [[1280, 800], [768, 1024], [844, 390], [480, 360], [390, 844], [320, 320]];
const PLAYER = [640, 420];

/** A characteristic control of each panel in front. @type {[title: string, (control: Found) => boolean][]} */
const PANELS = [
  [SAY.code, ({ role, current }) => role === 'option' && current],
  [SAY.state, ({ role, name }) => role === 'listitem' && /^(n|row|cols|queens): /.test(name)],
  [SAY.calls, ({ role, current, name }) => role === 'button' && current && /^\w+\(/.test(name)],
  [SAY.solutions, ({ role, name }) => role === 'paragraph' && name === SAY.noSolutionYet],
  [SAY.statistics, ({ role, name }) => role === 'listitem' && name.startsWith(`${SAY.counterSolution}: `)],
  [SAY.log, ({ role, current, name }) => role === 'button' && current && /^[\d,]+ {2}/.test(name)],
  [SAY.count, ({ role, name }) => role === 'button' && name === SAY.countSmaller],
];
const LANGUAGES = ['Python', 'JavaScript', 'C++', 'Java', 'C#', SAY.pseudocode];

/** Controls of the transport, in every view with a transport. @type {[role: string, name: string][]} */
const TRANSPORT = [
  ...[SAY.back, SAY.play, SAY.step, SAY.nextSolution].map((name) => /** @type {[string, string]} */ (['button', name])),
  ['slider', SAY.positionName],
  ['slider', SAY.speed],
  ['paragraph', SAY.positionName],
];
/** Controls of the complete application. @type {[role: string, name: string][]} */
const TOOLBAR = [
  ...[SAY.search, SAY.smallerBoard, SAY.largerBoard, SAY.lesson, SAY.share, SAY.help, SAY.reset, SAY.first, SAY.lastSeen, SAY.legendTitle].map(
    (name) => /** @type {[string, string]} */ (['button', name])),
  ['paragraph', 'n = 8'],
];

/** Whether a control is on the screen. @param {Found} found @param {Size} size */
function isInside({ inSight, left, top, width, height }, size) {
  const slack = 0.5;  // of a pixel, for rounding
  return inSight && width > 0 && height > 0 && left >= -slack && top >= -slack
    && left + width <= size.width + slack && top + height <= size.height + slack;
}

/** Whether at least the beginning of a line is visible; a long line scrolls. @param {Found} found @param {Size} size */
function begins(found, size) {
  return isInside({ ...found, width: Math.min(found.width, 20) }, size);
}

/** @param {Found} found */
const place = ({ inSight, left, top, width, height }) =>
  `${inSight ? 'at' : 'scrolled away at'} ${[left, top, width, height].map(Math.round).join(', ')}`;

/**
 * The names seen in each list, by the control that opens it, to search there first.
 * @type {WeakMap<Tab, Map<string, Set<string>>>}
 */
const seenInside = new WeakMap();

/**
 * Looks for a control with one of the roles and a name: on the screen, then in everything that can be opened.
 * @param {Tab} tab
 * @param {Size} size
 * @param {string[]} roles
 * @param {string} name
 * @returns {Promise<{ found?: Found, problem: string }>} the control, leaving its container open; or the problem
 */
async function reach(tab, size, roles, name) {
  const on = controls(tab);
  let problem = 'is not there';
  const look = async () => {
    for (const role of roles) {
      const found = await on.now(role, name);
      if (found && isInside(found, size)) return found;
      if (found) problem = `is ${place(found)}`;
    }
    return undefined;
  };
  const found = await look();
  if (found) return { found, problem: '' };
  // The wheel scrolls a row of tabs that extends beyond the screen.
  const all = await on.all();
  const away = all.find((each) => roles.includes(each.role) && each.name === name);
  const beside = away && all.find((each) => each.role === away.role && isInside(each, size) && Math.abs(each.top - away.top) < 1);
  if (away && beside) {
    await tab.move(beside.x, beside.y);
    for (let turns = 0; turns < 12; turns++) {
      await tab.wheel(away.left < beside.left ? -60 : 60);
      await atRest(tab);
      const turned = await look();
      if (turned) return { found: turned, problem: '' };
    }
  }
  const seen = seenInside.get(tab) ?? new Map();
  seenInside.set(tab, seen);
  const listOf = (/** @type {Found} */ { name }) => name.split(': ')[0];
  const had = (/** @type {Found} */ opener) => roles.some((role) => seen.get(listOf(opener))?.has(`${role} ${name}`));
  const openers = (await on.all()).filter(({ role, name, opens }) => role === 'button' && (opens || name === SAY.help));
  for (const opener of [...openers.filter(had), ...openers.filter((each) => !had(each))]) {
    if (!isInside(opener, size)) continue;
    await tab.click(opener.x, opener.y);
    await tab.until(() => document.querySelector('#mirror [role="dialog"]'));
    await atRest(tab);
    seen.set(listOf(opener), new Set((await on.all()).map(({ role, name }) => `${role} ${name}`)));
    let inside = await look();
    // A long list scrolls under the wheel.
    for (let turns = 0; turns < 8 && !inside; turns++) {
      const entry = (await on.all()).find((each) => each.role === 'option' && isInside(each, size));
      if (!entry) break;
      await tab.move(entry.x, entry.y);
      await tab.wheel(120);
      await atRest(tab);
      inside = await look();
    }
    if (inside) return { found: inside, problem: '' };
    await tab.press('Escape');
    await tab.until(() => !document.querySelector('#mirror [role="dialog"]'));
  }
  return { problem };
}

/** Closes the container that `reach` left open. @param {Tab} tab */
async function close(tab) {
  if (await tab.evaluate(() => !document.querySelector('#mirror [role="dialog"]'))) return;
  await tab.press('Escape');
  await tab.until(() => !document.querySelector('#mirror [role="dialog"]'));
}

/** Whether a promise resolves, without failing if it does not. @param {Promise<unknown>} awaited */
const comesAbout = (awaited) => awaited.then(() => true, () => false);

/**
 * Brings a panel to the front.
 * @param {Tab} tab
 * @param {Size} size
 * @param {string} title
 * @param {(control: Found) => boolean} isThere
 * @returns {Promise<string>} the problem; empty if there is none
 */
async function openPanel(tab, size, title, isThere) {
  const on = controls(tab);
  const shown = async () => (await on.all()).filter(isThere);
  // The program may be beside the tabs, without a tab of its own.
  if (!(title === SAY.code && (await shown()).length > 0)) {
    const { found, problem } = await reach(tab, size, ['tab', 'option'], title);
    if (!found) return `${title}: ${problem}`;
    await tab.click(found.x, found.y);
    await atRest(tab);
  }
  let lines = await shown();
  const sheet = await on.now('button', SAY.panelUp);
  if (sheet && !lines.some((line) => begins(line, size))) {
    await tab.click(sheet.x, sheet.y);
    await on.find('button', SAY.panelDown);
    await atRest(tab);
    lines = await shown();
    await on.click('button', SAY.panelDown);
    await on.find('button', SAY.panelUp);
    await atRest(tab);
  }
  if (lines.length === 0) return `${title}: chosen, but nothing of it is shown`;
  return lines.some((line) => begins(line, size)) ? '' : `${title}: what it shows begins ${place(lines[0])}`;
}

/** @param {Tab} tab @param {Size} size @param {string} language @returns {Promise<string>} the problem */
async function chooseLanguage(tab, size, language) {
  const { found, problem } = await reach(tab, size, ['tab', 'option'], language);
  if (!found) return `${language}: ${problem}`;
  await tab.click(found.x, found.y);
  const chosen = await comesAbout(tab.until((language) => {
    const list = [...document.querySelectorAll('#mirror [aria-haspopup]')].some((each) => each.textContent?.endsWith(`: ${language}`));
    const tab = [...document.querySelectorAll('#mirror [role="tab"][aria-selected="true"]')].some((each) => each.textContent === language);
    return list || tab;
  }, language));
  return chosen ? '' : `${language}: pressed ${place(found)}, but not chosen`;
}

describe('every function has its place', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  for (const [width, height] of [...SIZES, PLAYER]) {
    const view = width === PLAYER[0] ? 'player' : 'full';
    test(`view=${view} at ${width}×${height}`, async () => {
      const size = { width, height };
      const tab = await browser.openReady(`${site.address}?lang=en&view=${view}&step=150`, size);
      await controls(tab).find('button', SAY.play);
      await atRest(tab);
      const problems = [];
      for (const [role, name] of [...TRANSPORT, ...(view === 'full' ? TOOLBAR : [])]) {
        const { problem } = await reach(tab, size, [role, 'option'], name);
        if (problem) problems.push(`${role} “${name}” ${problem}`);
        await close(tab);
      }
      // A panel's controls are checked while it is in front.
      for (const [title, isThere] of [...PANELS.slice(1), PANELS[0]]) {
        const problem = await openPanel(tab, size, title, isThere);
        if (problem) problems.push(problem);
        await close(tab);
      }
      for (const language of LANGUAGES) {
        const problem = await chooseLanguage(tab, size, language);
        if (problem) problems.push(problem);
        await close(tab);
      }
      assert.deepEqual(problems, []);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  }
});
