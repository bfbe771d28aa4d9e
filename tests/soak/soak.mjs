// soak.mjs [minutes, 60] [seed, any]: uses the page at random in Chromium and Firefox, as a top-level page and in a
// frame, and in WebKit if installed. Compares the page with the searches after each batch of actions. Prints a report;
// the exit code is 1 if there was a fault.
import { BROWSERS, launch } from '../page/driver.mjs';
import { serveHost } from '../page/host.mjs';
import { serveSiteWith } from '../page/site.mjs';
import { lacksWebKit } from '../page/webkit.mjs';
import { ACTIONS, choose } from './actions.mjs';
import { examine } from './examine.mjs';
import { Hung, inTime, takeHold } from './hand.mjs';
import { endAll, heapOf, memoryOf, strainOf } from './processes.mjs';
import { randomFrom } from './random.mjs';
import { textOf } from './report.mjs';
import { launchNoticed, NOTICED } from './webkit.mjs';

const BATCH = 20;
const TOLD_BEFORE = 15;

const minutes = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
if (!(minutes > 0) || !Number.isSafeInteger(seed) || seed < 0) {
  console.error('queenscope: soak [minutes, more than 0] [seed, a whole number from 0]');
  process.exit(2);
}
console.log(`A soak of ${minutes} minutes, seed ${seed}`);

/** @type {import('./report.mjs').Soaked} */
const soaked = { seed, minutes, done: new Map(), examined: new Map(), measured: [], faults: [] };
const begun = Date.now();
const share = () => (Date.now() - begun) / (minutes * 60_000);

const ENGINES = /** @type {const} */ ([...BROWSERS, ...(lacksWebKit ? [] : ['webkit'])]);
if (lacksWebKit) console.log(lacksWebKit);

/** @param {string} name */
async function soak(name) {
  const random = randomFrom(seed + ENGINES.indexOf(name));
  const isWebKit = name === 'webkit';
  const [site, host] = [await serveSiteWith(isWebKit ? NOTICED : {}), await serveHost()];
  const begin = async () => {
    for (let attempt = 1; ; attempt++) {
      const browser = isWebKit ? await launchNoticed() : await launch(/** @type {typeof BROWSERS[number]} */ (name));
      try {
        const hands = [];
        for (const each of isWebKit ? [undefined] : [undefined, host]) hands.push(await takeHold(browser, site, each, random));
        return { browser, hands };
      } catch (error) {
        await end(browser);
        if (attempt === 3) throw error;
        const text = `no page opens in a new browser: ${/** @type {Error} */ (error).message}`;
        console.log(`FAULT ${name}: ${text}`);
        soaked.faults.push({ where: name, text, before: [] });
      }
    }
  };
  let { browser, hands } = await begin();
  await measure('start', hands);
  for (let turn = 0, quarter = 1; share() < 1; turn++) {
    if (!await batch(hands[turn % hands.length])) {
      // A hung page may block its browser, so everything starts over.
      site.cut(false);
      await end(browser);
      ({ browser, hands } = await begin());
    }
    if (share() * 4 >= quarter && quarter < 4) await measure(`${quarter++}/4`, hands);
  }
  await measure('end', hands);
  await end(browser);
  await site.close();
  host.close();
}

/** A browser that does not answer is not asked twice. @param {import('../page/driver.mjs').Browser} browser */
async function end(browser) {
  await inTime(browser.close(), 'closing').catch(() => endAll(browser.name));
}

/**
 * Performs some actions and checks the page.
 * @param {import('./hand.mjs').Hand} hand
 * @returns {Promise<boolean>} false if the page is no longer usable
 */
async function batch(hand) {
  const did = /** @type {string[]} */ ([]);
  const counts = soaked.done.get(hand.name) ?? new Map();
  soaked.done.set(hand.name, counts);
  const tell = (/** @type {string} */ text) => {
    console.log(`FAULT ${hand.name}: ${text}\n  ${did.slice(-TOLD_BEFORE).join('\n  ')}`);
    soaked.faults.push({ where: hand.name, text, before: did.slice(-TOLD_BEFORE) });
  };
  try {
    await hand.show();
    for (let i = 0; i < BATCH && share() < 1; i++) {
      const kind = choose(hand.random);
      did.push(kind);
      const what = await inTime(ACTIONS[kind].act(hand), kind);
      if (what === undefined) continue;
      did[did.length - 1] += ` ${what}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    for (const text of await examine(hand, did.some((each) => each.startsWith('network')))) tell(text);
    soaked.examined.set(hand.name, (soaked.examined.get(hand.name) ?? 0) + 1);
    return true;
  } catch (error) {
    const text = error instanceof Hung ? error.message : String(/** @type {Error} */ (error).stack);
    tell(`${text}; ${await strainOf(hand.name.split(',')[0])}`);
    return false;
  }
}

/** @param {string} when @param {import('./hand.mjs').Hand[]} hands */
async function measure(when, hands) {
  for (const hand of hands) {
    const { memory, objects } = await hand.report();
    const heap = hand.isChromium ? await heapOf(hand.tab.page, hand.where) : undefined;
    soaked.measured.push({ when, what: hand.name, memory, objects, heap, frames: { ...hand.frames } });
  }
  const { name } = hands[0];
  const browser = name.split(',')[0];
  soaked.measured.push({ when, what: `${browser}, all processes`, processes: memoryOf(browser) });
  console.log(`${new Date().toISOString()} ${browser}: ${when}`);
}

await Promise.all(ENGINES.map(soak));
soaked.minutes = (Date.now() - begun) / 60_000;
soaked.measured.sort((a, b) => a.what.localeCompare(b.what));
console.log(`${textOf(soaked)}\n\n${soaked.faults.length} faults`);
process.exit(soaked.faults.length > 0 ? 1 : 0);
