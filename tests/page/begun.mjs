// When the page has its first picture, which is before it can be used.

/** Runs before a page's scripts: `pictureAt` is when there was a picture, `beforePicture` what had been asked for until then. */
export function notePicture() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#canvas.begun')) return;
    observer.disconnect();
    const beforePicture = performance.getEntriesByType('resource').map(({ name }) => name);
    Object.assign(window, { pictureAt: performance.now(), beforePicture });
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
}
