// Somebody's page with frames in it, on a host of its own.
import { createServer } from 'node:http';

/**
 * Serves any page: `pageWith` gives the address of one with a text field, the frames, and room to scroll.
 * @param {Record<string, string>} [headers] that it sends with it
 * @returns {Promise<{ pageWith: (frames: string) => string, close: () => void }>}
 */
export async function serveHost(headers = {}) {
  const server = createServer((request, response) => {
    const frames = new URL(`http://host${request.url}`).searchParams.get('frames');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,">
      <style>body { margin: 20px; height: 3000px } iframe { display: block; border: 0; width: 480px; height: 360px }</style>
      <p><input id="field" aria-label="Field"></p>${frames}
      <script>
        window.keys = [];
        addEventListener('keydown', (event) => keys.push(event.key));
      </script></html>`);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    // The site is at 127.0.0.1: to a browser that is another site, not just another port.
    pageWith: (frames) => `http://localhost:${port}/?frames=${encodeURIComponent(frames)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
