// Replaces the clipboard and the download folder, which tests cannot access.

/** Runs before a page's scripts: `window.taken` collects copied texts, and the names and bytes of saved files. */
export function takeDown() {
  const taken = { copied: /** @type {string[]} */ ([]), saved: /** @type {Promise<[string, number[]]>[]} */ ([]) };
  Object.assign(window, { taken });
  // Some browsers have no clipboard for file URLs.
  if (navigator.clipboard) navigator.clipboard.writeText = async (text) => void taken.copied.push(text);
  // The page's policy forbids scripts to fetch blob URLs.
  const made = new Map();
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    const address = createObjectURL(blob);
    made.set(address, blob);
    return address;
  };
  HTMLAnchorElement.prototype.click = function () {
    const { href, download } = this;
    taken.saved.push(made.get(href).arrayBuffer().then((/** @type {ArrayBuffer} */ bytes) => [download, [...new Uint8Array(bytes)]]));
  };
}
