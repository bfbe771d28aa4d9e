// The parameters of an address.

/**
 * The parameters of an address, from its query and its hash; the hash wins.
 * @param {Location | URL} address
 */
export function queryOf({ search, hash }) {
  return [search.slice(1), hash.slice(1)].filter(Boolean).join('&');
}
