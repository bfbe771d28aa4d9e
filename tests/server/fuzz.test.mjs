// No request crashes the development server: 10,000 requests made from patterns that have crashed servers, the same in
// every run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, exchange, MAIN, startServer } from './server.mjs';

const REQUESTS = 10_000;
const AT_ONCE = 32;
// Unfinished requests get no answer; connections silent for this many milliseconds are closed.
const PATIENCE = 100;

/** Pseudorandom numbers from 0 to below 1 (mulberry32). @param {number} seed */
function numbers(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
const next = numbers(8);
const upTo = (/** @type {number} */ most) => Math.floor(next() * (most + 1));
/** @template T @param {readonly T[]} list @returns {T} */
const oneOf = (list) => list[upTo(list.length - 1)];
/** @param {number} most @param {() => string} make @param {string} between */
const several = (most, make, between) => Array.from({ length: upTo(most) }, make).join(between);

/**
 * Rarely an input that no server accepts; otherwise nothing else would be tested.
 * @template T
 * @param {T} usual
 * @param {T[]} odd
 */
const mostly = (usual, ...odd) => (next() < 0.95 ? usual : oneOf(odd));

const bytes = () => String.fromCharCode(...Array.from({ length: upTo(20) }, () => upTo(255)));
const part = () =>
  oneOf([
    'main.js', 'index.html', 'fonts', 'text.ttf', 'linked', 'secret.txt', 'circle', '..', '.', '', '.hidden', 'x'.repeat(300),
    '%', '%00', '%2e%2e', '%2f', '%ff%fe', '%u0041', '%e5%85%ab', '\\', 'a b', 'CON', '~', '*', ':', '?', '#', mostly('%C3%A9', bytes()),
  ]);
const target = () => mostly('/', '', '//', 'http://', 'http://x/', 'http://[', '*', 'x:') + (next() < 0.5 ? oneOf(['', 'main.js', 'fonts/text.ttf']) : several(6, part, '/'));
const number = () => oneOf(['', '0', '5', '99', '100', '-1', '1e3', 'NaN', '99999999999999999999', '0x10', ' 3']);
const range = () => mostly('bytes=', 'bytes =', 'Bytes=', '', 'lines=') + several(2, () => `${number()}-${number()}`, ',');
const header = () =>
  oneOf([
    () => `Range: ${range()}`,
    () => `Range: ${range()}`,
    () => `If-Range: ${oneOf(['"x"', 'W/"', 'Mon, 01 Jan 2024 00:00:00 GMT'])}`,
    () => `If-Modified-Since: ${oneOf(['never', 'Mon, 01 Jan 2024 00:00:00 GMT'])}`,
    () => `If-None-Match: ${oneOf(['*', '"', 'W/"x"'])}`,
    () => `If-Match: ${oneOf(['*', '"x"'])}`,
    () => `Accept-Encoding: ${several(5, () => oneOf(['br', 'gzip', '*', 'identity', ';q=0', ';q=x', ',']), oneOf([',', ';']))}`,
    () => `Content-Length: ${mostly('0', number())}`,
    () => 'Transfer-Encoding: chunked',
    () => `Expect: ${oneOf(['100-continue', 'nothing'])}`,
    () => 'Upgrade: websocket',
    () => `Connection: ${mostly('close', 'Upgrade', 'keep-alive', bytes())}`,
    () => `X: ${'y'.repeat(oneOf([1, 1000, 20_000]))}`,
    () => mostly('X: y', `${bytes()}: ${bytes()}`, bytes()),
  ])();
const method = () =>
  oneOf(['GET', 'GET', 'GET', 'GET', 'HEAD', mostly('POST', 'get', 'PRI', '', bytes()), oneOf(['PUT', 'OPTIONS', 'CONNECT', 'TRACE'])]);
const version = () => mostly('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '', bytes());
const request = () =>
  [`${method()} ${target()} ${version()}`, 'Host: localhost', 'Connection: close', several(4, header, '\r\n')]
    .filter((line) => line !== '')
    .join(mostly('\r\n', '\n', '\r')) + mostly('\r\n\r\n', '\r\n', '');

/** Requests that have crashed servers of this kind, sent first. */
const known = ['/main.js/x', '/main.js/', `/${'x'.repeat(300)}`, '/%00', '/%', '/..%2f', '//'].map((each) => ({ target: each, range: '' }));
for (const each of ['bytes=10-5', 'bytes=0-99999999999999999999', 'bytes=-', 'bytes=99999999999999999999-', 'bytes=-0']) {
  known.push({ target: '/main.js', range: each });
}

test('requests that have crashed servers do not crash this one', async (t) => {
  const server = await startServer();
  t.after(() => server.stop());
  for (const { target: each, range: bytesOf } of known) {
    await ask(server.port, each, { headers: bytesOf ? { Range: bytesOf } : {} });
    assert.equal((await ask(server.port, '/main.js')).body.toString(), MAIN, `after ${each} ${bytesOf}`);
    assert.ok(server.lives(), `after ${each} ${bytesOf}`);
  }
});

test(`${REQUESTS} random requests do not crash it`, async (t) => {
  const server = await startServer();
  t.after(() => server.stop());
  let left = REQUESTS;
  let answered = 0;
  /** @type {Map<string, number>} */
  const statuses = new Map();
  const worker = async () => {
    while (left-- > 0 && server.lives()) {
      const sent = request();
      const answer = await exchange(server.port, Buffer.from(sent, 'latin1'), next() < 0.05 ? 0 : PATIENCE);
      const status = /^HTTP\/1\.1 (\d+)/.exec(answer.toString('latin1'))?.[1];
      if (status) {
        answered++;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        assert.notEqual(status, '500', JSON.stringify(sent));
      }
      assert.ok(!answer.includes('nobody outside'), JSON.stringify(sent));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  t.diagnostic(`answers: ${JSON.stringify(Object.fromEntries(statuses))}`);
  assert.ok(server.lives());
  // Most requests must be understood, and every kind of response must occur; otherwise the test covers too little.
  assert.ok(answered > REQUESTS / 2, `${answered} answered`);
  for (const status of ['200', '206', '400', '404', '405', '416']) assert.ok(statuses.has(status), status);
  const { status, body } = await ask(server.port, '/main.js');
  assert.equal(status, 200);
  assert.equal(body.toString(), MAIN);
});
