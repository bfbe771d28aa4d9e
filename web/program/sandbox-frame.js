// The frame that a program runs in. Where the page is one file another module stands in for this one.

/** @param {HTMLIFrameElement} frame is told what it shows */
export function fill(frame) {
  frame.src = new URL('sandbox.html', import.meta.url).href;
}
