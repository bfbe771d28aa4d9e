// Starts the browsers that the page is tested in, headless and with software rendering.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

// Maximum time of a driver's answer, even on a busy machine.
const PATIENCE = 300_000;
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

// Loading a driver takes as long as a short test, and many files need only one.
const puppeteer = async () => (await import('puppeteer-core')).default;

/**
 * Chromium with WebGL 2 in software by Mesa, which Firefox uses too. It takes a third of the time of Chromium's own
 * renderer, which is used if Mesa is missing.
 * @param {string[]} [args] added to the usual ones
 */
const chromium = (args = []) => ({
  env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', EGL_PLATFORM: 'surfaceless' },
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    ...QUIET,
    '--no-sandbox',
    '--use-gl=angle',
    '--use-angle=gl-egl',
    '--ignore-gpu-blocklist',
    '--enable-unsafe-swiftshader',
    '--force-color-profile=srgb',
    // Text of HTML elements looks the same on every machine.
    '--disable-lcd-text',
    '--font-render-hinting=none',
    ...args,
  ],
});

/** @param {string[]} [args] added to the usual ones */
export const launchChromium = async (args) => (await import('playwright-core')).chromium.launch(chromium(args));

/** With a driver that can hide pages, because only hidden pages can be frozen. */
export const launchFreezingChromium = async () =>
  (await puppeteer()).launch({ ...chromium(), browser: 'chrome', headless: 'shell', protocolTimeout: PATIENCE });

/**
 * Firefox with WebDriver BiDi.
 * @param {Record<string, unknown>} [preferences] added to the usual ones
 */
export async function launchFirefox(preferences) {
  // Firefox needs a display for WebGL, even in headless mode.
  const display = process.env.DISPLAY ? null : await startDisplay();
  const browser = await (await puppeteer()).launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    protocolTimeout: PATIENCE,
    env: { ...process.env, ...(display && { DISPLAY: display.name }) },
    extraPrefsFirefox: { 'webgl.force-enabled': true, 'ui.prefersReducedMotion': 1, ...preferences },
  });
  const firefox = /** @type {import('node:child_process').ChildProcess} */ (browser.process());
  const ended = once(firefox, 'exit');
  return Object.assign(browser, {
    close: async () => {
      firefox.kill();
      await ended;
      display?.stop();
    },
  });
}

/**
 * A virtual display with the first free number.
 * @returns {Promise<{ name: string, stop: () => void }>}
 */
export function startDisplay() {
  return new Promise((resolve, reject) => {
    const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb, the virtual display, did not start')));
    server.stdio[3]?.once('data', (number) => resolve({ name: `:${String(number).trim()}`, stop: () => server.kill() }));
  });
}
