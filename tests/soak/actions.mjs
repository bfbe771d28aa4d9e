// Actions of a student, a script, a browser or a network, in order of kind.

/** @typedef {import('./hand.mjs').Hand} Hand */

export const VARIANTS = ['board-scan', 'flag-arrays', 'hash-sets', 'bit-flags', 'bitmask', 'explicit-stack', 'permutations', 'forward-checking', 'min-conflicts'];
const KINDS = ['test', 'scan', 'compare', 'place', 'remove', 'solution', 'reject', 'exhausted', 'done', 'restrict', 'restore', 'wipeout', 'move', 'restart'];
const SPEEDS = [0.5, 1, 2, 4, 8, 16, 64, 256, 1000, 1e5, 1e7];
const KEYS = [
  'ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', ' ', 'Home', 'End', 'PageUp', 'PageDown', 'Tab', 'Enter', 'Escape',
  ...'1234567nbprtlkgGoudv?+-=[]x0',
];
/** Values in addresses, valid and invalid. @type {Record<string, readonly (string | number)[]>} */
const PARAMETERS = {
  lang: ['en', 'zh'],
  theme: ['auto', 'light', 'dark', 'projector'],
  code: ['python', 'pseudocode', 'cpp', 'java', 'javascript', 'csharp', 'rust'],
  view: ['full', 'full', 'full', 'board', 'player', 'tree'],
  grain: ['event', 'line', 'queen', 'turn'],
  narration: [0, 1],
  hatch: [0, 1],
  present: [0, 1],
  panels: ['state', 'code', 'stats', 'log', 'calls', 'solutions', 'state,tree'],
  tree: ['auto', 'bars', 'boards'],
  split: ['54,62', '30,30', '70,80'],
  from: [0, 5, 20],
  to: [40, 100],
  loop: [0, 1],
  until: ['solution', 'exhausted', 'place'],
};
const NONSENSE = ['', '-1', '99', '1e9', 'x'.repeat(300), '%', '"<b>', '٣', 'NaN', '4,5', '😀', '\0'];

/** Mostly small boards, so that their ends are reached. @param {Hand} hand */
const boardSize = ({ random }) => (random.percent(90) ? random.whole(1, 9) : random.whole(10, 32));

/** @param {Hand} hand @param {number} most milliseconds to wait */
async function passTime({ random }, most) {
  await new Promise((resolve) => setTimeout(resolve, random.whole(0, most)));
}

/** A random place in the page, in CSS pixels of the tab. @param {Hand} hand */
async function anywhere(hand) {
  const { left, top } = await hand.corner();
  return { x: left + hand.random.whole(1, hand.size.width - 2), y: top + hand.random.whole(1, hand.size.height - 2) };
}

/** @param {Hand} hand @param {Record<string, string | number>} parameters */
async function load(hand, parameters) {
  await hand.ask((parameters) => void window.queens.load(parameters).catch(() => undefined), parameters);
  return JSON.stringify(parameters).slice(0, 100);
}

/**
 * Each action returns a description for the record, or undefined if it is not possible.
 * @type {Record<string, { often: number, act: (hand: Hand) => Promise<string | undefined> }>}
 */
