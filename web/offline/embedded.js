// In the single-file page, all other files are packed into the page, and into the scripts of its workers.

/**
 * By their names, gzip as base64. A worker's script begins with them.
 * @returns {Record<string, string>}
 */
const files = () => (self.embedded ??= JSON.parse(document.getElementById('packed-files')?.textContent ?? ''));

/**
 * Stands for the browser's own `fetch` in all modules of this page.
 * @param {string | URL} address of a file beside them
 * @returns {Promise<Response>} 404 if there is no such file in the page
 */
export async function fetch(address) {
  const name = new URL(address).pathname.slice(1);
  if (!Object.hasOwn(files(), name)) return new Response(null, { status: 404 });
  const packed = Uint8Array.from(atob(files()[name]), (letter) => letter.charCodeAt(0));
  const body = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
  return new Response(body, { headers: { 'Content-Type': type } });
}

/**
 * Start of a worker’s script that reads files of the page.
 * @param {string[]} names of the files
 */
export function filesForWorker(names) {
  return `self.embedded = ${JSON.stringify(Object.fromEntries(names.map((name) => [name, files()[name]])))};`;
}
