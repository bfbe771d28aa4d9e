// WebKit, the engine of Safari, in Debian's package: its MiniBrowser, driven through WebDriver, on a virtual display.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Builder, Capabilities } from 'selenium-webdriver';
import { startDisplay } from './browsers.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib';
const PATIENCE = 300_000;

/** The browser that the driver starts; undefined if it is not installed. */
function findBrowser() {
  for (const system of existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : []) {
    for (const version of ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']) {
      const file = path.join(LIBRARIES, system, version, 'MiniBrowser');
      if (existsSync(file)) return file;
    }
  }
  return undefined;
}

/** The reason that WebKit cannot be tested here; false if it can. */
export const lacksWebKit = existsSync(DRIVER) && findBrowser() ? false : 'no WebKit here: webkit2gtk-driver is not installed';

/** A free port. @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits for a server on a port. @param {number} port */
async function answering(port) {
  const deadline = Date.now() + PATIENCE;
  while (!(await fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok, () => false))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts it with one window of 1280 by 800. Only one can be driven at a time. */
export async function launchWebKit() {
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Sandboxes cannot be nested in containers. Only this site's own pages are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const ended = once(driver, 'exit');
  const stop = async () => {
    driver.kill();
    await ended;
    display.stop();
  };
  try {
    await answering(port);
    const browser = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation'] },
    })).build();
    await browser.manage().setTimeouts({ script: PATIENCE, pageLoad: PATIENCE });
    await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    const version = String((await browser.getCapabilities()).get('browserVersion'));
    return { ...wordsFor(browser), driver: browser, version, close: async () => {
      await browser.quit().catch(() => undefined);
      await stop();
    } };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The required part of driver.mjs's interface. @param {import('selenium-webdriver').WebDriver} browser */
function wordsFor(browser) {
  /**
   * @template Result
   * @param {(argument: any) => Result} act runs in the page; a promise is awaited
   * @param {unknown} [argument]
   * @returns {Promise<Awaited<Result>>}
   */
  const evaluate = async (act, argument) => {
    const { result, error } = await browser.executeAsyncScript(`
      const [given, tell] = arguments;
      (async () => (${act})(given))().then((result) => tell({ result }), (error) => tell({ error: String(error) }));
    `, argument ?? null);
    if (error) throw new Error(error);
    return result;
  };
  return {
    goto: (/** @type {string} */ address) => browser.get(address),
    /** Opens the page and waits until it can be used. @param {string} address */
    async openReady(address) {
      await browser.get(address);
      await this.until(() => window.queens?.ready.then(() => document.querySelector('#mirror > *') !== null));
    },
    evaluate,
    /** @param {(argument: any) => unknown} condition @param {unknown} [argument] */
    async until(condition, argument) {
      const deadline = Date.now() + PATIENCE;
      for (;;) {
        const value = await evaluate(condition, argument).catch((/** @type {Error} */ error) => {
          if (Date.now() > deadline) throw error;
        });
        if (value) return value;
        if (Date.now() > deadline) throw new Error(`it did not come about that ${condition}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    press: (/** @type {string} */ key) => browser.actions().sendKeys(key).perform(),
    /** @param {number} x CSS pixels @param {number} y */
    click: (x, y) => browser.actions().move({ x: Math.round(x), y: Math.round(y) }).click().perform(),
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
  };
}
