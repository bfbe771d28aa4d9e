// The time of the page's first frame, which comes before the page can be used.

/**
 * Runs before a page's scripts: `pictureAt` is the time of the first frame, `beforePicture` lists the requests until
 * then.
 */
export function notePicture() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#canvas.begun')) return;
    observer.disconnect();
    const beforePicture = performance.getEntriesByType('resource').map(({ name }) => name);
    Object.assign(window, { pictureAt: performance.now(), beforePicture });
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
}