export const ACTIONS = {
  key: {
    often: 24,
    async act({ tab, random }) {
      const keys = Array.from({ length: random.whole(1, 6) }, () => random.of(KEYS));
      for (const key of keys) await tab.press(key);
      return keys.join(' ');
    },
  },
  pointer: {
    often: 14,
    async act(hand) {
      const { tab, random } = hand;
      const from = await anywhere(hand);
      await tab.move(from.x, from.y);
      const deed = random.of(['moves', 'clicks', 'clicks', 'drags', 'wheels']);
      if (deed === 'clicks') await tab.click(from.x, from.y);
      if (deed === 'wheels') await tab.wheel(random.whole(-300, 300));
      if (deed === 'drags') {
        await tab.down();
        const to = await anywhere(hand);
        await tab.move(to.x, to.y);
        await tab.up();
      }
      return `${deed} at ${from.x},${from.y}`;
    },
  },
  control: {
    often: 10,
    async act(hand) {
      const which = hand.random.share();
      return hand.ask((which) => {
        const all = [...document.querySelectorAll('#mirror button:not([disabled])')];
        const element = /** @type {HTMLElement | undefined} */ (all[Math.floor(which * all.length)]);
        element?.click();
        return element?.textContent ?? 'none';
      }, which);
    },
  },
  size: {
    often: 5,
    async act(hand) {
      const [width, height, density] = [hand.random.whole(240, 1300), hand.random.whole(240, 900), hand.random.of([1, 1, 1.25, 1.5, 2])];
      await hand.resize(width, height, density);
      return `${width}×${height} at ${density}`;
    },
  },
  language: { often: 3, act: (hand) => load(hand, { lang: hand.random.of(PARAMETERS.lang) }) },
  theme: { often: 3, act: (hand) => load(hand, { theme: hand.random.of(PARAMETERS.theme) }) },
  search: {
    often: 7,
    act: (hand) => load(hand, { variant: hand.random.of(VARIANTS), n: boardSize(hand), step: hand.random.whole(0, 300) }),
  },
  address: {
    often: 8,
    act(hand) {
      const names = Object.keys(PARAMETERS);
      const some = Array.from({ length: hand.random.whole(1, 4) }, () => hand.random.of(names));
      return load(hand, Object.fromEntries(some.map((name) => [name, hand.random.of(PARAMETERS[name])])));
    },
  },
  nonsense: {
    often: 3,
    act: (hand) => load(hand, { [hand.random.of([...Object.keys(PARAMETERS), 'n', 'variant', 'step', 'speed', 'q'])]: hand.random.of(NONSENSE) }),
  },
  seek: {
    often: 8,
    async act(hand) {
      const to = hand.random.percent(10) ? Infinity : hand.random.whole(0, hand.random.of([20, 500, 100_000]));
      // JSON has no Infinity.
      await hand.ask((to) => void window.queens.seek(Number(to)).catch(() => undefined), String(to));
      return String(to);
    },
  },
  run: {
    often: 6,
    async act(hand) {
      const what = hand.random.of(['step', 'back', ...KINDS]);
      await hand.ask((what) => {
        const { queens } = window;
        const going = what === 'step' || what === 'back' ? queens[what]() : queens.runTo(what);
        // A search supports only some kinds.
        going.catch(() => undefined);
      }, what);
      return what;
    },
  },
  play: {
    often: 8,
    async act(hand) {
      const speed = hand.random.of(SPEEDS);
      await load(hand, { speed });
      await hand.ask(() => void window.queens.play());
      await passTime(hand, 700);
      if (hand.random.percent(70)) await hand.ask(() => void window.queens.pause());
      return `at ${speed}`;
    },
  },
  loss: {
    often: 3,
    async act(hand) {
      await hand.ask(() => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
        const device = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        if (device) Object.assign(window, { device });
        device?.loseContext();
      });
      await passTime(hand, 400);
      await restoreContext(hand);
      return '';
    },
  },
  hiding: {
    often: 3,
    async act(hand) {
      const how = hand.isFrame ? hand.random.of(['scrolled away', 'not laid out']) : 'said to be hidden';
      await hide(hand, how);
      await passTime(hand, 1200);
      await comeBack(hand);
      return how;
    },
  },
  sleep: {
    often: 1,
    async act(hand) {
      if (!hand.session) return undefined;
      await hand.session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await passTime(hand, 1500);
      await hand.session.send('Page.setWebLifecycleState', { state: 'active' });
      return '';
    },
  },
  network: {
    often: 2,
    async act(hand) {
      hand.site.cut(true);
      await hand.ask(() => void dispatchEvent(new Event('offline')));
      await load(hand, { lang: hand.random.of(PARAMETERS.lang), variant: hand.random.of(VARIANTS), n: boardSize(hand) });
      await passTime(hand, 500);
      await networkBack(hand);
      return '';
    },
  },
  printing: {
    often: 2,
    async act(hand) {
      const before = await hand.ask(() => window.queens.position());
      await hand.ask(() => void dispatchEvent(new Event('beforeprint')));
      await hand.ask(() => void dispatchEvent(new Event('afterprint')));
      return `at ${before}`;
    },
  },
  reload: {
    often: 0.5,
    async act(hand) {
      // The top-level page is never left, so that its leaks add up.
      if (!hand.isFrame) return undefined;
      await hand.ask(() => {
        Object.assign(window, { left: true });
        setTimeout(() => location.reload());
      });
      await hand.until(() => !('left' in window));
      await hand.ready();
      return '';
    },
  },
};

/** Restores the graphics device that `loss` took. @param {Hand} hand */
export async function restoreContext(hand) {
  await hand.ask(() => {
    const { device } = /** @type {any} */ (window);
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
    if (device && canvas.getContext('webgl2')?.isContextLost()) device.restoreContext();
  });
}

/** @param {Hand} hand @param {string} how */
async function hide(hand, how) {
  if (how === 'scrolled away') await hand.tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
  if (how === 'not laid out') {
    await hand.tab.evaluate(() => void (/** @type {HTMLElement} */ (document.querySelector('iframe')).style.display = 'none'));
  }
  if (how === 'said to be hidden') {
    await hand.ask(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }
}

/** Makes the page visible, whatever hid it. @param {Hand} hand */
export async function comeBack(hand) {
  if (hand.isFrame) {
    await hand.tab.evaluate(() => {
      /** @type {HTMLElement} */ (document.querySelector('iframe')).style.display = 'block';
      scrollTo(0, 0);
    });
    return;
  }
  await hand.ask(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** @param {Hand} hand */
export async function networkBack(hand) {
  hand.site.cut(false);
  await hand.ask(() => void dispatchEvent(new Event('online')));
}

/** @param {import('./random.mjs').Random} random @returns {string} the name of an action */
export function choose(random) {
  const all = Object.entries(ACTIONS);
  let left = random.share() * all.reduce((sum, [, { often }]) => sum + often, 0);
  for (const [name, { often }] of all) if ((left -= often) < 0) return name;
  return all[0][0];
}
