// The frame that a program runs in. Where the page is one file another module stands in for this one.

/** Sets the document of the frame. @param {HTMLIFrameElement} frame */
export function fill(frame) {
  frame.src = new URL('sandbox.html', import.meta.url).href;
}
