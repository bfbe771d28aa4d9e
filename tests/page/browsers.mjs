// Starts the browsers that the page is tested in, headless and drawing in software.
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
    ],
  });
}

/** Firefox through WebDriver BiDi. */
export function launchFirefox() {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    protocolTimeout: 600_000,
    extraPrefsFirefox: { 'webgl.force-enabled': true },
  });
}
