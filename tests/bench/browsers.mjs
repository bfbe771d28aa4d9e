// The two browsers of the bench, headless, and the site that they open.
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import sirv from 'sirv';

/**
 * @typedef {object} Browser
 * @property {string} name
 * @property {(n: number, workers: number) => Promise<[count: string, seconds: number]>} measure
 * @property {() => Promise<void>} close
 */

/**
 * Serves a folder under a policy as strict as a careful host's.
 * @param {string} folder
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serve(folder) {
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'");
    files(request, response, () => void response.writeHead(404).end());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${port}/`, close: () => (server.closeAllConnections(), server.close()) };
}

/** @param {string} address @returns {Promise<Browser>} */
export async function openChromium(address) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync',
      '--no-first-run', '--disable-quic'],
  });
  const page = await browser.newPage();
  await page.goto(address);
  return {
    name: `Chromium ${browser.version()}`,
    measure: (n, workers) => page.evaluate(([n, workers]) => /** @type {any} */ (window).measure(n, workers), [n, workers]),
    close: () => browser.close(),
  };
}

/** @param {string} address @returns {Promise<Browser>} */
export async function openFirefox(address) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    protocolTimeout: 600_000,
  });
  const page = await browser.newPage();
  await page.goto(address);
  return {
    name: (await browser.version()).replace('/', ' ').replace(/^firefox/, 'Firefox'),
    measure: (n, workers) => page.evaluate((n, workers) => /** @type {any} */ (window).measure(n, workers), n, workers),
    close: () => browser.close(),
  };
}
