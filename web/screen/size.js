// The size of the canvas in device pixels.

/**
 * Gives the canvas as many pixels as it takes up; SDL leaves that to the page (src/platform/web/no_sizing.cpp).
 * @param {HTMLCanvasElement} canvas
 * @param {number} width in CSS pixels
 * @param {number} height
 * @param {number} density device pixels per CSS pixel
 */
export function sizeCanvas(canvas, width, height, density) {
  // As SDL reckons the size of its window.
  const pixels = (/** @type {number} */ length) => Math.trunc(Math.trunc(length) * density);
  // A size that is set gives up the picture, even if it is the same.
  if (canvas.width !== pixels(width)) canvas.width = pixels(width);
  if (canvas.height !== pixels(height)) canvas.height = pixels(height);
}
