// Responses of the development server: files, ranges, and refusals.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask, MAIN, SECRET, startServer } from './server.mjs';

const server = await startServer();
after(() => server.stop());

/**
 * @param {string} target
 * @param {Parameters<typeof ask>[2]} [options]
 */
const get = (target, options) => ask(server.port, target, options);

test('files come with their types and the headers of a strict host', async () => {
  for (const [target, type, text] of [
    ['/main.js', 'text/javascript; charset=utf-8', MAIN],
    ['/main.js?v=1#here', 'text/javascript; charset=utf-8', MAIN],
    ['/app.wasm', 'application/wasm', '\0asm'],
    ['/fonts/text.ttf', 'font/ttf', 'font'],
    ['/', 'text/html; charset=utf-8', '<!doctype html><title>index</title>'],
    ['/?n=8', 'text/html; charset=utf-8', '<!doctype html><title>index</title>'],
    ['/fonts/', 'text/html; charset=utf-8', 'fonts'],
    ['/empty.txt', 'text/plain; charset=utf-8', ''],
    ['/a%20b.txt', 'text/plain; charset=utf-8', 'a name with a space'],
    ['/inside.js', 'text/javascript; charset=utf-8', MAIN],
    ['http://localhost/main.js', 'text/javascript; charset=utf-8', MAIN],
  ]) {
    const { status, headers, body } = await get(target);
    assert.equal(status, 200, target);
    assert.equal(headers['content-type'], type, target);
    assert.equal(headers['content-length'], String(Buffer.byteLength(text)), target);
    assert.equal(headers['x-content-type-options'], 'nosniff', target);
    assert.equal(headers['access-control-allow-origin'], '*', target);
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin', target);
    assert.equal(headers['cache-control'], 'no-store', target);
    assert.equal(body.toString(), text, target);
  }
});

test('addresses without a file are not found', async () => {
  for (const target of [
    '/none', '/main.js/', '/main.js/x', '/main.js/../main.js/x', '/fonts', `/${'x'.repeat(300)}`, `/${'x/'.repeat(3000)}`,
    '/%', '/%ff', '/%00', '/main.js%00', '/circle', '/circle/x', '//none', '//main.js/x', '*', '/.hidden', '/fonts/../.hidden',
  ]) {
    const { status, headers } = await get(target);
    assert.equal(status, 404, target);
    assert.equal(headers['access-control-allow-origin'], '*', target);
  }
});

test('nothing outside the folder is read', async () => {
  for (const target of [
    '/link.txt', '/linked/secret.txt', '/../secret/secret.txt', '/%2e%2e/secret/secret.txt', '/..%2fsecret%2fsecret.txt',
    '/fonts/../../secret/secret.txt', '/fonts/%2e%2e/%2e%2e/secret/secret.txt', '/..\\secret\\secret.txt',
    '//../secret/secret.txt', '/./../secret/secret.txt', '/linked/../secret/secret.txt',
  ]) {
    const { status, body } = await get(target);
    assert.equal(status, 404, target);
    assert.ok(!body.includes(SECRET), target);
  }
});

test('methods other than GET and HEAD are refused, naming the allowed ones', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND']) {
    for (const target of ['/main.js', '/none']) {
      const { status, headers } = await get(target, { method });
      assert.equal(status, 405, method);
      assert.equal(headers.allow, 'GET, HEAD', method);
    }
  }
  const { status, headers, body } = await get('/main.js', { method: 'HEAD' });
  assert.equal(status, 200);
  assert.equal(headers['content-length'], '100');
  assert.equal(body.length, 0);
});

test('a range of a file', async () => {
  /** @type {[string, number, number][]} of the 100 bytes, first and last */
  const parts = [
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=90-', 90, 99],
    ['bytes=-5', 95, 99],
    ['bytes=-500', 0, 99],
    ['bytes=50-1000', 50, 99],
    ['bytes=0-99999999999999999999', 0, 99],
    // Adjacent ranges are combined.
    ['bytes=0-9,10-19', 0, 19],
  ];
  for (const [range, first, last] of parts) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await get('/main.js', {
        method,
        headers: { Range: range, 'Accept-Encoding': 'br, gzip' },
      });
      assert.equal(status, 206, range);
      assert.equal(headers['content-range'], `bytes ${first}-${last}/100`, range);
      assert.equal(headers['content-length'], String(last - first + 1), range);
      assert.equal(headers['content-encoding'], undefined, range);
      assert.equal(body.toString(), method === 'GET' ? MAIN.slice(first, last + 1) : '', range);
    }
  }
});

test('a range outside the file', async () => {
  for (const range of ['bytes=10-5', 'bytes=100-', 'bytes=100-200', 'bytes=99999999999999999999-', 'bytes=-0']) {
    const { status, headers, body } = await get('/main.js', { headers: { Range: range } });
    assert.equal(status, 416, range);
    assert.equal(headers['content-range'], 'bytes */100', range);
    assert.ok(!body.includes('main.js'), range);
  }
});

test('invalid or multiple ranges get the whole file', async () => {
  for (const range of ['lines=1-2', 'bytes', '10-19', 'bytes=0-1,50-51', '']) {
    const { status, headers, body } = await get('/main.js', { headers: { Range: range } });
    assert.equal(status, 200, range);
    assert.equal(headers['content-range'], undefined, range);
    assert.equal(body.toString(), MAIN, range);
  }
});

test('a compressed file is sent if accepted and up to date', async () => {
  for (const [target, accepted, encoding] of [
    ['/main.js', 'gzip, deflate, br', 'br'],
    ['/main.js', 'gzip, br;q=0', 'gzip'],
    ['/main.js', 'br;q=0, gzip;q=0', undefined],
    ['/main.js', 'brotli', undefined],
    ['/main.js', '', undefined],
    ['/stale.js', 'br, gzip', undefined],
    ['/app.wasm', 'br, gzip', undefined],
  ]) {
    const { status, headers, body } = await get(/** @type {string} */ (target), {
      headers: { 'Accept-Encoding': accepted ?? '' },
    });
    assert.equal(status, 200);
    assert.equal(headers['content-encoding'], encoding, `${target}, ${accepted}`);
    assert.equal(headers.vary, 'Accept-Encoding');
    if (target === '/main.js') {
      const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
      assert.equal(plain.toString(), MAIN);
      assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
    }
  }
});
