// What an attribute names by its address is fetched by the page around, as the address is one of that page.

/**
 * @param {string} address
 * @param {string} accepted what the attribute is, for an error
 * @returns {Promise<string>}
 */
export async function fetchText(address, accepted) {
  const response = await fetch(new URL(address, document.baseURI)).catch(() => undefined);
  if (response?.ok) return response.text();
  const why = response ? `answers ${response.status}` : 'cannot be read from here';
  throw new Error(`${accepted}; got ${address}, which ${why}`);
}
