// A page as learning platforms make one: what is put into it stands in frames that may run scripts and nothing else, of
// another origin, and what these ask of it is heard as such platforms hear it.
import { servePages } from '../page/host.mjs';

/**
 * Runs in the page. As tools are answered that are taken in by LTI: Canvas and Moodle give the frame that spoke the
 * height that it names, and say so.
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

/** Runs in the page. As the resizer of H5P does, which asks the frames first and then again whenever the window changes. */
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
 * @returns what serves the page, in which `keys` are those that it has heard
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
