// The frame that a program runs in, where there is no file beside the page that could be its document.

/** @param {HTMLIFrameElement} frame is told what it shows */
export function fill(frame) {
  const script = document.getElementById('sandbox-script')?.textContent ?? '';
  const address = URL.createObjectURL(new Blob([`<!doctype html><meta charset="utf-8"><title>.</title><script>${script}</script>`], { type: 'text/html' }));
  frame.addEventListener('load', () => URL.revokeObjectURL(address), { once: true });
  frame.src = address;
}
