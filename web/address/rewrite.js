// Changes parameters of the page’s address that the program does not know, such as a lesson or a trace.

/**
 * @param {string[]} names of parameters to remove
 * @param {string} [pair] a name and a value to add
 */
export function rewriteAddress(names, pair) {
  const address = new URL(location.href);
  const isMeant = (/** @type {string} */ each) => names.includes(each.split('=')[0]);
  const pairsOf = (/** @type {string} */ part) => part.slice(1).split('&').filter(Boolean);
  const into = address.protocol === 'file:' || pairsOf(address.hash).some(isMeant) ? 'hash' : 'search';
  for (const part of /** @type {const} */ (['search', 'hash'])) {
    const given = pairsOf(address[part]);
    // Other parameters stay unchanged.
    const now = [...given.filter((each) => !isMeant(each)), ...(pair && part === into ? [pair] : [])];
    if (now.join('&') !== given.join('&')) address[part] = now.join('&');
  }
  if (address.href === location.href) return;
  try {
    history.replaceState(null, '', address);
  } catch {
    // A sandboxed frame has no history of its own; there is nothing to keep true then.
  }
}
