// The address of the page.

/** The folder of the page, ending in a slash. */
export const SITE = new URL('../../', import.meta.url);

/** A page that is one file has no address that others could open. */
export const HAS_ADDRESS = /^https?:$/.test(SITE.protocol) && location.protocol !== 'about:';
