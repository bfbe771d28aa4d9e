// Stands for the clipboard and for the folder of downloads, neither of which a test may look into.

/** Runs before a page's scripts: what is copied, and the name and bytes of what is saved, is in `window.taken`. */
export function takeDown() {
  const taken = { copied: /** @type {string[]} */ ([]), saved: /** @type {Promise<[string, number[]]>[]} */ ([]) };
  Object.assign(window, { taken });
  // Files have none in some browsers.
  if (navigator.clipboard) navigator.clipboard.writeText = async (text) => void taken.copied.push(text);
  // The page's policy lets no script fetch what it has made itself.
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
