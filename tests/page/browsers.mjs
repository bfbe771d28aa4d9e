// Starts the browsers that the page is tested in, headless and drawing in software.
import { spawn } from 'node:child_process';
import { chromium } from 'playwright-core';
import puppeteer from 'puppeteer-core';

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Chromium with WebGL 2 in software. */
export function launchChromium() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      ...QUIET,
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--force-color-profile=srgb',
      // Letters of real elements look the same wherever they are drawn.
      '--disable-lcd-text',
      '--font-render-hinting=none',
    ],
  });
}

/** Firefox through WebDriver BiDi. */
export async function launchFirefox() {
  // Even headless, Firefox has WebGL only where there is a display.
  const display = process.env.DISPLAY ? null : await startDisplay();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    protocolTimeout: 120_000,
    env: { ...process.env, ...(display && { DISPLAY: display.name }) },
    extraPrefsFirefox: { 'webgl.force-enabled': true, 'ui.prefersReducedMotion': 1 },
  });
  browser.once('disconnected', () => display?.stop());
  return browser;
}

// A virtual display under the first number that is free.
function startDisplay() {
  return new Promise((resolve, reject) => {
    const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb, the virtual display for Firefox, did not start')));
    server.stdio[3]?.once('data', (number) => resolve({ name: `:${String(number).trim()}`, stop: () => server.kill() }));
  });
}
