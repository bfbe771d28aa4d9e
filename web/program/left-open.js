// Notes that the place for a student's program is open, so that it opens again after a reload.
const OPEN = 'queenscope-program-open';

/** Whether the page was reloaded, or reached by Back or Forward, and it was open there. A frame shares its storage with others, so it begins closed. */
export function isLeftOpen() {
  const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  if (window.parent !== window || entry?.type === 'navigate') return false;
  try {
    return sessionStorage.getItem(OPEN) !== null;
  } catch {
    return false;
  }
}

/** @param {boolean} isOpen */
export function noteLeftOpen(isOpen) {
  try {
    if (isOpen) sessionStorage.setItem(OPEN, '');
    else sessionStorage.removeItem(OPEN);
  } catch {
    // A sandboxed page has no storage.
  }
}
