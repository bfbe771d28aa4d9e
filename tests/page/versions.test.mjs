// Versions of the site never mix, whatever caches are in between: all files that a page loads at its start are in one
// folder, named after its contents.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { stampFiles } from '../../script/pages/files.mjs';
import { launch } from './driver.mjs';
import { APP, serveSite } from './site.mjs';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'queenscope-'));
after(() => rmSync(folder, { recursive: true }));

const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
/** The files named in the page, which are requested at once. */
const linked = [...new Set([...page.matchAll(new RegExp(`(?:href|src)="${APP}/([^"]+)"`, 'g'))].map(([, name]) => name))];

test('all files but guard.js are named before the policy, so that they load ahead of the parser', () => {
  const [ahead] = page.split('http-equiv="Content-Security-Policy"');
  for (const name of linked.filter((each) => each !== 'start/guard.js')) assert.ok(ahead.includes(`${APP}/${name}`), name);
  assert.ok(!/<script|rel="stylesheet"/.test(ahead), 'what is run or applied comes after it');
});

test('there is one folder of files, named after its contents; the page knows its first files', () => {
  assert.deepEqual(readdirSync(dist).filter((name) => name.startsWith('app-')), [APP]);
  const { version, stamps } = stampFiles(path.join(dist, APP));
  assert.equal(`app-${version}`, APP);
  const [, files] = page.match(/id="files">(.*?)<\/script>/) ?? [];
  const known = JSON.parse(files);
  for (const name of Object.keys(known)) assert.deepEqual(known[name], stamps[name], name);
  assert.deepEqual(linked.sort(), ['app.wasm', 'start/guard.js', 'start/main.js', 'start/style.css']);
  for (const name of [...linked, 'fonts/zh.ttf']) assert.ok(name in known, name);
  assert.ok(!('share/omggif.js' in known), 'what few ask for weighs nothing in it');
});

test('one byte makes another version', () => {
  cpSync(path.join(dist, APP), folder, { recursive: true });
  const file = path.join(folder, 'fonts/zh.ttf');
  const bytes = readFileSync(file);
  bytes[1000] ^= 1;
  writeFileSync(file, bytes);
  const { version, stamps } = stampFiles(folder);
  assert.notEqual(`app-${version}`, APP);
  assert.deepEqual(stamps['fonts/zh.ttf'][0], bytes.length);
  assert.notDeepEqual(stamps['fonts/zh.ttf'], stampFiles(path.join(dist, APP)).stamps['fonts/zh.ttf']);
});

test('every file named in a module exists', () => {
  const modules = path.join(dist, APP);
  const names = /** @type {string[]} */ (readdirSync(modules, { recursive: true })).filter((name) => name.endsWith('.js'));
  const missing = names.flatMap((name) => {
    const named = readFileSync(path.join(modules, name), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g);
    const found = [...named].map(([, each]) => path.posix.join(path.posix.dirname(name), each));
    return found.filter((each) => !existsSync(path.join(modules, each))).map((each) => `${each}, by ${name}`);
  });
  assert.deepEqual(missing, []);
  assert.ok(names.length > 20);
});

test('a lesson is few files', async () => {
  const site = await serveSite();
  after(() => site.close());
  const browser = await launch('chromium');
  after(() => browser.close());
  const tab = await browser.openReady(site.address);
  const before = new Set(tab.requests);
  await tab.evaluate(() => window.queens.lesson(1));
  const asked = new Set(tab.requests.filter((/** @type {string} */ each) => each.endsWith('.js') && !before.has(each)));
  const named = [...asked].map((each) => each.slice(`${site.address}${APP}/`.length)).filter((each) => each !== 'scout/worker.js').sort();
  assert.deepEqual(named, ['dialog/opener.js', 'lesson/teach.js', 'queens.js']);
});

test('a page requests nothing outside that folder, and each file once', async () => {
  const site = await serveSite();
  after(() => site.close());
  const browser = await launch('chromium');
  after(() => browser.close());
  const tab = await browser.openReady(`${site.address}?lang=zh`);
  const asked = tab.requests.filter((/** @type {string} */ each) => each.startsWith(site.address)).map((/** @type {string} */ each) => each.slice(site.address.length));
  const outside = asked.filter((/** @type {string} */ each) => !each.startsWith(`${APP}/`));
  assert.deepEqual(outside.filter((/** @type {string} */ each) => each !== 'icon.svg'), ['?lang=zh']);
  assert.deepEqual(asked, [...new Set(asked)]);
  assert.deepEqual(tab.complaints, [], 'and what is loaded ahead is used');
  const scripts = (/** @type {string[]} */ names) => names.filter((name) => name.endsWith('.js')).sort();
  const first = asked.slice(0, asked.indexOf(`${APP}/start/afterwards.js`)).map((/** @type {string} */ each) => each.slice(APP.length + 1));
  assert.deepEqual(scripts(first), scripts(linked), 'no script is found out about late');
  assert.ok(scripts(asked).length <= 5, 'each is a request to wait for');
});
