// A page like those of learning platforms: its contents are in frames of another origin that may only run scripts. It
// handles their messages like such platforms do.
import { servePages } from '../page/host.mjs';

/**
 * Runs in the page. Like Canvas with LTI tools: sets the sender's frame to the requested height and confirms
 * it.
 */
function hearTools() {
  addEventListener('message', ({ data, source, origin }) => {
    if (data?.subject !== 'lti.frameResize') return;
    for (const frame of document.querySelectorAll('iframe.tool')) {
      if (!(frame instanceof HTMLIFrameElement) || frame.contentWindow !== source) continue;
      frame.style.height = `${parseInt(data.height)}px`;
      frame.contentWindow?.postMessage({ subject: 'lti.frameResize.response', message_id: data.message_id }, origin === 'null' ? '*' : origin);
    }
  });
}

/** Runs in the page. Like H5P's resizer: it asks the frames at first, and again whenever the window changes. */
function hearContent() {
  const frames = () => /** @type {HTMLIFrameElement[]} */ (Array.from(document.querySelectorAll('iframe.content')));
  const ask = (/** @type {string} */ action) => {
    for (const frame of frames()) frame.contentWindow?.postMessage({ context: 'h5p', action }, '*');
  };
  addEventListener('message', ({ data, source }) => {
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame || data?.context !== 'h5p') return;
    const respond = (/** @type {string} */ action) => frame.contentWindow?.postMessage({ ...data, action }, '*');
    if (data.action === 'hello') respond('hello');
    else if (data.action === 'prepareResize') respond('resizePrepared');
    else if (data.action === 'resize') frame.style.height = `${data.scrollHeight}px`;
  });
  addEventListener('resize', () => ask('resize'));
  addEventListener('load', () => ask('ready'));
}

/**
 * @param {{ kind: 'tool' | 'content', address: string }[]} frames
 * @returns a server of the page, in which `keys` lists the keys that it received
 */
export const servePlatform = (frames) => servePages(() => `<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,">
  <style>body { margin: 20px } main { width: 480px } iframe { display: block; width: 100%; height: 150px; border: 0; margin-bottom: 40px }</style>
  <script>
    window.keys = [];
    addEventListener('keydown', ({ key }) => keys.push(key));
    (${hearTools})();
    (${hearContent})();
  </script>
  <main>${frames.map(({ kind, address }) => `<iframe class="${kind}" sandbox="allow-scripts" src="${address}" title="Queens"></iframe>`).join('')}</main>
  <div style="height: 2000px"></div></html>`);
