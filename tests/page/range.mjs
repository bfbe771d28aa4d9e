// The part of the dialog for sharing that saves a range, operated by tests.
import { takeDown } from './taken.mjs';
import { readLanguages } from '../../script/texts/languages.mjs';

/** The dialog's texts in English. */
export const [{ share: TEXTS }] = readLanguages();

const LABELS = { form: TEXTS.as, from: TEXTS.from, to: TEXTS.to, moments: TEXTS.moments, width: TEXTS.width };

// Runs in the page.
function write(/** @type {{ label: string, value: string }[]} */ fields) {
  for (const { label, value } of fields) {
    const its = [...document.querySelectorAll('dialog details label')].find((each) => each.firstChild?.textContent === label);
    const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (its?.lastElementChild);
    field.value = value;
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
}

// Runs in the page.
function read(/** @type {string} */ wanted) {
  const its = [...document.querySelectorAll('dialog details label')].find((each) => each.firstChild?.textContent === wanted);
  return /** @type {HTMLInputElement | HTMLSelectElement} */ (its?.lastElementChild).value;
}

// Runs in the page.
function press(/** @type {string} */ label) {
  const all = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('dialog details button'));
  [...all].find((each) => each.textContent === label)?.click();
}

/**
 * Opens a page and that part of the dialog.
 * @param {import('./driver.mjs').Browser} browser
 * @param {string} address
 * @param {import('./driver.mjs').Circumstances} circumstances
 */
export async function openRange(browser, address, circumstances) {
  const tab = await browser.openReady(address, { ...circumstances, init: [takeDown, circumstances.init ?? []].flat() });
  await tab.press('e');
  await tab.until(() => document.querySelector('dialog[open]') !== null);
  await tab.evaluate(() => document.querySelector('summary')?.click());
  let files = 0;
  return {
    tab,
    /** @param {keyof typeof LABELS} field */
    read: (field) => tab.evaluate(read, LABELS[field]),
    press: (/** @type {string} */ label) => tab.evaluate(press, label),
    /** @param {Partial<Record<keyof typeof LABELS, string>>} values */
    write: (values) => tab.evaluate(write, Object.entries(values).map(([name, value]) => ({ label: LABELS[/** @type {keyof typeof LABELS} */ (name)], value }))),
    /** Waits for a message. */
    heard: (/** @type {string} */ words) =>
      tab.until((wanted) => document.querySelector('dialog [role="status"]')?.textContent === wanted, words),
    /** @returns {Promise<{ name: string, bytes: Buffer }>} the next saved file */
    file: async () => {
      await tab.until((count) => /** @type {any} */ (window).taken.saved.length > count, files);
      const [name, bytes] = await tab.evaluate((i) => /** @type {any} */ (window).taken.saved[i], files++);
      return { name, bytes: Buffer.from(bytes) };
    },
  };
}
