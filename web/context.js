// The canvas and its graphics context, before there is a program to draw on it.

/**
 * Gives the canvas as many pixels as it takes up; SDL leaves that to the page (src/platform/web/no_sizing.cpp).
 * @param {HTMLCanvasElement} canvas
 * @param {number} width in CSS pixels
 * @param {number} height
 * @param {number} density device pixels to one
 */
export function sizeCanvas(canvas, width, height, density) {
  // As SDL reckons the size of its window.
  const pixels = (/** @type {number} */ length) => Math.trunc(Math.trunc(length) * density);
  // A size that is set gives up the picture, even if it is the same.
  if (canvas.width !== pixels(width)) canvas.width = pixels(width);
  if (canvas.height !== pixels(height)) canvas.height = pixels(height);
}

/**
 * Opens the context while the program is on its way: it takes as long as much of the rest. SDL is given the same one.
 * @param {HTMLCanvasElement} canvas gets its size
 * @returns {boolean} whether there is one
 */
export function openContext(canvas) {
  sizeCanvas(canvas, canvas.clientWidth, canvas.clientHeight, devicePixelRatio);
  // What the window asks for, as the first who asks decides.
  return canvas.getContext('webgl2', { alpha: false, depth: false, stencil: false, antialias: false }) !== null;
}
