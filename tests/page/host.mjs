// Embedding pages with frames, on a separate host.
import { createServer } from 'node:http';

/**
 * Serves pages to a browser, from another site than the boards' 127.0.0.1.
 * @param {(asked: URL) => string} pageFor returns the HTML for an address
 * @param {Record<string, string>} [headers] sent with it
 */
export async function servePages(pageFor, headers = {}) {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(pageFor(new URL(`http://host${request.url}`)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://localhost:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Serves pages: `pageWith` returns the address of one with a text field, the frames, and space to scroll.
 * @param {Record<string, string>} [headers] sent with it
 * @returns {Promise<{ pageWith: (frames: string) => string, close: () => void }>}
 */
export async function serveHost(headers = {}) {
  const { address, close } = await servePages((asked) => `<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,">
      <style>body { margin: 20px; height: 3000px } iframe { display: block; border: 0; width: 480px; height: 360px }</style>
      <p><input id="field" aria-label="Field"></p>${asked.searchParams.get('frames')}
      <script>
        window.keys = [];
        addEventListener('keydown', (event) => keys.push(event.key));
      </script></html>`, headers);
  return { pageWith: (frames) => `${address}?frames=${encodeURIComponent(frames)}`, close };
}
