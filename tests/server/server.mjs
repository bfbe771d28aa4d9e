// The development server in a separate process, with a folder made for the tests. Sends raw requests, because `fetch`
// would correct or refuse some of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const SCRIPT = fileURLToPath(new URL('../../script/tools/serve.mjs', import.meta.url));

/** The contents of /main.js: 100 bytes. */
export const MAIN = '// main.js\n'.padEnd(99, '0123456789') + '\n';
export const SECRET = 'nobody outside is to read this';

/** A folder with the files that the tests request, and a secret file beside it, out of reach. */
async function makeFolder() {
  const outside = await mkdtemp(path.join(tmpdir(), 'queenscope-'));
  const folder = path.join(outside, 'site');
  await mkdir(path.join(folder, 'fonts'), { recursive: true });
  await mkdir(path.join(outside, 'secret'));
  await writeFile(path.join(outside, 'secret', 'secret.txt'), SECRET);
  const at = new Date(2024, 0, 1);
  /** @type {[string, string | Buffer][]} */
  const files = [
    ['index.html', '<!doctype html><title>index</title>'],
    ['main.js', MAIN],
    ['main.js.br', brotliCompressSync(MAIN)],
    ['main.js.gz', gzipSync(MAIN)],
    ['app.wasm', '\0asm'],
    ['stale.js', 'new'],
    ['stale.js.br', brotliCompressSync('old')],
    ['empty.txt', ''],
    ['a b.txt', 'a name with a space'],
    ['.hidden', SECRET],
    ['fonts/text.ttf', 'font'],
    ['fonts/index.html', 'fonts'],
  ];
  for (const [name, content] of files) {
    await writeFile(path.join(folder, name), content);
    await utimes(path.join(folder, name), at, at);
  }
  await utimes(path.join(folder, 'stale.js'), at, new Date(2024, 0, 2));
  await symlink('../secret/secret.txt', path.join(folder, 'link.txt'));
  await symlink('../secret', path.join(folder, 'linked'));
  await symlink('main.js', path.join(folder, 'inside.js'));
  await symlink('circle', path.join(folder, 'circle'));
  return { outside, folder };
}

export async function startServer() {
  const { outside, folder } = await makeFolder();
  const child = spawn(process.execPath, [SCRIPT, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(child.stdout), 'line');
  const port = Number(/:(\d+)\//.exec(line)?.[1]);
  return {
    port,
    lives: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(outside, { recursive: true });
    },
  };
}

/**
 * Sends bytes and reads until the server closes the connection.
 * @param {number} port
 * @param {string | Buffer} bytes
 * @param {number} [patience] milliseconds of silence after which this side hangs up, once a later request is answered; 0: immediately; never by default
 * @returns {Promise<Buffer>} the response, which may be empty
 */
export function exchange(port, bytes, patience) {
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const chunks = [];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, () => patience === 0 && socket.destroy());
    });
    // A server that has answered a later request leaves this one without an answer, however busy the machine is.
    if (patience) socket.setTimeout(patience, () => void ask(port, '/main.js').then(() => socket.destroy()));
    socket.on('data', (chunk) => chunks.push(chunk));
    // A reset connection counts as a response.
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  });
}

/**
 * A request with exactly this path and these headers.
 * @param {number} port
 * @param {string} target
 * @param {{ method?: string, headers?: Record<string, string> }} [options]
 */
export async function ask(port, target, { method = 'GET', headers = {} } = {}) {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(([key, value]) => `${key}: ${value}`);
  const answer = await exchange(port, [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const end = answer.indexOf('\r\n\r\n');
  const [status, ...fields] = answer.subarray(0, end).toString('latin1').split('\r\n');
  return {
    status: Number(status.split(' ')[1]),
    headers: Object.fromEntries(fields.map((field) => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
    })),
    body: answer.subarray(end + 4),
  };
}
