// The frame that a program runs in, where there is no file beside the page that could be its document.

/** @param {HTMLIFrameElement} frame gets the sandbox */
export function fill(frame) {
  const page = JSON.parse(document.getElementById('sandbox-page')?.textContent ?? '');
  const address = URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }));
  frame.addEventListener('load', () => URL.revokeObjectURL(address), { once: true });
  frame.src = address;
}
