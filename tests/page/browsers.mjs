// Starts the browsers that the page is tested in, headless and drawing in software.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

// Whatever a driver is asked is answered by then, on a busy machine too.
const PATIENCE = 120_000;
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

// A driver takes as long to be read as a short test, and many a file needs but one of them.
const puppeteer = async () => (await import('puppeteer-core')).default;

/**
 * Chromium with WebGL 2 in software: by Mesa, which Firefox draws with too, as it takes a third of the time of the one that
 * comes with Chromium, which stands in where Mesa is not.
 */
const chromium = () => ({
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
    // Letters of real elements look the same wherever they are drawn.
    '--disable-lcd-text',
    '--font-render-hinting=none',
  ],
});

export const launchChromium = async () => (await import('playwright-core')).chromium.launch(chromium());

/** Through a driver that lets a page be out of sight, as only such are frozen. */
export const launchFreezingChromium = async () =>
  (await puppeteer()).launch({ ...chromium(), browser: 'chrome', headless: 'shell', protocolTimeout: PATIENCE });

/**
 * Firefox through WebDriver BiDi: one that is kept for this file (see firefoxes.mjs), or one of its own.
 * @param {Record<string, unknown>} [preferences] besides the usual; a browser that has them is its own
 */
export async function launchFirefox(preferences) {
  const kept = !preferences && process.env.FIREFOXES?.split(' ')[Number(process.env.SLOT)];
  if (kept) {
    const browser = await connect(kept).catch((error) => console.error(`a Firefox of its own is started, as ${kept}: ${error.message}`));
    if (browser) return browser;
  }
  const { browser, stop } = await startFirefox(preferences);
  return Object.assign(browser, { close: stop });
}

/** @param {string} address of a Firefox that is kept; its tabs are closed at the end, and it goes on */
async function connect(address) {
  const browser = await (await puppeteer()).connect({ browserWSEndpoint: address, protocol: 'webDriverBiDi', protocolTimeout: PATIENCE });
  return Object.assign(browser, {
    close: async () => {
      for (const context of browser.browserContexts()) if (context !== browser.defaultBrowserContext()) await context.close();
      await browser.disconnect();
    },
  });
}

/**
 * @param {Record<string, unknown>} [preferences] besides the usual
 * @returns the browser, and what ends it whether it is connected or not
 */
export async function startFirefox(preferences) {
  // Even headless, Firefox has WebGL only where there is a display.
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
  const stop = async () => {
    firefox.kill();
    await ended;
    display?.stop();
  };
  return { browser, stop };
}

/**
 * A virtual display under the first number that is free.
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
